/**
 * Pixels of a stimulus's grid in one degree of visual angle: a picture of 1200 pixels shown 33 cm wide and seen from 60
 * cm, so 60 cm x tan 1° x 1200 / 33 cm = 38.1. Nobody measures the distance of a webcam session; this is what the
 * site's simulated sessions assume, and a real session has to state it.
 */
export const PIXELS_PER_DEGREE = 38

/** A published figure of how far from the truth gaze by webcam is. */
export interface PublishedAccuracy {
  /** Mean distance between where people looked and what was measured. */
  error: { pixels: number } | { degrees: number }
  source: string
  href: string
}

/** Published errors of webcams in pixels: alone, so that a script of a page need not carry where they are from. */
const BEST = 106
const ONLINE = 207

/** The same, by their names in `WEBCAM_ACCURACY`. */
export const WEBCAM_ERROR = { best: BEST, online: ONLINE } as const

/**
 * What has been published on the accuracy of webcams. None of it is a claim of this site, and none was measured by it.
 * Pixels are those of the screens in the study.
 */
export const WEBCAM_ACCURACY = {
  /** A vendor's validation on computers of its users. */
  best: {
    error: { pixels: BEST },
    source: 'RealEye, accuracy on computers (the vendor’s own validation)',
    href: 'https://support.realeye.io/realeye-accuracy',
  },
  /** Fixation task, people at home; 172 pixels or 3.94° in the laboratory. */
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

/** Degrees: the spread across people in the study of Kaduk and others. The kernel of a density is as wide. */
export const WEBCAM_PRECISION_DEGREES = 1.1

/**
 * The smallest area in which a look can be trusted, as the diameter of a circle: a look at its centre that is off by
 * the error still falls inside.
 * @param error mean error in pixels of the grid
 * @returns pixels of the grid
 */
export function smallestDiameter(error: number): number {
  return 2 * error
}

/** How far an area can be trusted: with both published errors, only with the smaller one, or with neither. */
export type Trust = 'at either error' | 'at the smaller error' | 'too small'

/**
 * Compares an area with the published errors, taken as pixels of the grid.
 * @param across diameter of the largest circle inside the area, in pixels of the grid
 */
export function trustOf(across: number): Trust {
  if (across >= smallestDiameter(ONLINE)) return 'at either error'
  return across >= smallestDiameter(BEST) ? 'at the smaller error' : 'too small'
}
