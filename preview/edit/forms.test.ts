import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from '@jest/globals'
import { z } from 'zod'
import { checkValues } from '../../editor/forms/check-values'
import type { CmsField } from '../../editor/forms/cms-field'
import { type CmsCollection, collectionsOf } from '../../editor/forms/config'
import type { Collection } from '../../editor/forms/form'
import { itemOf, type Part } from '../../editor/forms/schema-part'
import type { Content } from '../../lib/content/load-content'
import { getContent } from '../../lib/pages/get-content'
import { listForms } from './forms'

const schema = JSON.parse(
  readFileSync(new URL('../../editor/forms/fixtures/sveltia-collections.json', import.meta.url), 'utf8'),
)

let content: Content
let forms: Collection[]
let lists: CmsCollection[]
beforeAll(async () => {
  content = await getContent()
  forms = await listForms(content)
  lists = collectionsOf(forms)
})

/** Returns every form of the site: its fields, with the files that it is for. */
const all = () =>
  lists.flatMap((list) =>
    'files' in list
      ? list.files.map(({ file, fields }) => ({ fields, files: [file] }))
      : [{ fields: list.fields, files: content.paths.filter((path) => isIn(list.folder, path)) }],
  )
const isIn = (folder: string, path: string) => path.startsWith(`${folder}/`) && path.endsWith('.md')

/** Returns a field with those inside it. */
const withInner = (field: CmsField): CmsField[] => [field, ...(field.fields ?? []).flatMap(withInner)]

test('Sveltia accepts the lists and forms', () => {
  expect(z.fromJSONSchema(schema).safeParse(lists).error?.issues).toBeUndefined()
})

test('the lists are in the order in which editors look for them', () => {
  expect(lists.map(({ label }) => label)).toEqual([
    ...['Pages', 'Cases', 'Areas of interest', 'Documentation', 'API operations', 'Prices and facts', 'Company'],
    'Interface texts',
  ])
})

test('every file that people edit has exactly one form', () => {
  const edited = content.paths.filter(
    (path) => /\.(md|ya?ml|json)$/.test(path) && !/README\.md$|\.dates\.json$/.test(path),
  )
  expect(
    all()
      .flatMap(({ files }) => files)
      .sort(),
  ).toEqual(edited.filter((path) => path !== 'content/computed.yml'))
})

test('no field has a number as its name, which the interface would treat as an index in a list', () => {
  const names = all().flatMap(({ fields }) => fields.flatMap(withInner).map(({ name }) => name))
  expect(names.filter((name) => /^\d+$/.test(name))).toEqual([])
})

test('every field has a label, and a hint that describes the form rather than the file', () => {
  const lacking = all().flatMap(({ fields, files: [file] }) =>
    fields
      .flatMap(withInner)
      .filter(({ label, hint = '' }) => !label || !/^(Write|Choose|Name) .+/s.test(hint))
      .map(({ name }) => `${file}: ${name}`),
  )
  expect(lacking).toEqual([])
  const hints = all().flatMap(({ fields }) => fields.flatMap(withInner).map(({ hint = '' }) => hint))
  const ofFiles = hints.filter((hint) =>
    /indented|on (its own )?lines?\b|Write true|\{ |leave (it|the field) out|in quotes/.test(hint),
  )
  expect(ofFiles).toEqual([])
})

test('the forms accept every value in the content, and have a field for it', () => {
  const rejected = all().flatMap(({ fields, files }) =>
    files.flatMap((file) => {
      const page = content.pages.find((each) => each.file === file)
      const value = page ? page.yaml?.value : sourceOf(file)
      // The field of the text is not a field of the front matter.
      const own = fields.filter(({ widget }) => widget !== 'richtext')
      return checkValues(own, value as Record<string, unknown>).map(({ path, reason }) => `${file}: ${path} ${reason}`)
    }),
  )
  // Only programs read the source of a fact.
  expect(rejected.filter((each) => !/^content\/facts\.yml: \S*\bsource has no field$/.test(each))).toEqual([])
})

/** Returns what the form of a data file was made from. */
const sourceOf = (file: string): unknown =>
  forms.flatMap(({ forms: made }) => ('files' in made ? [] : made)).find((form) => form.file === file)?.value

test('the forms contain everything that a schema requires, and each of its limits', () => {
  const missing = forms.flatMap(({ forms: made, label }, index) => {
    const list = lists[index] as CmsCollection
    if ('files' in made) return limitsMissing(made.schema, 'fields' in list ? list.fields : [], label)
    const fields = 'files' in list ? list.files.map((file) => file.fields) : []
    return made.flatMap(({ schema, file }, formIndex) => limitsMissing(schema, fields[formIndex] ?? [], file))
  })
  expect(missing).toEqual([])
})

/**
 * Returns the limits of a schema that its fields lack, by the names of the fields above. Records are adapted to their
 * file, and are left out.
 */
function limitsMissing({ properties = {}, required = [] }: Part, fields: readonly CmsField[], above: string): string[] {
  return fields.flatMap((field) => {
    const part = properties[field.name]
    if (part === undefined || part.kind === 'fact') return []
    const path = `${above} › ${field.name}`
    const item = itemOf(part)
    const limits = [
      [field.required, required.includes(field.name)],
      [field.min, part.minItems ?? part.minimum],
      [field.max, part.maxItems ?? (part.maximum === Number.MAX_SAFE_INTEGER ? undefined : part.maximum)],
      ...(part.type === 'string' && !part.kind && !part.enum ? [[hasTextLimits(field, part), true]] : []),
    ]
    const wrong = limits.filter(([found, expected]) => found !== expected).map(() => path)
    return [...wrong, ...limitsMissing(item ?? part, field.fields ?? [], path)]
  })
}

/**
 * Whether a text beyond each limit is rejected. Except for facts, lengths are limits of the field or of its pattern.
 */
function hasTextLimits({ maxlength, minlength, pattern }: CmsField, part: Part): boolean {
  const isRejected = (text: string) => pattern !== undefined && !new RegExp(pattern[0].slice(1, -1)).test(text)
  const { minLength = 0, maxLength, pattern: expected } = part
  const isShort = minLength <= 1 || minlength === minLength || isRejected('x'.repeat(minLength - 1))
  const isLong = maxLength === undefined || maxlength === maxLength || isRejected('x'.repeat(maxLength + 1))
  return (
    isShort && isLong && (expected === undefined || pattern?.[0].includes(expected) === true || part.format === 'date')
  )
}
