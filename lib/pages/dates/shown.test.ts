import { cp, rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { inCopyOfSite, whileChanged } from '../../../tests/fixtures/edited-site'
import { dateDiagnostics, writeDates } from '../dates/dates'

const galaxy = 'content/cases/galaxy'
let leave = async () => {}

beforeAll(async () => {
  leave = await inCopyOfSite()
  await writeDates('2026-01-31')
})
afterAll(() => leave())

/** Returns the paths of the pages with a stale date or without a date. */
async function stale(): Promise<string[]> {
  const messages = (await dateDiagnostics()).map(({ what }) => what)
  return messages.map((what) => /(?:words of|page) (\S+) ha/.exec(what)?.[1] ?? what).sort()
}
const staleAfter = (file: string, change: (text: string) => string) => whileChanged(file, change, stale)

test('a change to the text or order of the cards makes the date of the overview stale', async () => {
  const question = (text: string) => text.replace('question: The same', 'question: One')
  expect(await staleAfter(`${galaxy}/index.md`, question)).toEqual(['/cases'])
  expect(await staleAfter(`${galaxy}/index.md`, (text) => text.replace('order: 1', 'order: 9'))).toEqual(['/cases'])
})

test('a new case makes the date of the overview stale, and a draft does not', async () => {
  const added = 'content/cases/milky-way'
  await cp(galaxy, added, { recursive: true })
  expect(await stale()).toEqual(['/cases', '/cases/milky-way'])
  expect(await staleAfter(`${added}/index.md`, (text) => text.replace('---\n', '---\ndraft: true\n'))).toEqual([])
  await rm(`${added}/a.csv`)
  expect(await staleAfter(`${added}/index.md`, (text) => text.replace('---\n', '---\ndraft: true\n'))).toEqual([])
  await rm(added, { recursive: true })
})

test('a new operation makes the dates of its page, and of all pages that count operations, stale', async () => {
  const more = (text: string) =>
    text.replace(
      '        - call: GET /users/{user_uuid}/invites\n',
      '        - call: GET /zebras\n          title: List zebras\n          summary: Lists the zebras.\n$&',
    )
  expect(await staleAfter('content/docs/rest/endpoints.yml', more)).toEqual([
    '/docs',
    '/docs/rest/reference',
    '/docs/rest/reference/access_control',
  ])
})

test('a change to the lead of a reference page also makes the date of the page that lists it stale', async () => {
  const lead = (text: string) => text.replace('lead: ', 'lead: Indeed. ')
  expect(await staleAfter('content/docs/rest/reference/locales.md', lead)).toEqual([
    '/docs/rest/reference',
    '/docs/rest/reference/locales',
  ])
})

test('moving one gaze sample by three pixels makes the dates of the case and the overview stale', async () => {
  const moveSample = (text: string) => {
    const [head = '', first = '', ...rows] = text.split('\n')
    const cells = first.split(',')
    const x = head.split(',').indexOf('gaze_x')
    cells[x] = String(Number(cells[x]) + 3)
    return [head, cells.join(','), ...rows].join('\n')
  }
  expect(await staleAfter(`${galaxy}/b.csv`, moveSample)).toEqual(['/cases', '/cases/galaxy'])
})

test('a change to the size of an area makes dates stale; comments and line endings do not', async () => {
  const areas = `${galaxy}/areas.yml`
  const wider = (text: string) => text.replace(/width: (\d+)/g, (_, width) => `width: ${Number(width) - 1}`)
  expect(await staleAfter(areas, wider)).toEqual(['/cases', '/cases/galaxy'])
  expect(await staleAfter(areas, (text) => `# A note.\n${text}`)).toEqual([])
  expect(await staleAfter(`${galaxy}/a.csv`, (text) => text.replaceAll('\n', '\r\n'))).toEqual([])
})

test('a change to content/computed.yml makes the date of every case stale, and a change to the client logos that of the home page', async () => {
  const newTitle = (text: string) => text.replace(/^title: /m, 'title: Indeed, ')
  expect(await staleAfter('content/computed.yml', newTitle)).toEqual(['/cases/bugfoundation', '/cases/galaxy'])
  expect(await staleAfter('content/site.yml', (text) => text.replace('- bugfoundation', '- okapi'))).toEqual(['/'])
})

test('a missing results file is an error', async () => {
  await whileChanged(
    `${galaxy}/b.csv`,
    () => 'x',
    async () => {
      await rm(`${galaxy}/b.csv`)
      await expect(dateDiagnostics()).rejects.toThrow('b.csv')
    },
  )
})
