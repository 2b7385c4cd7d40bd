import { expect, test } from '@jest/globals'
import { listSurvivors, type MutatedFiles, summariseMutants } from './read-mutants.mjs'

const locationOf = (line: number, column: number, end: number, endLine = line) => ({
  start: { line, column },
  end: { line: endLine, column: end },
})
const files: MutatedFiles = {
  'b.ts': { source: 'all tested', mutants: [{ mutatorName: 'A', location: locationOf(1, 1, 4), status: 'Killed' }] },
  'a.ts': {
    source: 'if (a < b) {\n  c()\n}\nconst d = `x`',
    mutants: [
      { mutatorName: 'A', replacement: '``', location: locationOf(4, 11, 14), status: 'NoCoverage' },
      { mutatorName: 'A', replacement: 'a <= b', location: locationOf(1, 5, 10), status: 'Survived' },
      { mutatorName: 'A', replacement: '{}', location: locationOf(1, 12, 2, 3), status: 'Survived' },
      { mutatorName: 'A', replacement: 'a > b', location: locationOf(1, 5, 10), status: 'Timeout' },
      { mutatorName: 'A', location: locationOf(1, 5, 10), status: 'Ignored' },
      { mutatorName: 'A', location: locationOf(1, 5, 10), status: 'RuntimeError' },
    ],
  },
}

test('a change counts as noticed if a test fails or never ends, and does not count if it could not be tried', () => {
  expect(summariseMutants(files)).toEqual({ killed: 2, all: 5, ignored: 1 })
})

test('changes that no test notices are listed by file and line, with the code that is replaced', () => {
  expect(listSurvivors('gaze', files).split('\n').slice(4)).toEqual([
    '## a.ts',
    '',
    '1 of 4 noticed.',
    '',
    '- 1: `a < b` → `a <= b`',
    '- 1: `{ …` → `{}`',
    '- 4: `` `x` `` → `` `` ``',
    '',
  ])
})
