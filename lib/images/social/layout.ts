import { SOCIAL_WIDTH } from '../../shared/urls'
import type { Colour } from './colours'
import type { Typeface } from './typeface'

/** The margin around the contents of a card. */
export const MARGIN = 64
/** The width between the margins. */
export const CONTENT = SOCIAL_WIDTH - 2 * MARGIN
/** The top of the capitals of a title below the head. */
export const TITLE_TOP = 158

/** The two fonts for text: one for large sizes, and one for sizes below 34 pixels. */
export interface Faces {
  display: Typeface
  label: Typeface
}

/** The background of a card, and the colours on it. */
export interface Ground {
  ground: Colour
  text: Colour
  /** The eyes of the logo: on yellow and coral they have other colours than elsewhere. */
  logo?: readonly [Colour, Colour]
  /** The note about the data, in yellow beside the area. */
  note?: string
  /** A text above the area, such as the name of a case. */
  over?: string
}
