import type { Gaze } from '@oogwenk/gaze'
import * as settings from '@oogwenk/gaze/settings'
import { normal } from '../../lib/images/headline/random'
import { losses } from '../../tools/media/sessions/camera'
import { type Fixation, planFixations } from '../../tools/media/sessions/fixations'
import { gazeAt } from '../../tools/media/sessions/gaze'
import type { Stimulus } from '../../tools/media/sessions/stimuli'
import { type Random, stream, wandering } from '../../tools/media/sessions/streams'
import { makeViewer } from '../../tools/media/sessions/viewer'

/** How badly a camera sees; lengths in pixels of the grid. */
interface Camera {
  /** Median distance from one sample to the next while the eyes rest, of the typical person. */
  step: number
  /** How much of a deviation is left in the next sample, 0 for white noise (Niehorster and others 2020). */
  memory: number
  /** Part of the samples that are lost. */
  lost: number
  /** Mean distance between gaze and target, in degrees. */
  offset: number
  /** Part of the looks that go beside the picture. */
  beside: number
  /** How much the times between samples differ: the spread of their logarithm. */
  irregular: number
}

/** White noise at regular times. */
export const PLAIN: Omit<Camera, 'step'> = { memory: 0, lost: 0.05, offset: 0, beside: 0, irregular: 0.05 }

/** As people record at home: noise with a memory, irregular times, losses, looks beside the picture, an offset. */
export const HOME: Omit<Camera, 'step'> = { memory: 0.4, lost: 0.15, offset: 1.4, beside: 0.12, irregular: 0.3 }

/** Median steps from sample to sample: a good camera, those that this site's sessions had before, a real session. */
export const STEPS = [20, 45, 90] as const

/** What a camera recorded of one person, and where the eyes truly rested. */
export interface Recording {
  gaze: Gaze
  truth: Fixation[]
}

/** Milliseconds that the longest memory of noise lasts: the head, slowly wandering. */
const HEAD = { part: 0.5, seconds: 2 }
/** The typical time between two samples. */
const APART = 1000 / 30
/** Part of the pictures after which the next one comes late. */
const LATE = 0.05

/** People who look at a stimulus through one kind of camera, each with noise of their own. */
export function record(
  { name, stimulus }: { name: string; stimulus: Stimulus },
  { people, seed, duration, camera }: { people: number; seed: number; duration: number; camera: Camera },
): Recording[] {
  return Array.from({ length: people }, (_, index) => {
    const chance = (purpose: string) => stream(seed, name, `p${index}`, purpose)
    const viewer = makeViewer(`p${index}`, stimulus, chance('person'))
    const planned = planFixations(stimulus, viewer, duration, chance('looks'))
    const truth = lookBeside(planned, stimulus, camera.beside, chance('beside'))
    const times = sampleTimes(duration, camera.irregular, chance('times'))
    const [more, measure] = [chance('more losses'), view(camera, chance('camera'))]
    const lost = losses(times, chance('losses')).map((loss) => loss !== undefined || more() < camera.lost - 0.05)
    const points = times.map((time, index) => measure(gazeAt(truth, time), (time - (times[index - 1] ?? time)) / 1000))
    const known = (axis: 'x' | 'y') =>
      Float64Array.from(points, (point, index) => (lost[index] ? Number.NaN : Math.round(point[axis] * 10) / 10))
    return { gaze: { time: Float64Array.from(times), x: known('x'), y: known('y') }, truth }
  })
}

/** Sends some of the looks beside the picture. */
function lookBeside(looks: readonly Fixation[], { width, height }: Stimulus, part: number, random: Random): Fixation[] {
  return looks.map((look) => {
    if (random() >= part) return look
    const beyond = settings.PIXELS_PER_DEGREE * (1 + 4 * random())
    const [across, after] = [random() < 0.5, random() < 0.5]
    if (across) return { ...look, x: after ? width + beyond : -beyond }
    return { ...look, y: after ? height + beyond : -beyond }
  })
}

function sampleTimes(duration: number, irregular: number, random: Random): number[] {
  const times: number[] = []
  for (let next = APART * random(); next < duration - 1; ) {
    const now = Math.round(next)
    if (now > (times.at(-1) ?? -1)) times.push(now)
    next += APART * Math.exp(irregular * normal(random)) * (random() < LATE ? 2 : 1)
  }
  return times
}

function view({ step, memory, offset }: Camera, random: Random) {
  const own = step * Math.exp(0.25 * normal(random))
  // The median distance of two places with normal noise (Rayleigh), less what both share.
  const sigma = own / Math.sqrt(4 * Math.LN2 * (1 - memory))
  const off = (offset * settings.PIXELS_PER_DEGREE) / Math.sqrt(Math.PI / 2)
  const [left, up] = [off * normal(random), off * normal(random)]
  const noise = () =>
    memory > 0 ? wandering(random, sigma, -APART / 1000 / Math.log(memory)) : () => sigma * normal(random)
  const head = () => wandering(random, HEAD.part * sigma, HEAD.seconds)
  const [across, down, headAcross, headDown] = [noise(), noise(), head(), head()]
  return ({ x, y }: { x: number; y: number }, seconds: number) => ({
    x: x + left + across(seconds) + headAcross(seconds),
    y: y + up + down(seconds) + headDown(seconds),
  })
}
