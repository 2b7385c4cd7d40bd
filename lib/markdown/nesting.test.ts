import { expect, test } from '@jest/globals'
import { findTooDeep, MAX_LEVELS, parseBlocks } from './reading-limits'

const locate = (text: string) => {
  const { line, column } = findTooDeep(text, parseBlocks)?.position?.start ?? {}
  return line === undefined ? undefined : `${line}:${column}`
}
const quotes = (levels: number) => `${'> '.repeat(levels)}x`
const list = (levels: number, marker = '- ') =>
  Array.from({ length: levels }, (_, level) => `${' '.repeat(level * marker.length)}${marker}x`).join('\n')

test.each([
  ['quotations', quotes],
  ['quotations without spaces', (levels: number) => `${'>'.repeat(levels)}x`],
  ['list markers on one line', (levels: number) => `${'- '.repeat(levels)}x`],
  ['lists by indentation', list],
  ['numbered lists', (levels: number) => list(levels, '1. ')],
  [
    'lists by tabs',
    (levels: number) => list(levels, '-\t').replaceAll(/^ +/gm, (spaces) => '\t'.repeat(spaces.length / 2)),
  ],
  ['footnotes', (levels: number) => `${'[^a]: '.repeat(levels)}x`],
  ['lists in quotations', (levels: number) => `${'> - '.repeat(levels / 2)}x`],
])('%s may be 40 levels deep, but no deeper', (_, write) => {
  expect(locate(write(MAX_LEVELS))).toBeUndefined()
  expect(locate(write(MAX_LEVELS + 2))).toMatch(/^\d+:\d+$/)
})

test('the first level beyond the limit is reported', () => {
  expect(locate(`Text.\n\n${quotes(41)}`)).toBe('3:81')
  expect(locate(`Text.\n\n${list(60)}`)).toBe('43:81')
  expect(locate(`Text.\n\n${'> '.repeat(10_000)}x`)).toBe('3:1')
  expect(locate(`Text.\n\n${'- '.repeat(90_000)}x`)).toBe('3:1')
})

test.each([
  ['a thematic break of dashes', '- '.repeat(3000).trim()],
  ['a thematic break of asterisks', '*'.repeat(3000)],
  ['an underlined heading', `Text\n${'-'.repeat(3000)}`],
  ['fenced code', `\`\`\`text\n${quotes(50)}\n${' '.repeat(200)}x\n\`\`\``],
  ['indented code', `${' '.repeat(200)}- x`],
  ['quotation marks in a sentence', `x ${'> '.repeat(3000)}`],
  ['a long list', '- x\n'.repeat(1000)],
])('%s is not nested', (_, text) => {
  expect(locate(text)).toBeUndefined()
})

test('only the beginning of a text that is nested too deeply is parsed, and a shallow text is not parsed', () => {
  let parsed = 0
  const count = (part: string) => {
    parsed += part.length
    return parseBlocks(part)
  }
  const deep = list(400)
  expect(findTooDeep(deep, count)).toBeDefined()
  expect(parsed).toBeLessThan(deep.length / 10)
  const flat = `${'- x\n'.repeat(1000)}\n${' '.repeat(30)}y\n`
  parsed = 0
  expect(findTooDeep(flat, count)).toBeUndefined()
  expect(parsed).toBe(0)
})
