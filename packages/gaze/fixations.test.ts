import { expect, test } from '@jest/globals'
import { normal, seededRandom } from '../../lib/images/headline/random'
import { findFixations, noiseOf } from './fixations'
import type { FixationOptions } from './settings'
import { median } from './statistics/median'

const missing = Number.NaN

/** Samples every 50 ms at these positions. */
function gaze(points: readonly (readonly [number, number])[], step = 50) {
  return {
    time: Float64Array.from(points, (_, row) => row * step),
    x: Float64Array.from(points, ([x]) => x),
    y: Float64Array.from(points, ([, y]) => y),
  }
}

/** A noise of 2 pixels, so that sums can be done by hand. */
const plain: Partial<FixationOptions> = { minNoiseDegrees: 0.2, pixelsPerDegree: 10 }

test('two places are two fixations, with the mean of their points and the time until the next sample', () => {
  const found = findFixations(
    gaze([
      ...([
        [100, 100],
        [104, 100],
        [102, 106],
      ] as const),
      ...([
        [300, 300],
        [300, 304],
        [303, 302],
        [301, 302],
      ] as const),
    ]),
    plain,
  )
  expect(found).toEqual([
    { start: 0, end: 150, x: 102, y: 102, samples: 3 },
    { start: 150, end: 350, x: 301, y: 302, samples: 4 },
  ])
})

test('a step begins a new fixation if noise of that size does not explain it', () => {
  // Six points, three at each place: squares around one mean are 6 (step / 2)², and a segment costs 3 ln 6 2² = 21.5.
  const step = (across: number) =>
    gaze([
      [100, 100],
      [100, 100],
      [100, 100],
      [100 + across, 100],
      [100 + across, 100],
      [100 + across, 100],
    ])
  expect(findFixations(step(3.7), plain)).toHaveLength(1)
  expect(findFixations(step(3.9), plain)).toHaveLength(2)
})

test('a person’s noise is estimated from one sample to the next, whatever the eyes do', () => {
  for (const sigma of [5, 20, 60]) {
    const random = seededRandom(sigma)
    const jumps = gaze(
      Array.from({ length: 3000 }, (_, sample) => {
        const point = 300 * (Math.floor(sample / 12) % 3)
        return [point + sigma * normal(random), 200 + sigma * normal(random)] as const
      }),
      33,
    )
    expect(noiseOf(jumps) / sigma).toBeGreaterThan(0.95)
    expect(noiseOf(jumps) / sigma).toBeLessThan(1.25)
  }
  expect(noiseOf(gaze([]))).toBeNaN()
  // A step across a long gap says nothing about noise.
  expect(noiseOf({ time: Float64Array.of(0, 500), x: Float64Array.of(0, 90), y: Float64Array.of(0, 0) })).toBeNaN()
})

test('a rest shorter than the minimum is not a fixation, and the minimum can be changed', () => {
  const short = gaze([
    [0, 0],
    [0, 0],
    [90, 90],
    [90, 90],
    [90, 90],
  ])
  // The last sample of each lasts 50 ms, as do the others.
  expect(findFixations(short, { ...plain, minimumMs: 101 }).map(({ x }) => x)).toEqual([90])
  expect(findFixations(short, plain).map(({ x }) => x)).toEqual([0, 90])
})

test('a single sample is not a fixation, however far apart the samples are', () => {
  const rare = gaze([[0, 0], [500, 500], ...Array.from({ length: 5 }, () => [900, 100] as const)], 140)
  expect(findFixations(rare, plain).map(({ x }) => x)).toEqual([900])
})

test('a lost sample does not end a fixation, but a longer gap does', () => {
  const still = [5, 5] as const
  const lost = [missing, missing] as const
  const one = findFixations(gaze([still, still, lost, still, still]), plain)
  expect(one).toEqual([{ start: 0, end: 250, x: 5, y: 5, samples: 4 }])
  const blink = gaze([still, still, still, lost, lost, lost, still, still, still])
  expect(findFixations(blink, plain).map(({ start, end }) => [start, end])).toEqual([
    [0, 150],
    [300, 450],
  ])
  expect(findFixations(blink, { ...plain, gapMs: 200 })).toHaveLength(1)
})

test('a single outlier is not part of a fixation, which continues after it', () => {
  const still = Array.from({ length: 4 }, () => [5, 5] as const)
  const found = findFixations(gaze([...still, [400, 300], ...still]), plain)
  expect(found.map(({ start, end, x }) => [start, end, x])).toEqual([
    [0, 200, 5],
    [250, 450, 5],
  ])
})

test('the median is the middle of the known values', () => {
  expect(median([3, Number.NaN, 1, 2])).toBe(2)
  expect(median([1, 4])).toBe(2.5)
  expect(median([])).toBeNaN()
})

test('no rows, one row and only lost samples give no fixation', () => {
  expect(findFixations(gaze([]))).toEqual([])
  expect(findFixations(gaze([[5, 5]]))).toEqual([])
  expect(
    findFixations(
      gaze([
        [missing, missing],
        [missing, missing],
        [missing, missing],
        [missing, missing],
      ]),
    ),
  ).toEqual([])
})

/** A person looking around, seen through a noisy camera. */
function wander(seed: number) {
  const random = seededRandom(seed)
  let point: readonly [number, number] = [600, 375]
  const points = Array.from({ length: 300 }, () => {
    if (random() < 0.12) point = [1200 * random(), 750 * random()]
    const lost = random() < 0.05
    return lost ? ([missing, missing] as const) : ([point[0] + 40 * random(), point[1] + 40 * random()] as const)
  })
  return gaze(points, 33)
}

test('a mirrored session has the mirrored fixations, and a scaled session the same ones', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const session = wander(seed)
    const found = findFixations(session)
    expect(found.length).toBeGreaterThan(5)
    const mirrored = findFixations({ ...session, x: session.x.map((x) => 1200 - x) })
    const half = findFixations(
      { ...session, x: session.x.map((x) => x / 2), y: session.y.map((y) => y / 2) },
      { pixelsPerDegree: 19 },
    )
    expect(mirrored.map(({ start, end, samples }) => [start, end, samples])).toEqual(
      found.map(({ start, end, samples }) => [start, end, samples]),
    )
    mirrored.forEach(({ x, y }, index) => {
      expect(x).toBeCloseTo(1200 - (found[index]?.x as number), 6)
      expect(y).toBe(found[index]?.y)
    })
    expect(half.map(({ start, end }) => [start, end])).toEqual(found.map(({ start, end }) => [start, end]))
  }
})

test('fixations are in order, never overlap, and stay within the session', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const session = wander(seed)
    let before = 0
    for (const { start, end, samples } of findFixations(session)) {
      expect(start).toBeGreaterThanOrEqual(before)
      expect(end).toBeGreaterThan(start)
      expect(samples).toBeGreaterThan(1)
      before = end
    }
    expect(before).toBeLessThanOrEqual(300 * 33)
  }
})
