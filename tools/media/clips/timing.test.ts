import { expect, test } from '@jest/globals'
import { easeInOut, FPS, FRAMES, momentOf } from './timing'

test('a clip lasts six seconds', () => {
  expect(FRAMES / FPS).toBe(6)
})

test('the first frame and the last show the whole result, so nothing jumps when the clip repeats', () => {
  const whole = { time: 10_000, visible: 1, live: 0 }
  expect(momentOf(0)).toEqual(whole)
  expect(momentOf(FRAMES - 1)).toEqual(whole)
  expect(momentOf(FRAMES)).toEqual(whole)
})

test('the result disappears, and builds up again in chronological order', () => {
  const moments = Array.from({ length: FRAMES }, (_, frame) => momentOf(frame))
  const gone = moments.filter(({ visible }) => visible < 1).map(({ visible }) => visible)
  expect(gone).toEqual([...gone].sort((a, b) => b - a))
  expect(gone.at(-1)).toBeLessThan(0.1)
  const times = moments.filter(({ live }) => live > 0).map(({ time }) => time)
  expect(times).toEqual([...times].sort((a, b) => a - b))
  expect(times[0]).toBeLessThan(200)
  expect(times.at(-1)).toBe(10_000)
})

test('an eased value begins at 0 and ends at 1, slowly at both ends', () => {
  expect([0, 0.5, 1].map(easeInOut)).toEqual([0, 0.5, 1])
  expect(easeInOut(0.1)).toBeLessThan(0.1)
})
