import { test as base, expect } from '@playwright/test'
import { type Bench, openBench, status } from './support/loader-bench'

const test = base.extend<{ bench: Bench }>({
  bench: async ({ page }, use) => {
    const bench = await openBench(page)
    await use(bench)
    await bench.close()
  },
})

const valid = status(200, '{"demo":{"send":"Book a demo"}}')
const waits = [350, 700, 1400, 2800, 5600]

/**
 * Expects each attempt only after its wait: moves the clock to one millisecond before the end of the wait, then to its
 * end.
 */
async function expectTries(bench: Bench, tries: number) {
  for (const [index, wait] of waits.slice(0, tries - 1).entries()) {
    await bench.completed(index + 1)
    await bench.advanceClock(wait - 1)
    expect(await bench.calls()).toHaveLength(index + 1)
    await bench.advanceClock(1)
    expect(await bench.calls()).toHaveLength(index + 2)
  }
  await bench.completed(tries)
}

/** Expects that nothing more is requested, however long the test waits, and that only the file was. */
async function expectNoMore(bench: Bench, tries: number) {
  await bench.advanceClock(120_000)
  const calls = await bench.calls()
  expect(calls.map(({ url }) => url)).toEqual(Array(tries).fill('/locales/en/common.json'))
}

test('an existing file is requested once, same-origin and in CORS mode', async ({ bench }) => {
  bench.responses.push(valid)
  await bench.load()
  await bench.completed(1)
  await expect.poll(() => bench.text('demo.send')).toBe('Book a demo')
  expect(await bench.calls()).toEqual([
    { at: 0, url: '/locales/en/common.json', mode: 'cors', credentials: 'same-origin' },
  ])
  const { method, headers } = bench.requests[0] ?? {}
  expect([method, headers?.['sec-fetch-mode'], headers?.['sec-fetch-site']]).toEqual(['GET', 'cors', 'same-origin'])
  expect(headers?.cookie).toBe('known=yes')
  await expectNoMore(bench, 1)
  expect(bench.warnings).toEqual([])
})

test('with 503 twice and then the file, there are three requests and no warning, and the text is shown', async ({
  bench,
}) => {
  bench.responses.push(status(503), status(503), valid)
  await bench.load()
  await expectTries(bench, 3)
  await expect.poll(() => bench.text('demo.send')).toBe('Book a demo')
  await expectNoMore(bench, 3)
  expect(bench.requests).toHaveLength(3)
  expect(bench.warnings).toEqual([])
})

test('with 503 every time, there are six requests with doubling waits, and then one warning with the status', {
  tag: '@engines-release',
}, async ({ bench }) => {
  bench.responses.push(status(503))
  await bench.load()
  await expectTries(bench, 6)
  await expectNoMore(bench, 6)
  expect((await bench.calls()).map(({ at }) => at)).toEqual([0, 350, 1050, 2450, 5250, 10_850])
  expect(bench.requests).toHaveLength(6)
  expect(bench.warnings).toEqual(['Translations not loaded: /locales/en/common.json (status 503).'])
})

test('with 404, there is one request, and one warning with the status', async ({ bench }) => {
  bench.responses.push(status(404))
  await bench.load()
  await bench.completed(1)
  await expectNoMore(bench, 1)
  expect(bench.warnings).toEqual(['Translations not loaded: /locales/en/common.json (status 404).'])
})

test('if the connection is refused, there are six attempts with the same waits, and then one warning', {
  tag: '@engines-release',
}, async ({ bench }) => {
  await bench.refuse()
  await bench.load()
  await expectTries(bench, 6)
  await expectNoMore(bench, 6)
  expect(bench.requests).toHaveLength(0)
  expect(bench.warnings).toEqual(['Translations not loaded: /locales/en/common.json (network failure).'])
})

test('a request whose connection is lost while the body is being sent is retried', { tag: '@engines-release' }, async ({
  bench,
}) => {
  bench.responses.push((response) => {
    response.writeHead(200, { 'content-length': '100' })
    response.write('{"demo":', () => response.destroy())
  }, valid)
  await bench.load()
  await bench.completed(1)
  await expect
    .poll(async () => {
      await bench.advanceClock(350)
      return bench.text('demo.send')
    })
    .toBe('Book a demo')
  expect(bench.requests).toHaveLength(2)
  expect(bench.warnings).toEqual([])
})

for (const body of ['{"demo":', '<!doctype html>', '[]', '']) {
  test(`a response that is not a JSON object is not retried, and causes one warning: ${body}`, async ({ bench }) => {
    bench.responses.push(status(200, body))
    await bench.load()
    await bench.completed(1)
    await expectNoMore(bench, 1)
    expect(bench.warnings).toEqual(['Translations not loaded: /locales/en/common.json (not JSON).'])
  })
}

test('of twelve files, ten are requested at the same time, and the next starts when one has loaded', async ({
  bench,
}) => {
  const held: (() => void)[] = []
  bench.responses.push((response, request) => held.push(() => valid(response, request)))
  await bench.load(Array.from({ length: 12 }, (_, index) => `part-${index}`))
  await bench.advanceClock(60_000)
  expect(await bench.calls()).toHaveLength(10)
  for (const requested of [11, 12]) {
    await expect.poll(() => held.length).toBeGreaterThan(0)
    held.shift()?.()
    await expect.poll(async () => (await bench.calls()).length).toBe(requested)
  }
  for (let loaded = 2; loaded < 12; loaded++) {
    await expect.poll(() => held.length).toBeGreaterThan(0)
    held.shift()?.()
  }
  await expect.poll(() => bench.text('demo.send')).toBe('Book a demo')
  expect(new Set((await bench.calls()).map(({ url }) => url)).size).toBe(12)
  expect(bench.requests.filter(({ url }) => url?.includes('/add/'))).toEqual([])
})
