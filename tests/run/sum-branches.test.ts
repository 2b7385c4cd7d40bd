import { expect, test } from '@jest/globals'
import { sumBranches } from './sum-branches.mjs'

const branchOn = (...lines: number[]) => ({ locations: lines.map((line) => ({ start: { line } })) })

test('the arms that ran are summed for one folder, and files with the most arms that did not run come first', () => {
  const coverage = {
    '/site/lib/a.ts': { b: { 0: [2], 1: [1, 0] }, branchMap: { 0: branchOn(1), 1: branchOn(4, 6) }, f: { 0: 2 } },
    '/site/lib/b/c.ts': { b: { 0: [0, 0, 3] }, branchMap: { 0: branchOn(7, 8, 9) }, f: {} },
    '/site/lib/whole.ts': { b: { 0: [1, 1] }, branchMap: { 0: branchOn(1, 2) }, f: { 0: 1 } },
    '/site/library/d.ts': { b: { 0: [0] }, branchMap: { 0: branchOn(1) }, f: {} },
  }
  expect(sumBranches(coverage, '/site/lib/')).toEqual({
    run: 5,
    all: 8,
    files: [
      { path: 'b/c.ts', all: 3, lines: [7, 8] },
      { path: 'a.ts', all: 3, lines: [6] },
    ],
  })
})

test('a function that never ran, and a file that was never loaded, count as branches that did not run', () => {
  const coverage = {
    '/site/lib/a.ts': { b: { 0: [1] }, branchMap: { 0: branchOn(1) }, f: { 0: 1, 1: 0, 2: 0 } },
    '/site/lib/never.ts': { b: {}, branchMap: {}, f: { 0: 0 } },
  }
  expect(sumBranches(coverage, '/site/lib/')).toMatchObject({ run: 1, all: 4 })
})
