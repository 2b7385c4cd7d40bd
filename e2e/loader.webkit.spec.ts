import { expect } from '@playwright/test'
import { BENCH, benchPage, benchScripts } from './support/hydration-bench'
import type { Relay } from './support/relay'
import { test } from './support/webkit/test'
import type { Visitor } from './support/webkit/visitor'

interface BenchWindow {
  ran: string[]
  clicks: number[]
}

const ran = (visitor: Visitor) => visitor.read(() => (window as unknown as BenchWindow).ran)
const clicks = (visitor: Visitor) => visitor.read(() => (window as unknown as BenchWindow).clicks)
const busy = (visitor: Visitor) => visitor.read(() => document.querySelectorAll('[aria-busy=true]').length)

const openBench = async (visitor: Visitor, site: Relay) => {
  site.extra.set(BENCH, { type: 'text/html', body: benchPage() })
  for (const [path, body] of Object.entries(benchScripts)) site.extra.set(path, { type: 'text/javascript', body })
  await visitor.open(BENCH)
}

test('files are fetched in advance, and run when a field of the island gets the focus', async ({ visitor, site }) => {
  await openBench(visitor, site)
  const files = Object.keys(benchScripts).sort()
  await expect.poll(() => site.requested.filter((path) => path.startsWith('/bench/')).sort()).toEqual(files)
  await (await visitor.find('#outside')).click()
  expect(await ran(visitor)).toEqual([])
  await visitor.read(() => document.querySelector<HTMLElement>('[name=word]')?.focus({ preventScroll: true }))
  await expect.poll(() => ran(visitor)).toEqual(['payload', 'runtime', 'island'])
})

test('two early clicks are queued, the button is marked as busy, and each click is delivered in a separate task', async ({
  visitor,
  site,
}) => {
  const release = site.hold(/^\/bench\//)
  await openBench(visitor, site)
  const inside = await visitor.find('[data-island] button')
  await inside.click()
  await inside.click()
  expect([await busy(visitor), await clicks(visitor), await ran(visitor)]).toEqual([1, [], []])
  release()
  await expect.poll(() => clicks(visitor)).toEqual([0, 0])
  expect(await busy(visitor)).toBe(0)
  await inside.click()
  await expect.poll(() => clicks(visitor)).toHaveLength(3)
})

test('when a file is missing, no script runs, the button is no longer busy, a message says so, and the next interaction tries again', async ({
  visitor,
  site,
}) => {
  site.gone = /\/bench\/runtime/
  await openBench(visitor, site)
  const inside = await visitor.find('[data-island] button')
  await inside.click()
  await expect.poll(() => site.requested.filter((path) => site.gone?.test(path)).length).toBeGreaterThan(1)
  await expect.poll(() => busy(visitor)).toBe(0)
  expect([await ran(visitor), await clicks(visitor)]).toEqual([[], []])
  expect(await (await visitor.find('[role=status]')).isDisplayed()).toBe(true)
  site.gone = undefined
  await inside.click()
  await expect.poll(() => clicks(visitor)).toHaveLength(1)
  expect(await ran(visitor)).toEqual(['payload', 'runtime', 'island'])
})

test('the policy allows a module of this site, its imports and a worker', async ({ visitor, site }) => {
  const files = {
    '/client/module.js': `import { imported } from './other.js'; import('./late.js').then(({ late }) => {
      const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' })
      worker.onmessage = ({ data }) => { window.imported = [imported, late, data] }
    })`,
    '/client/other.js': `export const imported = 'import'`,
    '/client/late.js': `export const late = 'late'`,
    '/client/worker.js': `postMessage('worker')`,
  }
  for (const [path, body] of Object.entries(files)) site.extra.set(path, { type: 'text/javascript', body })
  await visitor.open('/privacy')
  await visitor.read(() => {
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: '/client/module.js' }))
  })
  const imported = () => visitor.read(() => (window as unknown as { imported?: string[] }).imported)
  await expect.poll(imported).toEqual(['import', 'late', 'worker'])
  expect((await visitor.probed()).problems).toEqual([])
})
