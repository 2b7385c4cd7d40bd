import { expect, test } from '@jest/globals'
import type { BasicEmotion } from '@oogwenk/gaze'
import * as settings from '@oogwenk/gaze/settings'
import { sessionsOf } from './files'
import type { Session } from './session'

/** Seeds that were not used to tune anything. */
const seeds = [101, 102, 103, 104, 105, 106, 107, 108]

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Returns a function for the mean of a value over the samples between two moments, in milliseconds. */
const over = (session: Session, pick: (sample: Session['samples'][number]) => number | undefined) =>
  function between(from: number, to: number): number {
    const inside = session.samples.filter(({ time }) => time >= from && time < to).map(pick)
    return mean(inside.filter((value) => value !== undefined))
  }
const showing = (emotion: BasicEmotion) => (sample: Session['samples'][number]) =>
  sample.expression && 100 * (sample.expression[settings.BASIC_EMOTIONS.indexOf(emotion)] ?? 0)
const heart = (sample: Session['samples'][number]) => sample.heart

const all = (name: string, group = 'a') => Promise.all(seeds.map((seed) => sessionsOf(name, { seed, group })))
const tests = { a: await all('galaxy-a'), b: await all('galaxy-b', 'b'), burger: await all('bugfoundation') }

/** Returns how far a value rises above each viewer's own first second, over all viewers. */
const rise = (sessions: readonly Session[], pick: Parameters<typeof over>[1]) =>
  mean(sessions.map((session) => over(session, pick)(1000, 10_000) - over(session, pick)(0, 1000)))

test('banner B causes more happiness and less contempt than A, with every seed', () => {
  const differences = (pick: Parameters<typeof over>[1]) =>
    tests.a.map((a, index) => rise(tests.b[index] ?? [], pick) - rise(a, pick))
  const happiness = differences(showing('happiness'))
  expect(happiness.every((points) => points > 0)).toBe(true)
  expect(mean(happiness)).toBeGreaterThan(4)
  expect(mean(happiness)).toBeLessThan(12)
  const contempt = differences(showing('contempt'))
  expect(contempt.every((points) => points < -3)).toBe(true)
  expect(mean(contempt)).toBeGreaterThan(-10)
  // About one beat a minute: with twelve people in each group, most tests would show no difference.
  expect(mean(differences(heart))).toBeGreaterThan(0.3)
  expect(mean(differences(heart))).toBeLessThan(2)
})

test('viewers look at the product for about the same time in both banners', () => {
  const share = (sessions: readonly Session[]) => {
    const looks = sessions.flatMap(({ fixations }) => fixations)
    const time = (of: typeof looks) => of.reduce((sum, { start, end }) => sum + end - start, 0)
    return (100 * time(looks.filter(({ area }) => area === 'product'))) / time(looks)
  }
  expect(share(tests.a.flat())).toBeGreaterThan(30)
  expect(Math.abs(share(tests.b.flat()) - share(tests.a.flat()))).toBeLessThan(6)
})

test('disgust rises about 0.7 s after the first look at the insects, which a curve over elapsed time does not show', () => {
  const sessions = tests.burger.flat()
  const found = sessions.flatMap((session) => {
    const first = session.fixations.find(({ area }) => area === 'insects')?.start
    return first !== undefined && first > 1000 && first < 7000 ? [{ session, first }] : []
  })
  expect(found.length).toBeGreaterThan(50)
  const locked = Array.from({ length: 16 }, (_, index) => {
    const from = index * 100
    return mean(
      found.flatMap(({ session, first }) => {
        const disgust = over(session, showing('disgust'))
        const points = disgust(first + from, first + from + 100) - disgust(first - 1000, first)
        return Number.isNaN(points) ? [] : [points]
      }),
    )
  })
  const peak = locked.indexOf(Math.max(...locked)) / 10 + 0.05
  expect(Math.max(...locked)).toBeGreaterThan(10)
  expect(locked[0]).toBeLessThan(2)
  expect(peak).toBeGreaterThan(0.5)
  expect(peak).toBeLessThan(1)
  const curve = Array.from({ length: 8 }, (_, index) =>
    mean(sessions.map((session) => over(session, showing('disgust'))(2000 + 1000 * index, 3000 + 1000 * index))),
  )
  expect(Math.max(...curve) - Math.min(...curve)).toBeLessThan(4)
})
