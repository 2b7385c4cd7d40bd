import { basename } from 'node:path'
import type { CmsField } from './cms-field'
import { type FieldOptions, fieldsOf } from './field-of'
import { fitToValue } from './fit-to-value'
import type { Collection, FileForm, FolderForm } from './form'

/** A list of the editor, in the configuration of Sveltia CMS. */
export type CmsCollection = { name: string; label: string; icon?: string } & (CmsFiles | CmsFolder)

/** A list of single files. */
interface CmsFiles {
  files: readonly ({ name: string; label: string; file: string; fields: readonly CmsField[] } & Partial<
    typeof beside & typeof withoutPreview
  >)[]
}

/** A list of the Markdown files of a folder. */
interface CmsFolder {
  folder: string
  label_singular: string
  /** A page that is moved or deleted has more than its file: links, an old address, pictures. */
  delete: false
  /** Says where a new one is made. */
  description?: string
  create?: boolean
  duplicate?: boolean
  /** A page is named when it is made; later, its address is changed with all that leads to it. */
  slug: { template: string; editable: readonly 'create'[]; hint: string; pattern: readonly [string, string] }
  /** From the folder to a file, if each file has a folder of its own. */
  path?: string
  nested?: { subfolders: boolean }
  meta?: { path: { index_file: string } }
  media_folder: ''
  public_folder: ''
  extension: 'md'
  fields: readonly CmsField[]
}

/** Pictures of a text are in its folder, and named alone. */
const beside = { media_folder: '', public_folder: '' } as const

/** Only a page looks like something. */
const withoutPreview = { editor: { preview: false } } as const

/** The lists of the editor with their forms. @throws if the pattern of a folder has another form than `FolderForm` says */
export function collectionsOf(
  collections: readonly Collection[],
  options: Omit<FieldOptions, 'hasFacts'> = {},
): CmsCollection[] {
  return collections.map(({ forms, ...words }) =>
    'files' in forms
      ? { ...words, ...folderOf(forms, options) }
      : { ...words, files: forms.map((form) => fileOf(form, options)) },
  )
}

function fileOf(form: FileForm, options: Omit<FieldOptions, 'hasFacts'>) {
  const { file, label } = form
  return {
    name: nameOf(file),
    label,
    file,
    ...(form.body ? beside : undefined),
    ...(!file.endsWith('.md') && withoutPreview),
    fields: formFields(form, options),
  }
}

/** A file's part of an address: its path without its ending. Several lists may have files of the same name. */
const nameOf = (file: string) => file.replace(/\.\w+$/, '').replace(/[^\w-]+/g, '-')

function folderOf(form: FolderForm, options: Omit<FieldOptions, 'hasFacts'>): CmsFolder {
  const { files, labelSingular, madeElsewhere } = form
  const common = {
    label_singular: labelSingular,
    delete: false as const,
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
    ...beside,
    extension: 'md' as const,
    fields: formFields(form, options),
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

/** The fields of a form. The text of a page is above what is seldom changed. */
function formFields(form: FileForm | FolderForm, options: Omit<FieldOptions, 'hasFacts'>): CmsField[] {
  const { schema, body, hasFacts = false, leftOut = [] } = form
  const fitted = 'value' in form ? fitToValue(schema, form.value) : schema
  const fields = fieldsOf(fitted, { ...options, hasFacts }).filter(({ name }) => !leftOut.includes(name))
  const isLast = ({ name }: CmsField) => fitted.properties?.[name]?.isLast === true
  const text: CmsField[] = body
    ? [{ name: 'body', widget: 'richtext', modes: ['rich_text', 'raw'], required: false, ...body }]
    : []
  return [...fields.filter((field) => !isLast(field)), ...text, ...fields.filter(isLast)]
}
