import type { Part } from './schema-part'

/** What the editor is told about files, by the site that they belong to. */
interface Form {
  /** What a list of files calls it, such as `About`. */
  label: string
  /** The schema of a data file, or of the front matter of a Markdown file, as JSON schema with labels and hints. */
  schema: Part
  /** The text of a Markdown file below its front matter; left out for a data file, and for a page that shows no such text. */
  body?: { label: string; hint: string }
  /** Fields of the schema that these files cannot have. */
  leftOut?: readonly string[]
  /** Whether facts are filled in where its texts name them. */
  hasFacts?: boolean
}

/** The form of a single file. */
export interface FileForm extends Form {
  /** Path relative to the project's root. */
  file: string
  /** What the file contains; undefined if there is none yet. It decides the fields of a record, and those of facts. */
  value?: unknown
}

/** The form of every Markdown file in a folder. */
export interface FolderForm extends Form {
  /** Pattern of its files: one ending in `/*.md`, in `/**.md` if there are folders inside, or in a folder `*` for each file. */
  files: string
  /** One of them, such as `case`. */
  labelSingular: string
  /** Where a new one is made, in a sentence, if it needs files that the form does not have. */
  madeElsewhere?: string
}

/** A list in the editor: some files, or a folder. */
export interface Collection {
  /** In addresses of the editor, such as `pages`. */
  name: string
  label: string
  /** The name of a Material Symbols icon. */
  icon?: string
  /** The files, or the folder. */
  forms: readonly FileForm[] | FolderForm
}
