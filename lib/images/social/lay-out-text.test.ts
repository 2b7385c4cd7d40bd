import { expect, test } from '@jest/globals'
import { readFaces } from '../fonts/picture-faces'
import { balanceLines, layOutText } from './lay-out-text'

const { display } = await readFaces(process.cwd())
const box = { width: 1072, lines: 3, sizes: [150, 124, 92, 64] }
const rows = (text: string, own = {}) =>
  layOutText(text, display, { ...box, ...own }).lines.map((row) => row.map((word) => word.text).join(' '))
const right = (text: string, own = {}) =>
  Math.max(
    ...layOutText(text, display, { ...box, ...own }).lines.flatMap((row) => row.map(({ x, width }) => x + width)),
  )

test('a title is set in the largest size that fits', () => {
  expect(layOutText('Contact us', display, box)).toMatchObject({ size: 150, isCut: false })
  expect(layOutText('Cut your advertising costs by using only your best ads', display, box)).toMatchObject({
    size: 124,
  })
})

test('lines are of about equal length', () => {
  expect(rows('Thanks for getting in touch!')).toEqual(['Thanks for', 'getting in touch!'])
  expect(balanceLines([50, 50, 50, 50], 10, 180)).toEqual([2, 2])
  expect(balanceLines([90, 20, 90], 10, 120)).toEqual([1, 2])
  expect(balanceLines([], 10, 120)).toEqual([])
})

test.each([
  ['the longest title', 'Words that go on and on '.repeat(4).slice(0, 90)],
  ['the longest title in one word', 'W'.repeat(90)],
  ['a long word among short ones', `The ${'overdetermination'.repeat(4)} of it`],
  ['many short words', 'a '.repeat(45)],
])('text never extends beyond its box: %s', (_, text) => {
  for (const own of [{}, { width: 440 }, { lines: 1 }]) {
    expect(right(text, own)).toBeLessThanOrEqual((own as { width?: number }).width ?? box.width)
    expect(rows(text, own).length).toBeLessThanOrEqual((own as { lines?: number }).lines ?? box.lines)
  }
})

test('text that does not fit is visibly cut off', () => {
  const set = layOutText('W'.repeat(90), display, { ...box, lines: 1 })
  expect(set.isCut).toBe(true)
  expect(set.lines[0]?.at(-1)?.text).toMatch(/^W+…$/)
})

test('empty text takes up no line', () => {
  expect(rows('  ')).toEqual([])
  expect(() => layOutText('a', display, { ...box, sizes: [] })).toThrow(/no sizes/)
})
