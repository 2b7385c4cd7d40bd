import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { inContentFolder, pageText } from '../../../tests/fixtures/content-folder'
import { hasFallenDueSince } from './due'
import { main } from './due-cli'

const doc = (more: string) => pageText('A page', `lead: A lead.\norder: 500\n${more}`)
const files = {
  'content/docs/winter.md': doc('publishAt: 2026-12-01 09:00\n'),
  'content/docs/spring.md': doc('publishAt: 2027-03-28 03:00\n'),
  'content/docs/draft.md': doc('draft: true\npublishAt: 2026-11-30\n'),
}
const winter = '/docs/winter: 2026-12-01 09:00 (Europe/Amsterdam), 2026-12-01T08:00:00Z'
const spring = '/docs/spring: 2027-03-28 03:00 (Europe/Amsterdam), 2027-03-28T01:00:00Z'

let said: string[] = []
const before = process.env.BUILD_NOW
beforeEach(() => {
  said = []
  for (const way of ['log', 'error'] as const) jest.spyOn(console, way).mockImplementation((text) => said.push(text))
})
afterEach(() => {
  jest.restoreAllMocks()
  if (before === undefined) delete process.env.BUILD_NOW
  else process.env.BUILD_NOW = before
})

/** The answer of a call at a moment, and the number it ends with. */
async function due(now: string, ...args: string[]) {
  process.env.BUILD_NOW = now
  const code = await inContentFolder(files, () => main(args))
  return { code, said }
}

test('a moment before a page is due nothing has fallen due, and it is the next', async () => {
  expect(await due('2026-12-01T07:59:59Z', '--since', '2026-11-01T00:00:00Z')).toEqual({
    code: 0,
    said: [`Next: ${winter}`],
  })
})

test('at its moment it has fallen due, and once a build knows that, no more', async () => {
  const at = '2026-12-01T08:00:00Z'
  expect(await due(at, '--since', '2026-12-01T07:59:59Z')).toEqual({
    code: 3,
    said: [`Fallen due: ${winter}`, `Next: ${spring}`],
  })
  said = []
  expect(await due(at, '--since', at)).toEqual({ code: 0, said: [`Next: ${spring}`] })
})

test('the hour that spring leaves out is no reason to come early or late, and local times are taken', async () => {
  expect((await due('2027-03-28T00:59:59Z', '--since', '2027-03-01 00:00')).code).toBe(0)
  expect((await due('2027-03-28T01:00:00Z', '--since', '2027-03-28 01:59')).code).toBe(3)
  expect(said.at(-1)).toBe('Next: nothing. No page waits for a day.')
})

test('without a time only what comes next is told', async () => {
  expect(await due('2027-01-01T00:00:00Z')).toEqual({ code: 0, said: [`Next: ${spring}`] })
})

test.each([
  [['--since'], '“--since” cannot be taken.'],
  [['--since', ''], '“” is no time.'],
  [['--since', 'yesterday'], '“yesterday” is no time.'],
  [['--since', '2027-03-28 02:30'], '“2027-03-28 02:30” is no time.'],
  [['--since', '2026-02-30T00:00:00Z'], '“2026-02-30T00:00:00Z” is no time.'],
  [['--since', '2026-02-28T24:00:00Z'], '“2026-02-28T24:00:00Z” is no time.'],
  [['--since', '2030-01-01T00:00:00Z'], '“2030-01-01T00:00:00Z” is still to come.'],
  [['--until', '2026-01-01'], '“--until 2026-01-01” cannot be taken.'],
])('a call with %j is refused, so that no schedule runs for nothing', async (args, sentence) => {
  const { code } = await due('2028-01-01T00:00:00Z', ...args)
  expect([code, said[0]]).toEqual([2, `${sentence} ${said[0]?.slice(sentence.length + 1)}`])
})

test('a moment of the call that is none is refused in a sentence', async () => {
  expect(await due('foo')).toEqual({
    code: 2,
    said: ['BUILD_NOW is set to foo, which is no moment. Write one such as 2026-12-01T08:00:00Z, or leave it out.'],
  })
})

test('content that cannot be read ends with 1 and says why', async () => {
  process.env.BUILD_NOW = '2026-12-01T08:00:00Z'
  const broken = { 'content/docs/a.md': doc('publishAt: tomorrow\n') }
  expect(await inContentFolder(broken, () => main([]))).toBe(1)
  expect(said[0]).toContain('content/docs/a.md:6:12  publishAt  “tomorrow” is not a time in the form used here.')
})

test('an export that was made before a page fell due is told from one that was made after', async () => {
  process.env.BUILD_NOW = '2026-12-01T08:00:00Z'
  const fell = (since: string) => inContentFolder(files, () => hasFallenDueSince(new Date(since)))
  expect([await fell('2026-12-01T07:59:59Z'), await fell('2026-12-01T08:00:00Z')]).toEqual([true, false])
})
