import { expect, test } from '@jest/globals'
import type { Diagnostic } from '../../lib/shared/diagnostic'
import { makeReportPrinter } from './print-report'

const problem: Diagnostic = {
  id: 'test',
  severity: 'error',
  file: 'content/pages/about.md',
  what: '“\u001b[2J” is wrong.',
  fix: 'Delete it.',
}

function printer(colour: boolean) {
  const printed: string[] = []
  return { printed, report: makeReportPrinter((text) => printed.push(text), colour) }
}

test('does not print a result again until a different one has been printed', () => {
  const { printed, report } = printer(false)
  for (const problems of [[problem], [problem], [], []]) report(problems, undefined)
  expect(printed).toEqual([expect.stringContaining('1 error. '), expect.stringContaining('Nothing is wrong')])
})

test('no control character in the content reaches the terminal, which gets only colours', () => {
  const { printed, report } = printer(true)
  report([problem], undefined)
  report([], 'ENOENT: no such file, “content/\u001b[2J.md”\nat line 1')
  expect(printed).toEqual([
    expect.stringContaining('\u001b[31m  “\\u001b[2J” is wrong.'),
    'ENOENT: no such file, “content/\\u001b[2J.md”\nat line 1',
  ])
})
