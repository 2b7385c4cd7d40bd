/** The size of a clip in pixels. Everything in it is drawn on this grid. */
export const WIDTH = 960
export const HEIGHT = 600
/** The factor from the grid of a stimulus (1200 by 750) to pixels of the clip. */
export const FROM_GRID = WIDTH / 1200

/** Frames per second. */
export const FPS = 24
/** Frames of a clip: six seconds, repeated. */
export const FRAMES = 144

/** Frames of each part: the result is shown, disappears, builds up again, and is shown. */
const PARTS = { hold: 12, fadeOut: 11, buildUp: 108 }
/** Milliseconds of a session, shown within 4.5 s. */
const DURATION = 10_000

/** What a frame shows of the sessions. */
export interface Moment {
  /** The milliseconds of the sessions that have passed. */
  time: number
  /** How much of the result is visible, 0 to 1; less than 1 only while it disappears. */
  visible: number
  /** The opacity, 0 to 1, of what appears only while the sessions run: eyes, and the dots at the ends of curves. */
  live: number
}

/**
 * Returns the moment that a frame shows. The first frame is the whole result, which is also the poster, so that nothing
 * jumps when a video begins or repeats.
 * @param frame from 0; the one after the last is the first
 */
export function momentOf(frame: number): Moment {
  const step = frame % FRAMES
  const { hold, fadeOut, buildUp } = PARTS
  if (step < hold) return { time: DURATION, visible: 1, live: 0 }
  if (step < hold + fadeOut)
    return { time: DURATION, visible: 1 - easeInOut((step - hold + 1) / (fadeOut + 1)), live: 0 }
  const run = step - hold - fadeOut + 1
  if (run >= buildUp) return { time: DURATION, visible: 1, live: Math.max(0, 1 - (run - buildUp + 1) / 5) }
  return { time: (DURATION * run) / buildUp, visible: 1, live: Math.min(1, run / 4) }
}

/** Eases a fraction in and out (smoothstep). */
export const easeInOut = (part: number): number => part * part * (3 - 2 * part)
