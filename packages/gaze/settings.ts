/**
 * Every threshold, and its source. Import the whole module, `import * as settings from '@oogwenk/gaze/settings'`:
 * bundlers then keep only what is used.
 */

export { BASIC_EMOTIONS, EMOTIONS, VALENCE } from './emotions'
export { COLUMNS } from './results'

/** Limits of a results file. A hundred people for a minute at 60 samples a second are about 27 MB. */
export const READING_LIMITS = { bytes: 100_000_000, line: 10_000 } as const

/** Limits of a file of areas: characters of a name, areas of one version, bytes. */
export const AREA_LIMITS = { name: 40, areas: 20, bytes: 100_000 } as const

/**
 * Pixels of a stimulus's grid in one degree of visual angle: a picture of 1200 pixels shown 33 cm wide and seen from 60
 * cm, so 60 cm x tan 1° x 1200 / 33 cm = 38.1. Nobody measures the distance of a webcam session; simulated
 * sessions assume this, and a real session must state it.
 */
export const PIXELS_PER_DEGREE = 38

/** A published figure for the error of gaze measured by webcam. */
export interface PublishedAccuracy {
  /** Mean distance between where people looked and the measured point. */
  error: { pixels: number } | { degrees: number }
  source: string
  href: string
}

/** Published errors of webcams in pixels, without their sources, which scripts of pages would otherwise have to carry. */
const BEST = 106
const ONLINE = 207

/** The same errors, by their names in `WEBCAM_ACCURACY`. */
export const WEBCAM_ERROR = { best: BEST, online: ONLINE } as const

/**
 * The smallest areas in which a look can be trusted, as the diameter of a circle in pixels of the grid: a look at its
 * centre that is off by the error still falls inside.
 */
export const SMALLEST_DIAMETER = { best: 2 * BEST, online: 2 * ONLINE } as const

/**
 * Published findings on the accuracy of webcams. None of them is claimed or was measured here. Pixels are those of
 * the screens in the study.
 */
export const WEBCAM_ACCURACY = {
  /** A vendor's validation on its users' computers. */
  best: {
    error: { pixels: BEST },
    source: 'RealEye, accuracy on computers (the vendor’s own validation)',
    href: 'https://support.realeye.io/realeye-accuracy',
  },
  /** Fixation task, with people at home; 172 pixels or 3.94° in the laboratory. */
  online: {
    error: { pixels: ONLINE },
    source:
      'Semmelmann and Weigelt (2018), Online webcam-based eye tracking in cognitive science, Behavior Research Methods 50, 451–465',
    href: 'https://doi.org/10.3758/s13428-017-0913-7',
  },
  /** In a laboratory, beside an EyeLink 1000. Its precision, the spread across people, is 1.1°. */
  laboratory: {
    error: { degrees: 1.4 },
    source:
      'Kaduk, Goeke, Finger and König (2024), Webcam eye tracking close to laboratory standards, Behavior Research Methods 56, 5002–5022',
    href: 'https://doi.org/10.3758/s13428-023-02237-8',
  },
} as const satisfies Record<string, PublishedAccuracy>

/** In degrees: the spread across people in the study by Kaduk and others, and the width of the kernel of a density. */
export const WEBCAM_PRECISION_DEGREES = 1.1

/** What counts as a fixation. Every parameter may be changed. */
export interface FixationOptions {
  /**
   * Noise is assumed to be at least this large in each direction, in degrees of visual angle: eyes drift while they rest,
   * and laboratory equipment is more exact than that.
   */
  minNoiseDegrees: number
  /** The minimum duration from the first sample to the end of the last one, in milliseconds. */
  minimumMs: number
  /**
   * A gap in gaze that is longer than this ends a fixation, in milliseconds. Blinks are longer, single lost samples are
   * not.
   */
  gapMs: number
  pixelsPerDegree: number
}

/**
 * What counts as a fixation. Chosen on generated sessions with median steps of 20, 45 and 90 pixels from sample to
 * sample; see docs/decisions/141-fixation-detection-adapts-to-noise.md.
 */
export const FIXATION_DEFAULTS: FixationOptions = {
  minNoiseDegrees: 0.5,
  minimumMs: 100,
  gapMs: 150,
  pixelsPerDegree: PIXELS_PER_DEGREE,
}

/** The number of parameters that each further segment adds to the model: two coordinates, and the time at which it begins. */
export const SEGMENT_PARAMETERS = 3

/** The longest fixation, in milliseconds. It is longer than any real one, and limits the work where nothing moves. */
export const LONGEST_MS = 10_000

/** The resolution of a density, and how widely each sample is spread. */
export interface DensityOptions {
  /** Spread of the kernel in degrees of visual angle. */
  sigmaDegrees: number
  pixelsPerDegree: number
  /** Pixels of the grid in one cell; the last column and row may be narrower. */
  cell: number
}

/** The default resolution and spread. */
export const DENSITY_DEFAULTS: DensityOptions = {
  sigmaDegrees: WEBCAM_PRECISION_DEGREES,
  pixelsPerDegree: PIXELS_PER_DEGREE,
  cell: 4,
}

/** The step of a curve in milliseconds, in which a webcam takes three samples. */
export const CURVE_STEP = 100

/**
 * Milliseconds for which a person's samples may be missing, as in a blink, without the person leaving the mean: otherwise the
 * mean would jump to that of the others and back, with its interval, although nobody changed.
 */
export const LONGEST_BRIDGED_GAP = 500

/**
 * The number of people that a curve needs for an interval, and for any curve around a first look. The interval of two
 * people spans hundreds of points, and one person's second is not a finding about a version.
 */
export const MIN_PEOPLE = 5

/** The settings of a curve over clock time, relative to each person's own first second. */
export const CLOCK = {
  from: 0,
  step: CURVE_STEP,
  baseline: { from: 0, to: 1000 },
} as const

/** The settings of a curve around the first look at an area, relative to the second before it. */
export const LOCKED = {
  ...{ from: -1000, to: 2500, step: CURVE_STEP },
  baseline: { from: -1000, to: 0 },
} as const

/** The periods after and before the first look that a change at an area compares, in milliseconds. */
export const CHANGE_WINDOW = { after: 1500, before: 1000 } as const

/**
 * The baseline of a session, which is its own beginning. The three scores are a demonstration, simple enough to
 * check by hand. They are not the provider's method, which has not been published.
 */
export interface ScoreOptions {
  /** Length of the beginning, in milliseconds. */
  baselineMs: number
  /** The number of samples that the beginning and the rest each need; a person with fewer has no score. */
  minSamples: number
}

/** What the three scores compare: each person's own beginning, and the rest. */
export const SCORE_DEFAULTS: ScoreOptions = { baselineMs: 1000, minSamples: 5 }
