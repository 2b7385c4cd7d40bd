import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { transform } from 'esbuild'
import { sumBranches } from '../sum-branches.mjs'
import { addCounts, addToCoverage, type Counts, type Coverage, describeCoverage, noCoverage } from './counts.mjs'
import { instrument } from './instrument.mjs'
import { countingVariant } from './variant.mjs'

const choose = `export const choose = (value: number | undefined): string => {
  if (value === undefined) return 'none'
  return value > 9 ? 'many' : 'few'
}
`

/** Runs a module with counters, and returns them. */
async function countCalls(name: string, code: string, calls: string): Promise<Counts> {
  const { code: plain } = await transform(`${instrument(name, code).code}\n${calls}`, { loader: 'ts', format: 'iife' })
  // The counters are added to this object in place of the global one.
  const globals: { __coverage__?: Record<string, { b: Counts[string] }> } = {}
  new Function('globalThis', plain)(globals)
  return Object.fromEntries(Object.entries(globals.__coverage__ ?? {}).map(([path, { b }]) => [path, b]))
}

/** Makes a project with these modules, and returns their branches. */
async function coverageOf(modules: Record<string, string>): Promise<Coverage> {
  const root = await mkdtemp(join(tmpdir(), 'oogwenk-'))
  try {
    for (const [path, code] of Object.entries(modules)) {
      await mkdir(join(root, path, '..'), { recursive: true })
      await writeFile(join(root, path), code)
    }
    return noCoverage(root)
  } finally {
    await rm(root, { recursive: true })
  }
}

test('counts of pages that run different branches of a module add up, and an if without else has two arms', async () => {
  const coverage = await coverageOf({ 'client/choose.ts': choose })
  expect(describeCoverage(coverage)).toEqual(['all 0.0% (0 of 4)', 'client/ 0.0% (0 of 4)'])
  const counts = await countCalls('client/choose.ts', choose, 'choose(undefined)')
  addToCoverage(coverage, counts)
  expect(describeCoverage(coverage)[0]).toBe('all 25.0% (1 of 4)')
  addCounts(counts, await countCalls('client/choose.ts', choose, 'choose(10)'))
  addToCoverage(coverage, counts)
  expect(describeCoverage(coverage)[0]).toBe('all 75.0% (3 of 4)')
  expect(sumBranches(coverage, 'client/').files).toEqual([{ path: 'choose.ts', all: 4, lines: [3] }])
})

test('a module that no page has loaded counts as not covered', async () => {
  const coverage = await coverageOf({
    'client/choose.ts': choose,
    'client/own/never.tsx': 'export const Never = ({ on = true }: { on?: boolean }) => (on ? <b>on</b> : null)',
    'client/own/never.test.ts': choose,
    'client/own/types.d.ts': 'declare const TEXTS: string',
    'client/types/types.ts': 'export interface Only { types: true }',
  })
  addToCoverage(coverage, await countCalls('client/choose.ts', choose, 'choose(undefined); choose(1); choose(10)'))
  expect(describeCoverage(coverage)).toEqual([
    'all 57.1% (4 of 7)',
    'client/ 100.0% (4 of 4)',
    'client/own/ 0.0% (0 of 3)',
    'client/types/ has no branches',
  ])
})

test('counts of a module that no longer exists are rejected', async () => {
  const coverage = await coverageOf({ 'client/choose.ts': choose })
  expect(() => addToCoverage(coverage, { 'client/old.ts': { 0: [1] } })).toThrow(
    'A page has counted client/old.ts, which is not a module of client/. Build the counting site again.',
  )
})

test('a branch that has not run is listed on its line, even if it is an else that does not exist', async () => {
  const always = 'export const f = (on: boolean) => {\n  if (on) return 1\n  return 2\n}\n'
  const coverage = await coverageOf({ 'client/always.ts': always })
  addToCoverage(coverage, await countCalls('client/always.ts', always, 'f(true)'))
  expect(sumBranches(coverage, '').files).toEqual([{ path: 'client/always.ts', all: 2, lines: [2] }])
})

test('every module of client/ can be counted, and keeps the comment that names its JSX runtime', async () => {
  const modules = Object.keys(noCoverage(process.cwd()))
  expect(modules).toContain('client/loader.ts')
  const [tool] = modules.filter((name) => name.endsWith('.tsx'))
  const code = await readFile(tool as string, 'utf8')
  expect(code).toContain('@jsxImportSource')
  expect(instrument(tool as string, code).code).toContain('@jsxImportSource')
})

test('counters need no eval, which the policy of the pages blocks', () => {
  expect(instrument('client/choose.ts', choose).code).not.toMatch(/\bFunction\b|\beval\b/)
})

test('the parts of the bundler and the adapter that the counting build replaces are still there', async () => {
  for (const [path, change] of Object.entries(countingVariant.files ?? {})) {
    if (typeof change !== 'function') continue
    const text = await readFile(path, 'utf8')
    expect(change(text)).not.toBe(text)
    expect(() => change('')).toThrow(/^A source file does not contain ‘.+’ exactly once\. Correct the part/)
  }
})
