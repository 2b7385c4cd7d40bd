import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { openFiles, withFiles } from '../../lib/content/files'
import { lintTexts } from '../../lib/lint/lint-content'
import { renewDates } from '../../lib/pages/dates/dates'
import { formatDiagnostic } from '../../lib/shared/diagnostic'
import { findMovable, type PageWithFiles, planDelete, planMove, readMovable } from './move-page'

const collect = 'content/docs/collect.md'
const pageOf = async (file: string) => (await readMovable(file)) as PageWithFiles
const errorsWith = async (files: Parameters<typeof lintTexts>[0]) =>
  (await lintTexts(files)).filter(({ severity }) => severity === 'error').map(formatDiagnostic)

test('a page of the documentation moves with the links to it, and its old address redirects to the new one', async () => {
  const changed = await planMove(await pageOf(collect), '/docs/collecting')
  const text = readFileSync(collect, 'utf8')
  expect(changed[collect]).toBeNull()
  const now = String(changed['content/docs/collecting.md'])
  expect(now.replace(/\n(aliases: .*|aliases:\n {2}- .*)(?=\n)/, '')).toBe(text)
  expect(now).toMatch(/aliases:\s+(- |\[)\/docs\/collect\]?\n/)
  expect(Object.keys(changed)).toContain('content/docs/rest/reference/data_collection.md')
  expect(await errorsWith(changed)).toEqual([])
})

test('a case moves with all its files', async () => {
  const page = await pageOf('content/cases/galaxy/index.md')
  const changed = await planMove(page, '/cases/galaxies')
  expect(Object.keys(changed)).toEqual(
    expect.arrayContaining(page.files.map((file) => file.replace('galaxy/', 'galaxies/'))),
  )
  for (const file of page.files) expect([file, changed[file]]).toEqual([file, null])
  expect(changed['content/cases/galaxies/a.csv']).toEqual(readFileSync('content/cases/galaxy/a.csv'))
  expect(await errorsWith(changed)).toEqual([])
  const { text } = await withFiles(openFiles({ overlay: changed }), () => renewDates('2030-01-01'))
  expect(JSON.parse(text)).toHaveProperty(['/cases/galaxies'])
})

test.each([
  ['an address with capitals', '/docs/Collect', 'is not an address'],
  ['an address outside its folder', '/docs/../collect', 'is not an address'],
  ['its own address', '/docs/collect/', 'already has this address'],
  ['a folder for another kind of page', '/cases/collect', 'cannot be moved'],
  ['a folder without pages', '/collect', 'cannot be moved'],
  ['the address of another page', '/docs/javascript', 'the address of another page'],
])('a page cannot be moved to %s', async (_, address, message) => {
  await expect(planMove(await pageOf(collect), address)).rejects.toThrow(message)
})

test('a page with pages below it cannot be moved', async () => {
  await expect(planMove(await pageOf('content/docs/graphql/index.md'), '/docs/graph')).rejects.toThrow(
    'There are pages below this one (content/docs/graphql/overview.md',
  )
})

test('a fixed page cannot be moved, nor can a file that is not a page', async () => {
  for (const file of ['content/pages/about.md', 'content/facts.yml', 'package.json'])
    expect([file, await readMovable(file)]).toEqual([file, undefined])
})

test('a page to which other pages link cannot be deleted, and those pages are named', async () => {
  await expect(planDelete(await pageOf(collect), '')).rejects.toThrow(
    /^Other pages link to this one: .*“.+” \(\/docs\/rest\/reference\/data_collection\)/,
  )
})

test('a move to an invalid address is rejected with a suggestion: a corrected address if possible, or else another one', async () => {
  const page = await pageOf(collect)
  await expect(planMove(page, 'docs/Collect it/')).rejects.toThrow('such as /docs/collect-it.')
  await expect(planMove(page, 'Über uns')).rejects.toThrow('such as /docs/collect-new.')
})

test('the old address can redirect to the pages that visitors look for, and the moved page has a form', async () => {
  const found = await findMovable(collect, { replace: async () => [] })
  expect(found?.targets).toContainEqual({ path: '/cases', title: expect.any(String) })
  const paths = found?.targets.map(({ path }) => path)
  for (const path of ['/404', '/thanks', '/docs/collect']) expect(paths).not.toContain(path)
  expect(found?.list).toBe('collections/docs')
  expect(await found?.move('/docs/collecting/')).toBe('collections/docs/entries/collecting')
  const galaxy = await findMovable('content/cases/galaxy/index.md', { replace: async () => [] })
  expect(await galaxy?.move('/cases/galaxies')).toBe('collections/cases/entries/galaxies/index')
})
