import { expect, test } from '@jest/globals'
import * as settings from '@oogwenk/gaze/settings'
import { frameTimes, losses, WEBCAM, webcam } from './camera'
import { stream } from './streams'

const chance = (person: number, purpose: string) => stream(5, 'x', `a${person}`, purpose)
const people = Array.from({ length: 1000 }, (_, person) => person)
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

test('frames are about 33 ms apart, at ascending whole milliseconds', () => {
  for (const person of people) {
    const times = frameTimes(10_000, chance(person, 'times'))
    expect(times).toHaveLength(300)
    expect(times.every((time, index) => Number.isInteger(time) && time >= 0 && time > (times[index - 1] ?? -1))).toBe(
      true,
    )
    expect(times.at(-1)).toBeLessThan(10_000)
  }
})

test('gaze has an offset of 2.4 degrees and a scatter of 1.9, as in published studies', () => {
  expect(WEBCAM).toEqual({ offset: 2.4, scatter: expect.closeTo(1.886, 3), rate: 30, lost: 0.05 })
  // Far apart in time, so that the head's drift counts as scatter and not as offset.
  const seen = people.map((person) => {
    const measure = webcam(chance(person, 'camera'))
    const points = Array.from({ length: 200 }, () => measure({ x: 600, y: 375 }, 20))
    const [x, y] = [mean(points.map((point) => point.x)), mean(points.map((point) => point.y))]
    const variance = mean(points.map((point) => (point.x - x) * (point.x - x) + (point.y - y) * (point.y - y)))
    return { off: Math.hypot(x - 600, y - 375), variance }
  })
  const off = mean(seen.map((one) => one.off)) / settings.PIXELS_PER_DEGREE
  const scatter = Math.sqrt(mean(seen.map((one) => one.variance))) / settings.PIXELS_PER_DEGREE
  expect(off).toBeGreaterThan(2.28)
  expect(off).toBeLessThan(2.52)
  expect(scatter).toBeGreaterThan(1.8)
  expect(scatter).toBeLessThan(1.94)
})

test('five of a hundred samples are lost, some of them in blinks and some without a face', () => {
  const times = Array.from({ length: 3000 }, (_, index) => Math.round((index * 1000) / 30))
  const all = people.slice(0, 200).flatMap((person) => losses(times, chance(person, 'losses')))
  const share = (loss: 'eyes' | 'face') => (100 * all.filter((one) => one === loss).length) / all.length
  expect(share('eyes') + share('face')).toBeGreaterThan(4.7)
  expect(share('eyes') + share('face')).toBeLessThan(5.2)
  expect(share('face')).toBeGreaterThan(0.85)
  expect(share('face')).toBeLessThan(1.15)
  const runs = all.join(',').match(/(eyes,){3,}/g) ?? []
  expect(runs.length).toBeGreaterThan(100)
})

test('without frames nothing is lost', () => {
  expect(losses([], chance(1, 'losses'))).toEqual([])
})
