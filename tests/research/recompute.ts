// Computes figures independently of packages/gaze, without importing anything from the site.

/** A row of a results file; `undefined` if a cell is empty. */
export type Sample = Record<string, number | undefined>

/** A fixation, during which the eyes rest on one point. */
export interface Fixation {
  from: number
  to: number
  x: number
  y: number
}

/** An area of a picture, in pixels of the picture. */
export interface Box {
  id: string
  x: number
  y: number
  width: number
  height: number
}

const EMOTIONS = ['happiness', 'surprise', 'sadness', 'anger', 'disgust', 'fear', 'contempt']
const NEGATIVE = ['sadness', 'anger', 'disgust', 'fear', 'contempt']

const mean = (list: number[]) => list.reduce((sum, each) => sum + each, 0) / list.length
const known = (list: (number | undefined)[]) => list.filter((each): each is number => each !== undefined)
// This repeats median.ts because these modules may import only each other, as a test ensures.
const median = (list: number[]) => {
  const sorted = [...list].sort((one, other) => one - other)
  return mean([
    sorted[Math.floor((sorted.length - 1) / 2)] as number,
    sorted[Math.ceil((sorted.length - 1) / 2)] as number,
  ])
}

/** Groups the rows of a results file by person. */
export function readPeople(csv: string): Map<string, Sample[]> {
  const [header = '', ...lines] = csv.trim().split('\n')
  const people = new Map<string, Sample[]>()
  for (const line of lines) {
    const cells = line.split(',')
    const named = header.split(',').map((name, index) => [name, cells[index] === '' ? undefined : Number(cells[index])])
    const person = cells[0] as string
    people.set(person, [...(people.get(person) ?? []), Object.fromEntries(named)])
  }
  return people
}

interface GazePoint {
  index: number
  t: number
  x: number
  y: number
}

/** Finds fixations as packages/gaze/README.md describes, but tries every possible split, without pruning. */
export function fixationsOf(samples: Sample[]): Fixation[] {
  const time = (sample: Sample) => sample.timestamp_ms as number
  const step = median(samples.slice(1).map((sample, index) => time(sample) - time(samples[index] as Sample)))
  const points = samples.flatMap((sample, index): GazePoint[] =>
    sample.gaze_x === undefined
      ? []
      : [{ index, t: time(sample), x: sample.gaze_x as number, y: sample.gaze_y as number }],
  )
  const neighbours = points.slice(1).map((point, index): [GazePoint, GazePoint] => [points[index] as GazePoint, point])
  const distances = neighbours.flatMap(([one, other]) =>
    other.t - one.t > 150 ? [] : [Math.sqrt((other.x - one.x) ** 2 + (other.y - one.y) ** 2)],
  )
  const noise = Math.max(19, distances.length === 0 ? 0 : median(distances) / Math.sqrt(4 * Math.log(2)))
  const penalty = 3 * Math.log(points.length) * noise ** 2
  const runs: GazePoint[][] = []
  for (const point of points) {
    const last = runs.at(-1)
    if (last && point.t - (last.at(-1) as GazePoint).t <= 150) last.push(point)
    else runs.push([point])
  }
  return runs
    .flatMap((run) => findBestSplit(run, penalty))
    .flatMap((part) => {
      const [first, last] = [part[0], part.at(-1)] as [GazePoint, GazePoint]
      const next = samples[last.index + 1]
      const to = Math.min(last.t + step, next ? time(next) : Number.POSITIVE_INFINITY)
      if (part.length < 2 || to - first.t < 100) return []
      return [{ from: first.t, to, x: mean(part.map(({ x }) => x)), y: mean(part.map(({ y }) => y)) }]
    })
}

/**
 * Finds the split with the lowest cost, which is the sum of squared distances from the means and a penalty for each
 * part. For each length of the beginning, it chooses the last part.
 */
function findBestSplit(run: GazePoint[], penalty: number): GazePoint[][] {
  const min = [0]
  const from = [0]
  for (let end = 1; end <= run.length; end++) {
    let [x, y, squares, count] = [0, 0, 0, 0]
    min[end] = Number.POSITIVE_INFINITY
    for (let begin = end - 1; begin >= 0; begin--) {
      const point = run[begin] as GazePoint
      if ((run[end - 1] as GazePoint).t - point.t > 10_000) break
      // Updates the mean and the sum of squares with one more point (Welford 1962).
      count++
      const [dx, dy] = [point.x - x, point.y - y]
      x += dx / count
      y += dy / count
      squares += dx * (point.x - x) + dy * (point.y - y)
      const cost = (min[begin] as number) + squares + penalty
      if (cost < (min[end] as number)) {
        min[end] = cost
        from[end] = begin
      }
    }
  }
  const parts: GazePoint[][] = []
  for (let end = run.length; end > 0; end = from[end] as number) parts.unshift(run.slice(from[end], end))
  return parts
}

