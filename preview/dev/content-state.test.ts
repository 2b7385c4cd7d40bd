import { afterEach, expect, jest, test } from '@jest/globals'
import type { Diagnostic } from '../../lib/shared/diagnostic'
import { trackContent } from './content-state'
import type { LiveState } from './state'
import type { Unpublished } from './unpublished'

afterEach(() => void jest.useRealTimers())

const problem = (severity: 'error' | 'warning', file: string): Diagnostic => ({
  ...{ id: 'alias-own', severity, file, what: 'Invalid.', fix: 'Fix it.' },
})

/** A worker whose checks end when a test ends them. */
function slowWorker() {
  const checks: ((found: readonly Diagnostic[]) => void)[] = []
  let pages = ['/']
  let unpublished: Unpublished[] = []
  let nextPublication: number | undefined
  const worker = {
    lint: () => new Promise<Diagnostic[]>((done) => checks.push((found) => done([...found]))),
    addresses: async () => {
      if (pages.length === 0) throw new Error('content/facts.yml cannot be read.')
      const broken = pages.includes('/broken') ? [{ path: '/broken', problems: [problem('error', 'broken.md')] }] : []
      return { pages, redirects: [], broken, unpublished, nextPublication }
    },
    forget: async () => {},
  }
  const setPages = (...now: string[]) => {
    pages = now
  }
  const setScheduled = (path: string, moment: number | undefined) => {
    unpublished = moment === undefined ? [] : [{ path, state: 'scheduled' }]
    nextPublication = moment
  }
  return { worker, checks, setPages, setScheduled }
}

test('a save is reported immediately, and mistakes once everything has been checked; warnings go to the terminal only', async () => {
  const { worker, checks } = slowWorker()
  const states: LiveState[] = []
  const reports: number[] = []
  const content = trackContent(worker, (problems) => reports.push(problems.length))
  content.onChange((state) => states.push(state))
  const before = content.state().edit
  content.saved('content')
  expect(states).toHaveLength(1)
  expect(states[0]?.edit).not.toBe(before)
  checks[0]?.([problem('error', 'a.md'), problem('warning', 'b.md')])
  expect((await content.errors()).map(({ file }) => file)).toEqual(['a.md'])
  expect(states.at(-1)).toMatchObject({ edit: states[0]?.edit, errors: [{ file: 'a.md' }] })
  expect(reports).toEqual([2])
})

test('saves during a check are checked together afterwards, and no outdated result is reported', async () => {
  const { worker, checks } = slowWorker()
  const content = trackContent(worker, () => {})
  for (const _ of [1, 2, 3]) content.saved('content')
  expect(checks).toHaveLength(1)
  const errors = content.errors()
  checks[0]?.([problem('error', 'stale.md')])
  await Promise.resolve()
  await Promise.resolve()
  await Promise.resolve()
  expect(checks).toHaveLength(2)
  checks[1]?.([problem('error', 'a.md')])
  expect((await errors).map(({ file }) => file)).toEqual(['a.md'])
  expect(checks).toHaveLength(2)
})

test('a scheduled page is reported as scheduled, and its publication as an edit', async () => {
  jest.useFakeTimers()
  const { worker, setScheduled } = slowWorker()
  const content = trackContent(worker, () => {})
  setScheduled('/winter', Date.now() + 60_000)
  content.saved('content')
  await jest.advanceTimersByTimeAsync(59_000)
  const { edit, unpublished } = content.state()
  expect(unpublished).toEqual([{ path: '/winter', state: 'scheduled' }])
  setScheduled('/winter', undefined)
  await jest.advanceTimersByTimeAsync(1000)
  expect(content.state().edit).not.toBe(edit)
  expect(content.state().unpublished).toEqual([])
})

test('a page scheduled for years ahead does not cause constant checks', async () => {
  jest.useFakeTimers()
  const { worker, setScheduled } = slowWorker()
  const content = trackContent(worker, () => {})
  setScheduled('/winter', Date.now() + 40 * 365 * 86_400_000)
  content.saved('content')
  const { edit } = content.state()
  await jest.advanceTimersByTimeAsync(86_400_000)
  expect(content.state().edit).toBe(edit)
})

test('a change to the code is not a change to the content', () => {
  const { worker } = slowWorker()
  const content = trackContent(worker, () => {})
  const { edit } = content.state()
  content.saved('code')
  content.saved('scripts')
  expect(content.state()).toMatchObject({ edit, code: 1, scripts: 1 })
})

test('the last known pages are available immediately, the current ones after a check, and none if the check fails', async () => {
  const { worker, setPages } = slowWorker()
  const content = trackContent(worker, () => {})
  expect((await content.manifest(false))?.pages.has('/')).toBe(true)
  setPages('/', '/new')
  expect((await content.manifest(false))?.pages.has('/new')).toBe(false)
  expect((await content.manifest(true))?.pages.has('/new')).toBe(true)
  setPages()
  expect(await content.manifest(true)).toBeUndefined()
  expect((await content.manifest(false))?.pages.has('/new')).toBe(true)
})

test('mistakes in the front matter of a page are known together with the pages, until they are fixed', async () => {
  const { worker, setPages } = slowWorker()
  const content = trackContent(worker, () => {})
  setPages('/', '/broken')
  await content.manifest(true)
  expect(content.errorsOf('/broken').map(({ file }) => file)).toEqual(['broken.md'])
  expect(content.errorsOf('/')).toEqual([])
  setPages('/')
  await content.manifest(true)
  expect(content.errorsOf('/broken')).toEqual([])
})

test('a failed check of the content is reported', async () => {
  const { worker } = slowWorker()
  const error = new Error('lib/content/x.ts cannot be run.')
  const content = trackContent({ ...worker, lint: () => Promise.reject(error) }, () => {})
  content.saved('code')
  await content.errors()
  expect(content.state()).toMatchObject({ errors: [], failure: error.message })
})
