import type { Part } from './schema-part'

/** What the forms of files and of folders have in common. */
interface Form {
  /** The name of the file in a list, such as `About`. */
  label: string
  /** The schema of a data file, or of the front matter of a Markdown file, as JSON schema with labels and hints. */
  schema: Part
  /**
   * The body text of a Markdown file below its front matter; undefined for a data file, and for a page that shows no
   * body text.
   */
  body?: { label: string; hint: string }
  /** Fields of the schema that these files cannot have. */
  leftOut?: readonly string[]
  /** Whether facts in its texts are filled in. */
  hasFacts?: boolean
}

/** The form of a single file. */
export interface FileForm extends Form {
  /** Path relative to the project's root. */
  file: string
  /** The content of the file; undefined if it does not exist yet. It determines the fields of records and facts. */
  value?: unknown
}

/** The form of every Markdown file in a folder. */
export interface FolderForm extends Form {
  /**
   * The pattern of its files: one ending in `/*.md`, in `/**.md` if there are sub-folders, or in a folder `*` for each
   * file.
   */
  files: string
  /** The name of one of them, such as `case`. */
  labelSingular: string
  /** The fields that the list can be sorted by; the first is the default. */
  sortBy?: readonly string[]
  /** The default values of the fields of a new file. */
  defaults?: Readonly<Record<string, unknown>>
  /** What the list shows after the title of a file, for each field that it has. */
  marks?: readonly ListMark[]
  /** Where a new file is made, in a sentence, if it needs files that the form does not have. */
  madeElsewhere?: string
}

/** Words that a list shows after the title of a file if a field has a value. */
export interface ListMark {
  field: string
  /** Such as `draft`, or `from` before a date. */
  words: string
  /** The format of the field’s value, which is shown after the words, if it is a date: `D MMM YYYY`. */
  dateFormat?: string
}

/** A list in the editor: some files, or a folder. */
export interface Collection {
  /** Its name in addresses of the editor, such as `pages`. */
  name: string
  label: string
  /** The name of an icon in Material Symbols. */
  icon?: string
  /** The files, or the folder. */
  forms: readonly FileForm[] | FolderForm
}
