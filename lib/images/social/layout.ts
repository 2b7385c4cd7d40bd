import { SOCIAL_WIDTH } from '../../shared/urls'
import type { Colour } from './colours'
import type { Typeface } from './typeface'

/** The margin around the contents of a card. */
export const MARGIN = 64
/** The width between the margins. */
export const CONTENT = SOCIAL_WIDTH - 2 * MARGIN
/** The top of the capitals of a title below the head. */
export const TITLE_TOP = 158

/** The two fonts for text: one for titles and names, and one for small labels and notes. */
export interface Faces {
  display: Typeface
  label: Typeface
}

/** What a card has around its motif: the background, the colours on it and the texts beside the logo. */
export interface FrameOptions {
  ground: Colour
  text: Colour
  /** The colours of the eyes in the logo, if the usual ones would not stand out. */
  logo?: readonly [Colour, Colour]
  /** The note about the data, in yellow beside the area. */
  note?: string
  /** A text above the area, such as the name of a case. */
  over?: string
}
