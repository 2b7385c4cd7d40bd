import type { Gaze } from '@oogwenk/gaze'
import * as settings from '@oogwenk/gaze/settings'
import { normal } from '../../lib/images/headline/random'
import { losses, WEBCAM } from '../../tools/media/sessions/camera'
import { type Fixation, planFixations } from '../../tools/media/sessions/fixations'
import { gazeAt } from '../../tools/media/sessions/gaze'
import type { Stimulus } from '../../tools/media/sessions/stimuli'
import { autoregressive, type Random, stream } from '../../tools/media/sessions/streams'
import { makeViewer } from '../../tools/media/sessions/viewer'

/** The inaccuracies of a camera, with lengths in pixels of the grid. */
interface Camera {
  /** The median distance between consecutive samples during a fixation, for the typical viewer. */
  step: number
  /** The fraction of a deviation that remains in the next sample; 0 for white noise (Niehorster and others 2020). */
  correlation: number
  /** The fraction of samples that are lost. */
  lost: number
  /** The mean distance between gaze and target, in degrees. */
  offset: number
  /** The fraction of looks that are outside the picture. */
  outside: number
  /** The standard deviation of the logarithm of the sampling interval. */
  jitter: number
}

/** A camera with white noise and nearly regular sampling. */
export const PLAIN: Omit<Camera, 'step'> = { correlation: 0, lost: 0.05, offset: 0, outside: 0, jitter: 0.05 }

/** A camera at home: correlated noise, irregular sampling, lost samples, looks outside the picture, an offset. */
export const HOME: Omit<Camera, 'step'> = { correlation: 0.4, lost: 0.15, offset: 1.4, outside: 0.12, jitter: 0.3 }

/**
 * Median distances between samples: of a good camera, of earlier simulated sessions on this site, of a real session.
 */
export const STEPS = [20, 45, 90] as const

/** A camera's recording of one viewer, with the true fixations. */
interface Recording {
  gaze: Gaze
  truth: Fixation[]
}

/**
 * The slowest noise, caused by movements of the head: its standard deviation relative to the rest, and its time
 * constant.
 */
const HEAD = { fraction: 0.5, seconds: 2 }
/** The typical time between two samples, in milliseconds. */
const SAMPLE_INTERVAL_MS = 1000 / 30
/** The fraction of samples after which the next one is late. */
const LATE_SHARE = 0.05

/** Records simulated viewers of a stimulus with one kind of camera, each with independent noise. */
export function record(
  { name, stimulus }: { name: string; stimulus: Stimulus },
  { people, seed, duration, camera }: { people: number; seed: number; duration: number; camera: Camera },
): Recording[] {
  return Array.from({ length: people }, (_, index) => {
    const randomFor = (purpose: string) => stream(seed, name, `p${index}`, purpose)
    const viewer = makeViewer(`p${index}`, stimulus, randomFor('person'))
    const planned = planFixations(stimulus, viewer, duration, randomFor('looks'))
    const truth = lookOutside(planned, stimulus, camera.outside, randomFor('beside'))
    const times = sampleTimes(duration, camera.jitter, randomFor('times'))
    const [extraLoss, measure] = [randomFor('more losses'), makeCamera(camera, randomFor('camera'))]
    const lost = losses(times, randomFor('losses')).map(
      (loss) => loss !== undefined || extraLoss() < camera.lost - WEBCAM.lost,
    )
    const points = times.map((time, index) => measure(gazeAt(truth, time), (time - (times[index - 1] ?? time)) / 1000))
    const known = (axis: 'x' | 'y') =>
      Float64Array.from(points, (point, index) => (lost[index] ? Number.NaN : Math.round(point[axis] * 10) / 10))
    return { gaze: { time: Float64Array.from(times), x: known('x'), y: known('y') }, truth }
  })
}

/** Moves some of the looks outside the picture. */
function lookOutside(
  looks: readonly Fixation[],
  { width, height }: Stimulus,
  fraction: number,
  random: Random,
): Fixation[] {
  return looks.map((look) => {
    if (random() >= fraction) return look
    const beyond = settings.PIXELS_PER_DEGREE * (1 + 4 * random())
    const [across, after] = [random() < 0.5, random() < 0.5]
    if (across) return { ...look, x: after ? width + beyond : -beyond }
    return { ...look, y: after ? height + beyond : -beyond }
  })
}

function sampleTimes(duration: number, irregular: number, random: Random): number[] {
  const times: number[] = []
  for (let next = SAMPLE_INTERVAL_MS * random(); next < duration - 1; ) {
    const now = Math.round(next)
    if (now > (times.at(-1) ?? -1)) times.push(now)
    next += SAMPLE_INTERVAL_MS * Math.exp(irregular * normal(random)) * (random() < LATE_SHARE ? 2 : 1)
  }
  return times
}

function makeCamera({ step, correlation, offset }: Camera, random: Random) {
  const own = step * Math.exp(0.25 * normal(random))
  // From the median distance between two points with normal noise (Rayleigh), less the noise that both share.
  const sigma = own / Math.sqrt(4 * Math.LN2 * (1 - correlation))
  const off = (offset * settings.PIXELS_PER_DEGREE) / Math.sqrt(Math.PI / 2)
  const [left, up] = [off * normal(random), off * normal(random)]
  const noise = () =>
    correlation > 0
      ? autoregressive(random, sigma, -SAMPLE_INTERVAL_MS / 1000 / Math.log(correlation))
      : () => sigma * normal(random)
  const head = () => autoregressive(random, HEAD.fraction * sigma, HEAD.seconds)
  const [across, down, headAcross, headDown] = [noise(), noise(), head(), head()]
  return ({ x, y }: { x: number; y: number }, seconds: number) => ({
    x: x + left + across(seconds) + headAcross(seconds),
    y: y + up + down(seconds) + headDown(seconds),
  })
}
