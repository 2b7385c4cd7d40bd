import { afterEach, expect, jest, test } from '@jest/globals'
import type { Problem } from '../../lib/messages/problem'
import type { KeptBack } from './kept-back'
import { openLedger } from './ledger'
import type { LiveState } from './state'

afterEach(() => void jest.useRealTimers())

const problem = (severity: 'error' | 'warning', file: string): Problem => ({
  ...{ id: 'former-own', severity, file, what: 'Wrong.', fix: 'Mend it.' },
})

/** A workshop whose looks end when a test says so. */
function slowWorkshop() {
  const looks: ((found: readonly Problem[]) => void)[] = []
  let pages = ['/']
  let keptBack: KeptBack[] = []
  let nextDue: number | undefined
  const workshop = {
    examine: () => new Promise<Problem[]>((done) => looks.push((found) => done([...found]))),
    addresses: async () => {
      if (pages.length === 0) throw new Error('content/facts.yml cannot be read.')
      const broken = pages.includes('/broken') ? [{ path: '/broken', problems: [problem('error', 'broken.md')] }] : []
      return { pages, moves: [], broken, keptBack, nextDue }
    },
    forget: async () => {},
  }
  const setPages = (...now: string[]) => {
    pages = now
  }
  const setScheduled = (path: string, due: number | undefined) => {
    keptBack = due === undefined ? [] : [{ path, state: 'scheduled' }]
    nextDue = due
  }
  return { workshop, looks, setPages, setScheduled }
}

test('a save is told at once, and what is wrong when all has been read; warnings are for the terminal', async () => {
  const { workshop, looks } = slowWorkshop()
  const told: LiveState[] = []
  const reports: number[] = []
  const ledger = openLedger(workshop, (problems) => reports.push(problems.length))
  ledger.onChange((state) => told.push(state))
  const before = ledger.state().edit
  ledger.saved('content')
  expect(told).toHaveLength(1)
  expect(told[0]?.edit).not.toBe(before)
  looks[0]?.([problem('error', 'a.md'), problem('warning', 'b.md')])
  expect((await ledger.errors()).map(({ file }) => file)).toEqual(['a.md'])
  expect(told.at(-1)).toMatchObject({ edit: told[0]?.edit, errors: [{ file: 'a.md' }] })
  expect(reports).toEqual([2])
})

test('saves that come while all is read are looked at together, and nothing stale is told', async () => {
  const { workshop, looks } = slowWorkshop()
  const ledger = openLedger(workshop, () => {})
  for (const _ of [1, 2, 3]) ledger.saved('content')
  expect(looks).toHaveLength(1)
  const errors = ledger.errors()
  looks[0]?.([problem('error', 'stale.md')])
  await Promise.resolve()
  await Promise.resolve()
  await Promise.resolve()
  expect(looks).toHaveLength(2)
  looks[1]?.([problem('error', 'a.md')])
  expect((await errors).map(({ file }) => file)).toEqual(['a.md'])
  expect(looks).toHaveLength(2)
})

test('a scheduled page is told as one, and at its moment as an edit', async () => {
  jest.useFakeTimers()
  const { workshop, setScheduled } = slowWorkshop()
  const ledger = openLedger(workshop, () => {})
  setScheduled('/winter', Date.now() + 60_000)
  ledger.saved('content')
  await jest.advanceTimersByTimeAsync(59_000)
  const { edit, keptBack } = ledger.state()
  expect(keptBack).toEqual([{ path: '/winter', state: 'scheduled' }])
  setScheduled('/winter', undefined)
  await jest.advanceTimersByTimeAsync(1000)
  expect(ledger.state().edit).not.toBe(edit)
  expect(ledger.state().keptBack).toEqual([])
})

test('a page that waits for years is no reason to look all the time', async () => {
  jest.useFakeTimers()
  const { workshop, setScheduled } = slowWorkshop()
  const ledger = openLedger(workshop, () => {})
  setScheduled('/winter', Date.now() + 40 * 365 * 86_400_000)
  ledger.saved('content')
  const { edit } = ledger.state()
  await jest.advanceTimersByTimeAsync(86_400_000)
  expect(ledger.state().edit).toBe(edit)
})

test('code that changed is no other content', () => {
  const { workshop } = slowWorkshop()
  const ledger = openLedger(workshop, () => {})
  const { edit } = ledger.state()
  ledger.saved('code')
  ledger.saved('scripts')
  expect(ledger.state()).toMatchObject({ edit, code: 1, scripts: 1 })
})

test('the pages of a moment ago are known at once, those of this moment after a look, and none where nobody can tell', async () => {
  const { workshop, setPages } = slowWorkshop()
  const ledger = openLedger(workshop, () => {})
  expect((await ledger.manifest(false))?.pages.has('/')).toBe(true)
  setPages('/', '/new')
  expect((await ledger.manifest(false))?.pages.has('/new')).toBe(false)
  expect((await ledger.manifest(true))?.pages.has('/new')).toBe(true)
  setPages()
  expect(await ledger.manifest(true)).toBeUndefined()
  expect((await ledger.manifest(false))?.pages.has('/new')).toBe(true)
})

test('what is wrong in the front matter of a page is known with the pages, until it is mended', async () => {
  const { workshop, setPages } = slowWorkshop()
  const ledger = openLedger(workshop, () => {})
  setPages('/', '/broken')
  await ledger.manifest(true)
  expect(ledger.brokenBy('/broken').map(({ file }) => file)).toEqual(['broken.md'])
  expect(ledger.brokenBy('/')).toEqual([])
  setPages('/')
  await ledger.manifest(true)
  expect(ledger.brokenBy('/broken')).toEqual([])
})

test('that the content cannot be examined is told, too', async () => {
  const { workshop } = slowWorkshop()
  const fault = new Error('lib/content/x.ts cannot be run.')
  const ledger = openLedger({ ...workshop, examine: () => Promise.reject(fault) }, () => {})
  ledger.saved('code')
  await ledger.errors()
  expect(ledger.state()).toMatchObject({ errors: [], fault: fault.message })
})
