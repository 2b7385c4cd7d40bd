import { z } from 'zod'

/** The files with the same fields, and their schema. */
export interface FieldsGroup {
  /** Their paths, or patterns of their paths, such as `content/docs/**.md`. */
  files: readonly string[]
  schema: z.ZodType
}

const start = '<!-- fields: npm run tool -- fields writes the tables below -->'
const end = '<!-- end of fields -->'

/** The part of a JSON schema that the tables show. `label` and `hint` come from `field`. */
interface Part {
  type?: string
  label?: string
  hint?: string
  properties?: Readonly<Record<string, Part>>
  required?: readonly string[]
  items?: Part
  additionalProperties?: Part | false
  enum?: readonly string[]
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  minimum?: number
}

/** A row of a table. */
interface Row {
  name: string
  isRequired: boolean
  part: Part
}

/** Every field of a schema, including nested ones. */
function rowsOf({ properties = {}, required = [], additionalProperties }: Part, above = ''): Row[] {
  // A record: editors choose its keys.
  if (additionalProperties) return rowsOf({ properties: { '…': additionalProperties } }, above)
  return Object.entries(properties).flatMap(([name, part]) => {
    const each = part.items ?? part
    const row = { name: `${above}${name}`, isRequired: required.includes(name), part }
    return [row, ...rowsOf(each, `${above}${name} › `)]
  })
}

const partOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as unknown as Part

/** The limits of a field, such as `at most 90 characters` or `2 to 3 items`; empty if it has none. */
function limitOf({
  type,
  enum: names,
  items,
  minItems = 0,
  maxItems,
  minLength = 0,
  maxLength,
  minimum,
}: Part): string {
  const range = (min: number, max: number | undefined, what: string) => {
    if (max === undefined) return min > 1 ? `at least ${min} ${what}` : ''
    if (min === max) return `${max} ${what}`
    return min > 1 ? `${min} to ${max} ${what}` : `at most ${max} ${what}`
  }
  if (names) return names.map((name) => `\`${name}\``).join(' or ')
  if (type === 'boolean') return '`true` or `false`'
  if (type === 'integer') return `whole number${minimum === undefined ? '' : ` from ${minimum}`}`
  if (type === 'number') return 'number'
  if (items) return range(minItems, maxItems, 'items') || 'list'
  return range(minLength, maxLength, 'characters')
}

function tableOf(rows: readonly Row[]): string {
  const lines = rows.map(({ name, isRequired, part }) => {
    const cells = [`\`${name}\``, isRequired ? 'yes' : 'no', limitOf(part), cellOf(part.hint ?? '')]
    return `| ${cells.join(' | ')} |`
  })
  return ['| field | needed | limit | what to write |', '| --- | --- | --- | --- |', ...lines].join('\n')
}

/** The names of files as people write them, without those that a listed folder includes. */
function titleOf(files: readonly string[]): string {
  const folders = files.filter((file) => file.endsWith('/**.md')).map((file) => file.replace('**.md', ''))
  const widest = folders.filter((folder) => !folders.some((other) => other !== folder && folder.startsWith(other)))
  const others = files.filter((file) => !widest.some((folder) => file.startsWith(folder)))
  return [
    ...widest.map((folder) => `Every page in \`${folder}\``),
    ...others.map((file) => `\`${file.replace('*', '…')}\``),
  ].join(', ')
}

/** Escapes a text for a cell of a table, so that none of it is read as markup. */
const cellOf = (text: string) => text.replace(/[\\*_<>|[\]#]/g, '\\$&')

/**
 * Writes the tables of the fields that editors fill in, as Markdown: those that every page has, then the others of each
 * kind.
 * @param common the schema that the schemas of all pages extend
 */
export function writeFields(common: z.ZodType, groups: readonly FieldsGroup[]): string {
  const shared = rowsOf(partOf(common))
  const names = new Set(shared.map(({ name }) => name))
  const tables = new Map<string, string[]>()
  for (const { files, schema } of groups) {
    const own = rowsOf(partOf(schema)).filter(({ name }) => !names.has(name))
    const table = own.length > 0 ? tableOf(own) : 'No other fields.'
    tables.set(table, [...(tables.get(table) ?? []), ...files])
  }
  const parts = [...tables].map(([table, files]) => `### ${titleOf(files)}\n\n${table}`)
  return [`### Every page\n\n${tableOf(shared)}`, ...parts].join('\n\n')
}

/**
 * Replaces the tables of a page.
 * @throws if the page does not mark where they belong
 */
export function putFields(page: string, tables: string): string {
  const [from, to] = [page.indexOf(start), page.indexOf(end)]
  if (from < 0 || to < from)
    throw new Error(`The page has no lines “${start}” and “${end}”. Add them where the tables belong.`)
  return `${page.slice(0, from + start.length)}\n\n${tables}\n\n${page.slice(to)}`
}
