import { expect, test } from '@jest/globals'
import { z } from 'zod'
import { lintTexts } from '../lint/lint-content'
import { diagnosticAt } from '../shared/diagnostic'
import { fileMessages } from './content-messages'
import { currentFiles } from './files'
import { type ContentPage, loadContent } from './load-content'

/** A kind of page that this site does not have: loading must not depend on the kinds of page of this site. */
const schema = z.strictObject({ title: z.string(), price: z.string().optional() })
const note = { file: 'content/notes/*.md', schema: async () => schema }
const checks = {
  data: [],
  text: () => [],
  page: async ({ file, tree }: ContentPage) =>
    tree?.().children.length === 0 ? [diagnosticAt({ file }, fileMessages['file-missing'])] : [],
}
const load = (overlay: Record<string, string | null>) =>
  loadContent({ kinds: [note], checks: async () => checks, now: new Date('2026-11-25'), drafts: false, overlay })
const loadNote = async (text: string) => {
  const { pages } = await load({ 'content/notes/a.md': text })
  return pages.find(({ file }) => file === 'content/notes/a.md')
}

test('a loaded page has its fields with tokens replaced, its text and its syntax tree', async () => {
  const page = await loadNote('---\ntitle: A note\nprice: "{{plans.lite.price}}"\n---\n\n## Heading\n')
  expect(page?.data).toEqual({ title: 'A note', price: '€99' })
  expect(page?.tree?.().children).toMatchObject([{ type: 'heading', position: { start: { line: 6 } } }])
  expect([page?.hasKind, page?.diagnostics]).toEqual([true, []])
})

test('unclosed front matter, invalid YAML and invalid fields are returned as diagnostics, not thrown', async () => {
  const idsOf = async (text: string) => (await loadNote(text))?.diagnostics.map(({ id }) => id)
  expect(await idsOf('---\ntitle: A note\n')).toEqual(['front-matter-open'])
  expect(await idsOf('---\ntitle: "A note\n---\n')).toEqual(['yaml-quote-open'])
  expect(await idsOf('---\ntitel: A note\n---\n')).toEqual(['field-unknown'])
  expect(await idsOf('---\ntitle: "{{plans.none.price}}"\n---\n')).toEqual(['token-unknown'])
  const { diagnose, pages } = await load({ 'content/notes/a.md': 'No front matter.' })
  const found = (await diagnose()).map(({ file, id }) => [file, id])
  expect(found).toContainEqual(['content/notes/a.md', 'front-matter-none'])
  expect(pages.find(({ file }) => file === 'content/notes/a.md')).toMatchObject({ text: 'No front matter.' })
})

test('the syntax tree of text that is nested too deeply throws when it is used', async () => {
  const page = await loadNote(`---\ntitle: A note\n---\n\n${'> '.repeat(500)}x\n`)
  expect(page?.diagnostics).toEqual([])
  expect(page?.tree).toThrow('content/notes/a.md:5')
  expect(page?.tree).toThrow('content/notes/a.md:5')
})

test('if the facts are invalid, tokens have fallback values and the problems are returned', async () => {
  const content = await load({
    'content/facts.yml': 'plans: [',
    'content/notes/a.md': '---\ntitle: "{{plans.lite.price}}"\n---\n',
  })
  expect([content.facts, content.site?.name]).toEqual([undefined, 'Oogwenk'])
  expect(content.brokenSources.map(({ file }) => file)).toEqual(['content/facts.yml'])
  const reported = await content.diagnose()
  expect(reported.filter(({ file, id }) => file === 'content/notes/a.md' && id !== 'file-missing')).toEqual([])
})

test('an edit gives new content, and leaves the previous content and the syntax trees of other pages unchanged', async () => {
  const text = (title: string) => `---\ntitle: ${title}\n---\n\nText.\n`
  const loadBoth = (title: string) =>
    load({ 'content/notes/a.md': text(title), 'content/notes/b.md': text('Another note') })
  const [before, after] = [await loadBoth('A note'), await loadBoth('An edited note')]
  const [a1, b1, a2, b2] = [before, after].flatMap(({ pages }) => pages.filter(({ file }) => file.includes('notes/')))
  expect([a1?.data, a2?.data]).toEqual([{ title: 'A note' }, { title: 'An edited note' }])
  expect(b1?.tree?.()).toBe(b2?.tree?.())
})

/** Yields the paths of everything in a value that can still be changed. */
function* notFrozen(value: unknown, path = 'content', seen = new Set<unknown>()): Generator<string> {
  if (typeof value !== 'object' || value === null || seen.has(value)) return
  seen.add(value)
  if (!Object.isFrozen(value)) yield path
  const entries = value instanceof Map ? [...value] : Object.entries(value)
  for (const [name, each] of entries) yield* notFrozen(each, `${path}.${name}`, seen)
}

test.each([
  ['valid content', { 'content/notes/a.md': '---\ntitle: A note\n---\n' }],
  ['a page that cannot be read', { 'content/notes/a.md': 'No front matter.' }],
  ['a page with an invalid field', { 'content/notes/a.md': '---\ntitel: A note\n---\n' }],
  ['invalid facts', { 'content/facts.yml': 'plans: [' }],
])('nothing in loaded content can be changed: %s', async (_, overlay) => {
  const content = await load(overlay)
  expect([...notFrozen(content)]).toEqual([])
  expect(() => (content.tokens as Map<string, string>).set('plans.lite.price', '€1')).toThrow('frozen')
})

test('the checks of a page run once for each version of the content, on its own files', async () => {
  const text = (body: string) => `---\ntitle: A note\n---\n${body}`
  const [empty, written] = [
    await load({ 'content/notes/a.md': text('') }),
    await load({ 'content/notes/a.md': text('x') }),
  ]
  const found = empty.diagnose()
  expect(empty.diagnose()).toBe(found)
  const ofNote = ({ file }: { file: string }) => file === 'content/notes/a.md'
  expect((await found).filter(ofNote)).toMatchObject([{ id: 'file-missing' }])
  expect((await written.diagnose()).filter(ofNote)).toEqual([])
  expect(Object.isFrozen(await found)).toBe(true)
})

test('the content lint finds a missing text, invalid JSON and a missing file in unsaved interface texts', async () => {
  const english = await currentFiles().readText('locales/en/common.json')
  const without = english.replace(/^\s*"skip": .*\n/m, '')
  expect(without).not.toBe(english)
  const lint = async (text: string | null) => (await lintTexts({ 'locales/en/common.json': text })).map(({ id }) => id)
  expect(await lint(without)).toContain('locale-text-missing')
  expect(await lint('{')).toContain('locale-not-json')
  expect(await lint(null)).toContain('locale-missing')
}, 60_000)

test('a page is checked again once the endpoint table has another name for the operations that it shows', async () => {
  const table = await currentFiles().readText('content/docs/rest/endpoints.yml')
  const lint = async (text: string) =>
    (await lintTexts({ 'content/docs/rest/endpoints.yml': text })).map(({ id }) => id)
  expect(await lint(table.replace('\n  users:', '\n  people:'))).toContain('block-no-operations')
  expect(await lint(table)).toEqual([])
}, 60_000)
