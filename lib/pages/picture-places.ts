/**
 * What the places of the site ask of a picture, in pixels: `widths` are made of it, and with fewer than `least` it would
 * be drawn coarse.
 */

/** Beside a text: a phone, the measure of a text, and that on a dense screen. */
export const TEXT_PICTURE = { widths: [480, 960, 1440], least: 600 } as const

/** The tested picture of a case: a phone, half of the stage, all of it, and both on dense screens. */
export const TESTED_PICTURE = { widths: [480, 800, 1328, 2000], least: 1000 } as const

/** Bytes of the widest AVIF, or of the drawing, above which a picture is heavy. */
export const HEAVY = 400_000
