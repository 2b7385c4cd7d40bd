import { expect, test } from '@jest/globals'
import { line, putLog, putOutcomes } from './evidence.mjs'

const document = `# What was measured

By hand.

<!-- npm run test:release writes from here … -->
<!-- … to here -->

After it.
`
const on = new Date('2026-11-21T23:30:00Z')
const first = {
  part: 'every page',
  on,
  commit: 'abc1234',
  result: 'passed',
  summary: '84 tests',
  minutes: 4.2,
} as const
const failed = { part: 'hosts', on, commit: 'abc1234', result: 'interrupted' } as const

test('a part is one line with its date, its commit, its result and its duration', () => {
  expect(line(first)).toBe('| every page | 21 November 2026 | abc1234 | **passed**: 84 tests | 4 min |')
  expect(line(failed)).toBe('| hosts | 21 November 2026 | abc1234 | **interrupted** |  |')
  expect(line({ ...first, minutes: 0.4 })).toMatch(/\| under a minute \|$/)
})

test('the text around the table stays, and a second run replaces the first', () => {
  const once = putOutcomes(document, [first, failed], 'Node 20')
  expect(once).toMatch(/^# What was measured\n\nBy hand\.\n/)
  expect(once).toMatch(/\nAfter it\.\n$/)
  expect(putOutcomes(once, [first, failed], 'Node 20')).toBe(once)
})

test('a run of one part keeps the lines of the others, with their dates', () => {
  const both = putOutcomes(document, [first, failed], 'Node 20')
  const later = { ...failed, on: new Date('2026-12-01T09:00:00Z'), result: 'passed' } as const
  const after = putOutcomes(both, [later], 'Node 22')
  expect(after).toContain(`${line(first)}\n${line(later)}\n`)
  expect(after).not.toContain('interrupted')
  expect(after).toContain('on Node 22.')
  expect(after).not.toContain('Node 20')
})

test('a run of a part with a new description replaces the line with the old one', () => {
  const old = putOutcomes(document, [{ ...first, part: '`pages`: every page' }], 'Node 20')
  const after = putOutcomes(old, [{ ...first, part: '`pages`: every page, at six widths' }], 'Node 20')
  expect(after.match(/`pages`/g)).toHaveLength(1)
  expect(after).toContain('at six widths')
})

test('a document without the markers, or with one of them twice, is rejected', () => {
  for (const wrong of ['', document.replace(/<!-- … .*/, ''), `${document}${document}`]) {
    expect(() => putOutcomes(wrong, [first], 'Node 20')).toThrow(/does not have the lines .* Put them back/)
  }
})

test('the log of the run on a bare machine replaces the previous one, and nothing else changes', () => {
  const markers = '<!-- npm run test:release -- bare writes from here … -->\n<!-- … the log ends here -->\n'
  const once = putLog(document + markers, ['npm start (2 min)', '  GET /: 200'], on)
  expect(once).toContain('\n\n21 November 2026:\n\n```text\nnpm start (2 min)\n  GET /: 200\n```\n\n')
  expect(once.startsWith(document)).toBe(true)
  expect(putLog(once, ['shorter'], on)).not.toContain('GET')
  expect(putOutcomes(once, [first], 'Node 20')).toContain('GET /: 200')
  expect(() => putLog(document, ['lost'], on)).toThrow(/does not have the lines .* Put them back/)
})
