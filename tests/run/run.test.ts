import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from '@jest/globals'
import { hashSources } from '../../preview/build.mjs'
import { assertNodeVersion, isInstalled } from '../../preview/install.mjs'
import { correctCounts, countJest, countPlaywright, countStep, sum } from './counts.mjs'
import { findChromium, findHeadlessChromium, findWebKit } from './find-browser.mjs'

const inNewFolder = async (work: (folder: string) => Promise<void>) => {
  const folder = await mkdtemp(join(tmpdir(), 'oogwenk-'))
  try {
    await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

test('the browser is the one in CHROME_PATH, or else Chromium on the PATH', () =>
  inNewFolder(async (folder) => {
    for (const name of ['chromium', 'google-chrome', 'mine']) {
      await writeFile(join(folder, name), '')
      await chmod(join(folder, name), 0o755)
    }
    await writeFile(join(folder, 'plain'), '')
    await mkdir(join(folder, 'empty', 'chromium'), { recursive: true })
    expect(findChromium({ CHROME_PATH: join(folder, 'mine'), PATH: folder })).toBe(join(folder, 'mine'))
    expect(findChromium({ PATH: `/nowhere:${join(folder, 'empty')}:${folder}` })).toBe(join(folder, 'chromium'))
    expect(findChromium({ PATH: '' })).toBeUndefined()
    expect(() => findChromium({ CHROME_PATH: join(folder, 'plain'), PATH: folder })).toThrow('which is not a program')
  }))

test('browser tests use CHROME_PATH, or else the headless shell', () =>
  inNewFolder(async (folder) => {
    const put = async (name: string) => {
      await writeFile(join(folder, name), '')
      await chmod(join(folder, name), 0o755)
    }
    await put('chromium')
    await put('mine')
    expect(findHeadlessChromium({ PATH: folder })).toBe(join(folder, 'chromium'))
    await put('chromium-headless-shell')
    expect(findHeadlessChromium({ PATH: folder })).toBe(join(folder, 'chromium-headless-shell'))
    expect(findHeadlessChromium({ CHROME_PATH: join(folder, 'mine'), PATH: folder })).toBe(join(folder, 'mine'))
    expect(findChromium({ PATH: folder })).toBe(join(folder, 'chromium'))
    expect(findHeadlessChromium({ PATH: '' })).toBeUndefined()
    expect(() => findHeadlessChromium({ CHROME_PATH: join(folder, 'none'), PATH: folder })).toThrow(
      'which is not a program',
    )
  }))

test('WebKitGTK is used when its driver and a virtual display are installed', () =>
  inNewFolder(async (folder) => {
    const put = async (name: string) => {
      await writeFile(join(folder, name), '')
      await chmod(join(folder, name), 0o755)
    }
    await put('WebKitWebDriver')
    expect(findWebKit({ PATH: folder })).toBeUndefined()
    await put('Xvfb')
    expect(findWebKit({ PATH: folder })).toBe(join(folder, 'WebKitWebDriver'))
  }))

test('counts of all runners are summed', () => {
  const jest = {
    numPassedTests: 5,
    numFailedTests: 1,
    numRuntimeErrorTestSuites: 1,
    numPendingTests: 2,
    numTodoTests: 1,
  }
  const playwright = { stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 4 }, errors: [{}] }
  expect(countJest(jest)).toMatchObject({ passed: 5, failed: 2, skipped: 3 })
  expect(countPlaywright(playwright)).toMatchObject({ passed: 7, failed: 3, skipped: 4 })
  expect(sum([countJest(jest), countPlaywright(playwright)])).toEqual({ passed: 12, failed: 5, skipped: 7 })
})

const succeeded = { ok: true, how: 'exited with code 0', last: ['Done.'] }
const crashed = { ok: false, how: 'exited with code 1', last: ['Out of memory.'] }

test('a runner that crashed, ran nothing or left no report has failed, with a reason', () => {
  const three = { passed: 3, failed: 0, skipped: 0 }
  expect(correctCounts(three, succeeded)).toEqual({ ...three, why: [] })
  expect(correctCounts({ ...three, failed: 2 }, crashed)).toEqual({ ...three, failed: 2, why: [] })
  expect(correctCounts(three, crashed)).toEqual({
    ...three,
    failed: 1,
    why: ['It exited with code 1, although no test failed.', 'Its last lines:', '  Out of memory.'],
  })
  expect(correctCounts({ passed: 0, failed: 0, skipped: 0 }, succeeded).why).toEqual(['It ran no tests.'])
  expect(correctCounts(undefined, succeeded)).toMatchObject({
    failed: 1,
    why: ['It exited with code 0 and left no report.', 'Its last lines:', '  Done.'],
  })
  expect(countStep(crashed)).toMatchObject({
    failed: 1,
    why: ['It exited with code 1. Its last lines:', '  Out of memory.'],
  })
  expect(countStep(succeeded)).toMatchObject({ passed: 1, failed: 0, why: [] })
})

test('a runner that skipped everything has not failed', () => {
  expect(correctCounts({ passed: 0, failed: 0, skipped: 9 }, succeeded)).toMatchObject({ failed: 0, why: [] })
})

test('problems that Jest and Playwright report outside of tests are listed as reasons', () => {
  const jest = {
    ...{ numPassedTests: 5, numFailedTests: 0, numRuntimeErrorTestSuites: 0, numPendingTests: 0, numTodoTests: 0 },
    snapshot: {
      uncheckedKeysByFile: [{ filePath: resolve('tests/a.test.ts'), keys: ['one 1', 'two 1'] }],
      filesRemovedList: [resolve('tests/b.test.ts.snap')],
    },
    testResults: [],
  }
  expect(correctCounts(countJest(jest), crashed).why).toEqual([
    'It exited with code 1, although no test failed.',
    '2 snapshots of tests/a.test.ts are obsolete: one 1; two 1. Remove them with jest -u.',
    'The snapshots tests/b.test.ts.snap belong to no test. Remove them with jest -u.',
  ])
  const broken = { name: resolve('tests/c.test.ts'), status: 'failed', assertionResults: [] }
  const message = "  ● Test suite failed to run\n\n    Cannot find module './c'"
  const unloaded = { ...jest, snapshot: {}, numRuntimeErrorTestSuites: 1, testResults: [{ ...broken, message }] }
  expect(correctCounts(countJest(unloaded), crashed)).toMatchObject({
    failed: 1,
    why: ["tests/c.test.ts could not be run: Cannot find module './c'"],
  })
  const playwright = {
    stats: { expected: 7, unexpected: 0, flaky: 1, skipped: 0 },
    errors: [{ message: 'No port.\n' }],
  }
  expect(countPlaywright(playwright).why).toEqual(['No port.', '1 test passed only when retried.'])
})

test('installed packages are compared with the lock file', () => {
  const a = { version: '1.0.0', integrity: 'sha512-a' }
  const lock = { packages: { '': {}, 'node_modules/a': a, 'node_modules/b-win32': { ...a, optional: true } } }
  expect(isInstalled(lock, { packages: { 'node_modules/a': a } })).toBe(true)
  expect(isInstalled(lock, undefined)).toBe(false)
  expect(isInstalled(lock, { packages: {} })).toBe(false)
  expect(isInstalled(lock, { packages: { 'node_modules/a': { ...a, version: '1.0.1' } } })).toBe(false)
  expect(isInstalled(lock, { packages: { 'node_modules/a': { ...a, integrity: 'sha512-b' } } })).toBe(false)
  expect(isInstalled(lock, { packages: { 'node_modules/a': a, 'node_modules/c': a } })).toBe(false)
})

test('a Node version that is too old is rejected in two sentences', () => {
  for (const version of ['18.20.0', '20.18.9', '16.0.0']) {
    expect(() => assertNodeVersion(version)).toThrow(
      /^This project needs Node 20\.19 or newer, but this is .*\. Install .*\.$/,
    )
  }
  for (const version of ['20.19.0', '22.1.0', '24.0.0', '100.0.0'])
    expect(() => assertNodeVersion(version)).not.toThrow()
})

test('a build is outdated if a source or the day has changed, but not if a test has', () =>
  inNewFolder(async (folder) => {
    const day = new Date('2026-11-21T09:00:00Z')
    const write = async (path: string, text: string) => {
      await mkdir(join(folder, path, '..'), { recursive: true })
      await writeFile(join(folder, path), text)
      return hashSources(folder, day, {})
    }
    const first = await write('content/pages/a.md', 'one')
    expect(await write('tests/a.test.ts', 'two')).toBe(first)
    expect(await write('out/index.html', 'two')).toBe(first)
    expect(await write('tests/specification/content/pages/a.md', 'one')).not.toBe(first)
    await rm(join(folder, 'tests'), { recursive: true })
    // The first build makes this file, which must not make the second npm start build again.
    expect(await write('public/media/pictures/a.avif', 'two')).toBe(first)
    expect(hashSources(folder, new Date('2026-11-21T23:00:00Z'), {})).toBe(first)
    expect(hashSources(folder, new Date('2026-11-22T00:00:00Z'), {})).not.toBe(first)
    const second = await write('content/pages/a.md', 'two')
    expect(second).not.toBe(first)
    expect(await write('content/out/a.md', '')).not.toBe(second)
  }))

test('a build is outdated if the environment variables ask for a different kind', () =>
  inNewFolder(async (folder) => {
    const hash = (env: Record<string, string>) => hashSources(folder, new Date('2026-11-21'), env)
    const usual = hash({})
    expect(hash({ SHIP: '', PORT: '3001', HOME: '/home/a', SHIPPED: 'yes' })).toBe(usual)
    const others = [hash({ SHIP: 'plain' }), hash({ NEXT_PUBLIC_A: '1' }), hash({ NEXT_PUBLIC_A: '2' })]
    expect(new Set([usual, ...others]).size).toBe(4)
    expect(hash({ NEXT_PUBLIC_A: '1', SHIP: 'plain' })).toBe(hash({ SHIP: 'plain', NEXT_PUBLIC_A: '1' }))
  }))
