import { expect, test } from '@jest/globals'
import * as settings from '@oogwenk/gaze/settings'
import { sessionsOf } from './files'
import { saccadeTime } from './fixations'
import { gazeAt, visitAt, visitsOf } from './gaze'
import { degreesBetween } from './scale'

test('adding people leaves the others unchanged', async () => {
  const [few, many] = [await sessionsOf('galaxy-a', { people: 5 }), await sessionsOf('galaxy-a', { people: 9 })]
  expect(many.slice(0, 5)).toEqual(few)
  expect(many.map(({ participant }) => participant).slice(-2)).toEqual(['a08', 'a09'])
})

test('a different seed or group gives different people', async () => {
  const [first] = await sessionsOf('galaxy-a', { people: 1 })
  expect(await sessionsOf('galaxy-a', { people: 1 })).toEqual([first])
  expect((await sessionsOf('galaxy-a', { people: 1, seed: 2 }))[0]?.samples).not.toEqual(first?.samples)
  expect((await sessionsOf('galaxy-a', { people: 1, group: 'b' }))[0]?.samples).not.toEqual(first?.samples)
})

test('fixations follow one another in time, and saccades take as long as their length requires', async () => {
  for (const { fixations } of await sessionsOf('bike-shop')) {
    expect(fixations[0]?.start).toBe(0)
    expect(fixations.at(-1)?.end).toBeLessThanOrEqual(10_000)
    fixations.slice(1).forEach((fixation, index) => {
      const before = fixations[index] ?? fixation
      expect(fixation.end).toBeGreaterThan(fixation.start)
      expect(fixation.start - before.end).toBeCloseTo(saccadeTime(degreesBetween(before, fixation)), 6)
    })
  }
})

test('the eye is still during a fixation, and moves between two', () => {
  const fixations = [
    { x: 100, y: 100, start: 0, end: 200, area: 'a' },
    { x: 300, y: 100, start: 240, end: 400, area: 'b' },
  ]
  expect([0, 200, 240, 999].map((time) => gazeAt(fixations, time).x)).toEqual([100, 100, 300, 300])
  expect(gazeAt(fixations, 220)).toEqual({ x: 200, y: 100 })
  expect(() => gazeAt([], 0)).toThrow('There are no fixations. Plan at least one.')
})

test('a visit ends where the next look begins, and a return is counted', () => {
  const looks = ['a', 'a', 'b', undefined, 'a'].map((area, index) => ({
    ...{ x: 0, y: 0, area },
    ...{ start: index * 100, end: index * 100 + 60 },
  }))
  const visits = visitsOf(looks)
  expect(visits).toEqual([
    { area: 'a', start: 0, end: 200, nth: 0 },
    { area: 'b', start: 200, end: 300, nth: 0 },
    { area: 'a', start: 400, end: 460, nth: 1 },
  ])
  expect([0, 199, 200, 350, 460].map((time) => visitAt(visits, time)?.area)).toEqual([
    'a',
    'a',
    'b',
    undefined,
    undefined,
  ])
})

test('text is read from left to right more often than not', async () => {
  const sessions = await sessionsOf('galaxy-a', { people: 40 })
  const steps = sessions.flatMap(({ fixations }) =>
    fixations.slice(1).flatMap((fixation, index) => {
      const before = fixations[index]
      return before?.area === 'headline' && fixation.area === 'headline' ? [fixation.x - before.x] : []
    }),
  )
  expect(steps.length).toBeGreaterThan(200)
  expect(steps.filter((step) => step > 0).length / steps.length).toBeGreaterThan(0.75)
})

test('without a face everything is lost, and with closed eyes only gaze', async () => {
  const samples = (await sessionsOf('galaxy-b')).flatMap((session) => session.samples)
  for (const { gaze, heart, expression } of samples) {
    expect(expression === undefined).toBe(heart === undefined)
    if (expression === undefined) expect(gaze).toBeUndefined()
    else expect(expression).toHaveLength(settings.BASIC_EMOTIONS.length)
  }
  expect(samples.some(({ gaze, heart }) => gaze === undefined && heart !== undefined)).toBe(true)
})

test('without people there are no sessions, and without time there are no samples', async () => {
  expect(await sessionsOf('galaxy-a', { people: 0 })).toEqual([])
  const [short] = await sessionsOf('galaxy-a', { people: 1, duration: 0 })
  expect(short).toEqual({ participant: 'a01', samples: [], fixations: [] })
})

test('an unknown stimulus is reported together with the known ones', async () => {
  await expect(sessionsOf('galaxy-c')).rejects.toThrow(
    'There is no stimulus “galaxy-c”. Name one of: bike-shop, galaxy-a, galaxy-b, bugfoundation.',
  )
})
