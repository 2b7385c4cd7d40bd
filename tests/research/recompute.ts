// Imports nothing from the site: the figures are computed in another way than in lib/research.

/** A row of a results file; `undefined` if a cell is empty. */
export type Sample = Record<string, number | undefined>

/** Where the eyes rested. */
export interface Rest {
  from: number
  to: number
  x: number
  y: number
}

export interface Box {
  id: string
  x: number
  y: number
  width: number
  height: number
}

const FEELINGS = ['happiness', 'surprise', 'sadness', 'anger', 'disgust', 'fear', 'contempt']
const BAD = ['sadness', 'anger', 'disgust', 'fear', 'contempt']

const mean = (list: number[]) => list.reduce((sum, each) => sum + each, 0) / list.length
const known = (list: (number | undefined)[]) => list.filter((each): each is number => each !== undefined)
const middle = (list: number[]) => {
  const sorted = [...list].sort((one, other) => one - other)
  return mean([
    sorted[Math.floor((sorted.length - 1) / 2)] as number,
    sorted[Math.ceil((sorted.length - 1) / 2)] as number,
  ])
}

/** Rows by person. */
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

/** As lib/research/README.md says, sample by sample. */
export function restsOf(samples: Sample[]): Rest[] {
  const time = (sample: Sample) => sample.timestamp_ms as number
  const step = middle(samples.slice(1).map((sample, index) => time(sample) - time(samples[index] as Sample)))
  const smooth = samples.flatMap((sample, index) => {
    if (sample.gaze_x === undefined) return []
    const nearby = samples.filter((other) => Math.abs(time(other) - time(sample)) <= 50)
    const x = middle(known(nearby.map(({ gaze_x }) => gaze_x)))
    const y = middle(known(nearby.map(({ gaze_y }) => gaze_y)))
    return [{ index, t: time(sample), x, y }]
  })
  const size = (list: number[]) => Math.max(...list) - Math.min(...list)
  const together = (window: typeof smooth) =>
    size(window.map(({ x }) => x)) + size(window.map(({ y }) => y)) <= 3 * 38 &&
    window.every(({ t }, index) => index === 0 || t - (window[index - 1] as { t: number }).t <= 150)
  const rests: Rest[] = []
  let begin = 0
  while (begin < smooth.length) {
    let end = begin + 1
    while (end < smooth.length && together(smooth.slice(begin, end + 1))) end++
    const window = smooth.slice(begin, end)
    const [first, last] = [window[0], window.at(-1)] as [(typeof smooth)[0], (typeof smooth)[0]]
    if (last.t - first.t < 100) {
      begin++
      continue
    }
    const next = samples[last.index + 1]
    const to = Math.min(last.t + step, next ? time(next) : Number.POSITIVE_INFINITY)
    rests.push({ from: first.t, to, x: mean(window.map(({ x }) => x)), y: mean(window.map(({ y }) => y)) })
    begin = end
  }
  return rests
}

export const within = (box: Box, { x, y }: { x: number; y: number }) =>
  x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height

/** Mean after the first second minus mean before. */
function climb(samples: Sample[], of: (sample: Sample) => number | undefined): number {
  const part = (late: boolean) =>
    known(samples.filter((each) => (each.timestamp_ms as number) >= 1000 === late).map(of))
  return mean(part(true)) - mean(part(false))
}

const valence = (sample: Sample) =>
  sample.happiness === undefined
    ? undefined
    : BAD.reduce((sum, each) => sum - (sample[each] as number), sample.happiness)

/** Mean of steps of 100 ms from a moment on; undefined where fewer than half of them have a value. */
function stepped(samples: Sample[], column: string, from: number, to: number): number | undefined {
  const steps = Array.from({ length: (to - from) / 100 }, (_, index) => {
    const inside = ({ timestamp_ms: t }: Sample) =>
      (t as number) >= from + index * 100 && (t as number) < from + index * 100 + 100
    return known(samples.filter(inside).map((sample) => sample[column]))
  })
  const filled = steps.filter((list) => list.length > 0).map(mean)
  return filled.length * 2 < steps.length ? undefined : mean(filled)
}

/** Every figure of one person by name; those that the person does not have are missing. */
export function figuresOfPerson(samples: Sample[], boxes: Box[]): Map<string, number> {
  const rests = restsOf(samples)
  const length = (list: Rest[]) => list.reduce((sum, { from, to }) => sum + to - from, 0)
  const found = new Map<string, number>()
  for (const feeling of FEELINGS) found.set(feeling, 100 * climb(samples, (sample) => sample[feeling]))
  found.set(
    'impact',
    FEELINGS.reduce((sum, feeling) => sum + (found.get(feeling) as number), 0),
  )
  found.set(
    'excitement',
    climb(samples, ({ heartrate }) => heartrate),
  )
  found.set('heartrate', mean(known(samples.map(({ heartrate }) => heartrate))))
  const calm = mean(known(samples.filter(({ timestamp_ms: t }) => (t as number) < 1000).map(valence)))
  const onAny = rests.filter((rest) => boxes.some((box) => within(box, rest)))
  const felt = samples.flatMap((sample) => {
    const [t, value] = [sample.timestamp_ms as number, valence(sample)]
    if (t < 1000 || value === undefined) return []
    return [onAny.some(({ from, to }) => t >= from && t < to) ? value - calm : 0]
  })
  // If no gaze was measured, nothing is known about what the person looked at.
  if (samples.every(({ gaze_x }) => gaze_x === undefined)) return found
  found.set('engagement', 100 * mean(felt))
  found.set('fixations', rests.length)
  found.set('fixationDuration', length(rests) / rests.length / 1000)
  found.set('elsewhere', (100 * (length(rests) - length(onAny))) / length(rests))
  for (const box of boxes) {
    const name = `areas.${box.id.replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase())}`
    const looks = rests.filter((rest) => within(box, rest))
    found.set(`${name}.dwell`, length(looks) / 1000)
    found.set(`${name}.dwellShare`, (100 * length(looks)) / length(rests))
    found.set(`${name}.seen`, looks.length > 0 ? 1 : 0)
    const zero = looks[0]?.from
    if (zero === undefined) continue
    found.set(`${name}.firstLook`, zero / 1000)
    for (const column of [...FEELINGS, 'heartrate']) {
      const [before, after] = [stepped(samples, column, zero - 1000, zero), stepped(samples, column, zero, zero + 1500)]
      if (before === undefined || after === undefined) continue
      found.set(`${name}.after.${column}`, (column === 'heartrate' ? 1 : 100) * (after - before))
    }
  }
  return found
}