/** Whether a point is in an area or on its edge. */
export const isInArea = (box: Box, { x, y }: { x: number; y: number }) =>
  x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height

/** Computes the mean after the first second minus the mean before. */
function riseOf(samples: Sample[], of: (sample: Sample) => number | undefined): number {
  const part = (late: boolean) =>
    known(samples.filter((each) => (each.timestamp_ms as number) >= 1000 === late).map(of))
  return mean(part(true)) - mean(part(false))
}

const valence = (sample: Sample) =>
  sample.happiness === undefined
    ? undefined
    : NEGATIVE.reduce((sum, each) => sum - (sample[each] as number), sample.happiness)

/** Computes the mean of the steps of 100 ms in a period; undefined if fewer than half of them have a value. */
function meanOfSteps(samples: Sample[], column: string, from: number, to: number): number | undefined {
  const steps = Array.from({ length: (to - from) / 100 }, (_, index) => {
    const inside = ({ timestamp_ms: t }: Sample) =>
      (t as number) >= from + index * 100 && (t as number) < from + index * 100 + 100
    return known(samples.filter(inside).map((sample) => sample[column]))
  })
  const filled = steps.filter((list) => list.length > 0).map(mean)
  return filled.length * 2 < steps.length ? undefined : mean(filled)
}

/** Returns every figure of one person by name; figures that the person does not have are missing. */
export function figuresOfPerson(samples: Sample[], boxes: Box[]): Map<string, number> {
  const fixations = fixationsOf(samples)
  const length = (list: Fixation[]) => list.reduce((sum, { from, to }) => sum + to - from, 0)
  const found = new Map<string, number>()
  for (const emotion of EMOTIONS) found.set(emotion, 100 * riseOf(samples, (sample) => sample[emotion]))
  found.set(
    'impact',
    EMOTIONS.reduce((sum, emotion) => sum + (found.get(emotion) as number), 0),
  )
  found.set(
    'excitement',
    riseOf(samples, ({ heartrate }) => heartrate),
  )
  found.set('heartrate', mean(known(samples.map(({ heartrate }) => heartrate))))
  const baseline = mean(known(samples.filter(({ timestamp_ms: t }) => (t as number) < 1000).map(valence)))
  const onAny = fixations.filter((fixation) => boxes.some((box) => isInArea(box, fixation)))
  const counted = samples.flatMap((sample) => {
    const [t, value] = [sample.timestamp_ms as number, valence(sample)]
    if (t < 1000 || value === undefined) return []
    return [onAny.some(({ from, to }) => t >= from && t < to) ? value - baseline : 0]
  })
  // Without a fixation, it is not known at what the person looked.
  if (fixations.length === 0) return found
  found.set('engagement', 100 * mean(counted))
  found.set('fixations', fixations.length)
  found.set('fixationDuration', length(fixations) / fixations.length / 1000)
  found.set('elsewhere', (100 * (length(fixations) - length(onAny))) / length(fixations))
  for (const box of boxes) {
    const name = `areas.${box.id.replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase())}`
    const looks = fixations.filter((fixation) => isInArea(box, fixation))
    found.set(`${name}.dwell`, length(looks) / 1000)
    found.set(`${name}.dwellShare`, (100 * length(looks)) / length(fixations))
    found.set(`${name}.seen`, looks.length > 0 ? 1 : 0)
    const zero = looks[0]?.from
    if (zero === undefined) continue
    found.set(`${name}.firstLook`, zero / 1000)
    for (const column of [...EMOTIONS, 'heartrate']) {
      const [before, after] = [
        meanOfSteps(samples, column, zero - 1000, zero),
        meanOfSteps(samples, column, zero, zero + 1500),
      ]
      if (before === undefined || after === undefined) continue
      found.set(`${name}.after.${column}`, (column === 'heartrate' ? 1 : 100) * (after - before))
    }
  }
  return found
}
