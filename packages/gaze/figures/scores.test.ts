import { expect, test } from '@jest/globals'
import { EMOTIONS, type Emotion } from '../emotions'
import type { Person } from '../results'
import { emotionalImpact, emotionRise, engagement, excitement, rise } from './scores'

const grid = { width: 1200, height: 750 }

/** Two seconds, with a sample every 100 ms: the given values change at one second. */
function person(after: Partial<Record<Emotion, number>>, heartrates: [number, number] = [70, 70]): Person {
  const before: Partial<Record<Emotion, number>> = { happiness: 0.1, contempt: 0.1, neutral: 0.8 }
  const time = Float64Array.from({ length: 20 }, (_, row) => row * 100)
  const two = (first = 0, second = 0) => time.map((_, row) => (row < 10 ? first : second))
  const emotions = Object.fromEntries(EMOTIONS.map((emotion) => [emotion, two(before[emotion], after[emotion])]))
  const still = time.map(() => 100)
  return {
    id: 'a01',
    time,
    x: still,
    y: still,
    heartrate: two(...heartrates),
    emotions: emotions as Person['emotions'],
  }
}

const glad = person({ happiness: 0.3, surprise: 0.1, contempt: 0.15, neutral: 0.45 }, [70, 73.5])
const area = { id: 'box', x: 0, y: 0, width: 200, height: 200 }
const look = (start: number, end: number, x = 100) => ({ start, end, x, y: 100, samples: 5 })
const on = (...fixations: ReturnType<typeof look>[]) => ({ fixations, areas: [area], grid })

test('excitement is the rise in heart rate above that of the first second', () => {
  expect(excitement(glad)).toBe(3.5)
})

test('emotional impact is the sum of the rises of the emotions', () => {
  expect(emotionRise(glad, 'happiness')).toBeCloseTo(20, 10)
  expect(emotionRise(glad, 'surprise')).toBeCloseTo(10, 10)
  expect(emotionRise(glad, 'contempt')).toBeCloseTo(5, 10)
  expect(emotionalImpact(glad)).toBeCloseTo(35, 10)
})

test('engagement counts valence only while looking: half the time, half the score', () => {
  // Happiness up by 20 points, contempt by 5; surprise does not count.
  expect(engagement(glad, on(look(0, 2000)))).toBeCloseTo(15, 10)
  expect(engagement(glad, on(look(1500, 2000)))).toBeCloseTo(7.5, 10)
  expect(engagement(glad, on(look(1000, 1200), look(1300, 1600)))).toBeCloseTo(7.5, 10)
})

test('engagement is negative if contempt outweighs happiness, zero while the eyes rest elsewhere, and unknown without a fixation', () => {
  const cross = person({ happiness: 0.1, contempt: 0.4, neutral: 0.5 })
  expect(engagement(cross, on(look(0, 2000)))).toBeCloseTo(-30, 10)
  expect(engagement(cross, on(look(0, 2000, 900)))).toBe(0)
  expect(engagement(cross, on())).toBeNaN()
})

test('without areas, looking anywhere on the stimulus counts; looking outside it does not', () => {
  expect(engagement(glad, { ...on(look(0, 2000, 900)), areas: [] })).toBeCloseTo(15, 10)
  expect(engagement(glad, { ...on(look(0, 2000, 1300)), areas: [] })).toBe(0)
})

test('unknown samples are left out, wherever the eyes are', () => {
  const half = person({ happiness: 0.3, contempt: 0.1, neutral: 0.6 })
  for (const emotion of EMOTIONS) half.emotions[emotion].fill(Number.NaN, 15)
  expect(engagement(half, on(look(0, 1500)))).toBeCloseTo(20, 10)
  expect(emotionalImpact(half)).toBeCloseTo(20, 10)
})

test('with too few samples on either side there is no score, and the minimum can be changed', () => {
  const time = Float64Array.of(0, 100, 1000, 1100)
  const values = Float64Array.of(1, 1, 4, 4)
  expect(rise(time, values)).toBeNaN()
  expect(rise(time, values, { minSamples: 2 })).toBe(3)
  expect(rise(time, values, { minSamples: 1, baselineMs: 100 })).toBe(2)
  expect(rise(new Float64Array(), new Float64Array())).toBeNaN()
  expect(rise(Float64Array.of(0), Float64Array.of(1), { minSamples: 1 })).toBeNaN()
  for (const emotion of EMOTIONS) expect(glad.emotions[emotion].every((share) => share >= 0)).toBe(true)
})
