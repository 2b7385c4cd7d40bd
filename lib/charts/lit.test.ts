import { expect, test } from '@jest/globals'
import { circleOf, circlePath, litCircles, sharedLooks } from './lit'

const grid = { width: 1200, height: 750 }
const fixation = (x: number, y: number, lasted: number) => ({ start: 1000, end: 1000 + lasted, x, y, samples: 9 })

test('the area of a circle is proportional to the duration of its fixation, and grows while the fixation lasts', () => {
  expect(circleOf(fixation(10, 20, 250))).toEqual({ x: 10, y: 20, radius: 30 })
  expect(circleOf(fixation(10, 20, 1000)).radius).toBe(60)
  expect(circleOf(fixation(10, 20, 1000), 1250).radius).toBe(30)
  for (const moment of [0, 999, 1000]) expect(circleOf(fixation(10, 20, 1000), moment).radius).toBe(0)
})

test('covered circles are left out, circles that reach beyond others are kept, and the result is sorted by left edge', () => {
  const large = fixation(300, 300, 4000)
  const inside = fixation(310, 300, 100)
  const beside = fixation(410, 300, 250)
  expect(litCircles([inside, large, beside], grid)).toEqual([
    { x: 300, y: 300, radius: 120 },
    { x: 412, y: 300, radius: 32 },
  ])
})

test('two equal circles become one, and no fixations give no circles', () => {
  expect(litCircles([fixation(50, 50, 250), fixation(50, 50, 250)], grid)).toHaveLength(1)
  expect(litCircles([], grid)).toEqual([])
})

test('a fixation outside the stimulus lights the part that its circle reaches', () => {
  expect(litCircles([fixation(-20, 100, 250), fixation(-32, 100, 250), fixation(1300, 100, 250)], grid)).toEqual([
    { x: -20, y: 100, radius: 32 },
  ])
})

test('a path draws every circle, each relative to the start of the one before', () => {
  const circles = [
    { x: 30, y: 20, radius: 24 },
    { x: 40, y: 10, radius: 24 },
  ]
  expect(circlePath(circles)).toBe('m6 20a24 24 0 1 0 0-.1zm10-10a24 24 0 1 0 0-.1z')
  expect(circlePath([])).toBe('')
})

test('a fixation lights the picture if two other people looked there as long; with fewer than three people, all must have', () => {
  const [one, near, far, short] = [
    fixation(300, 300, 300),
    fixation(310, 300, 300),
    fixation(700, 300, 900),
    fixation(300, 300, 249),
  ]
  expect(sharedLooks([[one, far], [near], [one, short]])).toEqual([[one], [near], [one]])
  expect(sharedLooks([[one, far], [near], [short]])).toEqual([[], [], []])
  // The same person looking twice does not count as a second person.
  expect(sharedLooks([[one, near], [near], []])).toEqual([[], [], []])
  expect(sharedLooks([[one, far], [near]])).toEqual([[one], [near]])
  expect(sharedLooks([[one, far, short]])).toEqual([[one, far]])
  expect(sharedLooks([])).toEqual([])
})
