import { SOCIAL_WIDTH } from '../../shared/urls'
import type { Colour } from './colours'
import type { Typeface } from './typeface'

/** The margin around a picture's contents. */
export const MARGIN = 64
/** What is left between. */
export const CONTENT = SOCIAL_WIDTH - 2 * MARGIN
/** Where the capitals of a title below the head begin. */
export const TITLE_TOP = 158

/** The two cuts for text: large, and below 34 pixels. */
export interface Faces {
  display: Typeface
  label: Typeface
}

/** The background of a picture, and the colours on it. */
export interface Ground {
  ground: Colour
  text: Colour
  /** The eyes of the logo: on yellow and coral another pair than elsewhere. */
  logo?: readonly [Colour, Colour]
  /** The note about the data, in yellow beside the area. */
  note?: string
  /** Shown above the area, such as the name of a case. */
  over?: string
}
