import { expect, test } from '@jest/globals'
import { circleOf, circlePath, litCircles, sharedLooks } from './lit'

const grid = { width: 1200, height: 750 }
const look = (x: number, y: number, lasted: number) => ({ start: 1000, end: 1000 + lasted, x, y, samples: 9 })

test('the area of a circle is proportional to its duration, and it grows while the fixation lasts', () => {
  expect(circleOf(look(10, 20, 250))).toEqual({ x: 10, y: 20, radius: 30 })
  expect(circleOf(look(10, 20, 1000)).radius).toBe(60)
  expect(circleOf(look(10, 20, 1000), 1250).radius).toBe(30)
  for (const moment of [0, 999, 1000]) expect(circleOf(look(10, 20, 1000), moment).radius).toBe(0)
})

test('covered circles are left out, and circles that reach beyond others stay, sorted from left to right by where they begin', () => {
  const large = look(300, 300, 4000)
  const inside = look(310, 300, 100)
  const beside = look(410, 300, 250)
  expect(litCircles([inside, large, beside], grid)).toEqual([
    { x: 300, y: 300, radius: 120 },
    { x: 412, y: 300, radius: 32 },
  ])
})

test('two equal circles leave one, and no fixations leave none', () => {
  expect(litCircles([look(50, 50, 250), look(50, 50, 250)], grid)).toHaveLength(1)
  expect(litCircles([], grid)).toEqual([])
})

test('a look outside the stimulus lights it as far as its circle reaches', () => {
  expect(litCircles([look(-20, 100, 250), look(-32, 100, 250), look(1300, 100, 250)], grid)).toEqual([
    { x: -20, y: 100, radius: 32 },
  ])
})

test('a path has a circle for each circle, each relative to the start of the one before', () => {
  const circles = [
    { x: 30, y: 20, radius: 24 },
    { x: 40, y: 10, radius: 24 },
  ]
  expect(circlePath(circles)).toBe('m6 20a24 24 0 1 0 0-.1zm10-10a24 24 0 1 0 0-.1z')
  expect(circlePath([])).toBe('')
})

test('a look lights where two others looked as long, and among fewer than three people where all did', () => {
  const [one, near, far, short] = [look(300, 300, 300), look(310, 300, 300), look(700, 300, 900), look(300, 300, 249)]
  expect(sharedLooks([[one, far], [near], [one, short]])).toEqual([[one], [near], [one]])
  expect(sharedLooks([[one, far], [near], [short]])).toEqual([[], [], []])
  // The same person twice does not count as a second one.
  expect(sharedLooks([[one, near], [near], []])).toEqual([[], [], []])
  expect(sharedLooks([[one, far], [near]])).toEqual([[one], [near]])
  expect(sharedLooks([[one, far, short]])).toEqual([[one, far]])
  expect(sharedLooks([])).toEqual([])
})
