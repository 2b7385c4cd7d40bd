import { basename } from 'node:path'
import type { CmsField } from './cms-field'
import { fieldsOf } from './field-of'
import { fitToValue } from './fit-to-value'
import type { Collection, FileForm, FolderForm, ListMark } from './form'

/** A list in the editor, in the configuration of Sveltia CMS. */
export type CmsCollection = { name: string; label: string; icon?: string } & (CmsFiles | CmsFolder)

/** A list of single files. */
interface CmsFiles {
  files: readonly ({ name: string; label: string; file: string; fields: readonly CmsField[] } & Partial<
    typeof picturesBesideText & typeof withoutPreview
  >)[]
}

/** A list of the Markdown files in a folder. */
interface CmsFolder {
  folder: string
  label_singular: string
  /** False, because moving or deleting a page changes more than its file: links, its old address, pictures. */
  delete: false
  /** What the list shows for a file, as a template. https://sveltiacms.app/en/docs/string-transformations */
  summary?: string
  sortable_fields?: { fields: readonly string[]; default: { field: string; direction: 'ascending' } }
  /** Says where a new page is made. */
  description?: string
  create?: boolean
  duplicate?: boolean
  /**
   * A page gets its name when it is made; later its address changes only together with everything that refers to it.
   */
  slug: { template: string; editable: readonly 'create'[]; hint: string; pattern: readonly [string, string] }
  /** The path from the folder to a file, if each file has its own folder. */
  path?: string
  nested?: { subfolders: boolean }
  meta?: { path: { index_file: string } }
  media_folder: ''
  public_folder: ''
  extension: 'md'
  fields: readonly CmsField[]
}

/** The pictures of a text are in its folder, and the text contains only their names. */
const picturesBesideText = { media_folder: '', public_folder: '' } as const

/** Only pages have a visual preview. */
const withoutPreview = { editor: { preview: false } } as const

/**
 * Returns the lists of the editor with their forms.
 * @throws if the pattern of a folder is not as `FolderForm` describes
 */
export function collectionsOf(collections: readonly Collection[]): CmsCollection[] {
  return collections.map(({ forms, ...list }) =>
    'files' in forms ? { ...list, ...folderOf(forms) } : { ...list, files: forms.map(fileOf) },
  )
}

function fileOf(form: FileForm) {
  const { file, label } = form
  return {
    name: nameOf(file),
    label,
    file,
    ...(form.body ? picturesBesideText : undefined),
    ...(!file.endsWith('.md') && withoutPreview),
    fields: formFields(form),
  }
}

/**
 * Returns the name of a file in addresses: its path without its extension, with hyphens, because its own name may occur
 * in several folders.
 */
const nameOf = (file: string) => file.replace(/\.\w+$/, '').replace(/[^\w-]+/g, '-')

function folderOf(form: FolderForm): CmsFolder {
  const { files, labelSingular, marks = [], madeElsewhere, sortBy = [] } = form
  const [sortedBy] = sortBy
  const common = {
    label_singular: labelSingular,
    delete: false as const,
    ...(sortedBy !== undefined && {
      sortable_fields: { fields: sortBy, default: { field: sortedBy, direction: 'ascending' as const } },
    }),
    ...(marks.length > 0 && { summary: `{{title}}${marks.map(templateOf).join('')}` }),
    ...(madeElsewhere !== undefined && { create: false, duplicate: false, description: madeElsewhere }),
    slug: {
      template: '{{title}}',
      editable: ['create'] as const,
      hint: 'Write the last part of its address.',
      pattern: [
        '^[a-z0-9]+(?:-[a-z0-9]+)*$',
        'Write lower-case letters from a to z, digits and hyphens only.',
      ] as const,
    },
    ...picturesBesideText,
    extension: 'md' as const,
    fields: formFields(form),
  }
  const [, folder, rest] = /^([^*]+)\/(\*\*\.md|\*\.md|\*\/[\w-]+\.md)$/.exec(files) ?? []
  if (folder === undefined || rest === undefined) {
    throw new Error(`The editor cannot list “${files}”. Write a folder with /*.md, /**.md or /*/index.md after it.`)
  }
  if (rest === '*.md') return { folder, ...common }
  if (rest === '**.md')
    return { folder, nested: { subfolders: false }, meta: { path: { index_file: 'index' } }, ...common }
  return { folder, path: `{{slug}}/${basename(rest, '.md')}`, ...common }
}

/** Returns the template of a mark; the mark is empty if the field has no value. */
function templateOf({ field, words, dateFormat }: ListMark): string {
  if (dateFormat === undefined) return `{{${field} | ternary(' (${words})', '')}}`
  return `{{${field} | ternary(' (${words} ', '')}}{{${field} | date('${dateFormat}')}}{{${field} | ternary(')', '')}}`
}

/** Returns the fields of a form. The body text of a page is above the fields that are seldom changed. */
function formFields(form: FileForm | FolderForm): CmsField[] {
  const { schema, body, hasFacts = false, leftOut = [] } = form
  const fitted = 'value' in form ? fitToValue(schema, form.value) : schema
  const defaults = ('defaults' in form && form.defaults) || {}
  const fields = fieldsOf(fitted, { hasFacts })
    .filter(({ name }) => !leftOut.includes(name))
    .map((field) => (Object.hasOwn(defaults, field.name) ? { ...field, default: defaults[field.name] } : field))
  const isLast = ({ name }: CmsField) => fitted.properties?.[name]?.isLast === true
  const text: CmsField[] = body
    ? [{ name: 'body', widget: 'richtext', modes: ['rich_text', 'raw'], required: false, ...body }]
    : []
  return [...fields.filter((field) => !isLast(field)), ...text, ...fields.filter(isLast)]
}
