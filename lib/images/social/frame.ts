import { SOCIAL_HEIGHT, SOCIAL_WIDTH } from '../../shared/urls'
import type { SocialCard } from './card'
import { type Colour, colours } from './colours'
import { head } from './head'
import { type LaidOutText, layOutText } from './lay-out-text'
import { CONTENT, type Faces, type FrameOptions, MARGIN, TITLE_TOP } from './layout'
import { textLines } from './svg'

/** Draws a whole card: the background, the motif, then the logo and the area on top. */
export function framed(
  card: Pick<SocialCard, 'name' | 'area'>,
  faces: Faces,
  options: FrameOptions,
  ...parts: string[]
): string {
  const size = `width="${SOCIAL_WIDTH}" height="${SOCIAL_HEIGHT}"`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${SOCIAL_WIDTH} ${SOCIAL_HEIGHT}"><rect ${size} fill="${colours[options.ground]}"/>`,
    ...parts,
    ...head(card, faces, options),
    '</svg>',
  ].join('')
}

/** Draws the title, with the top of the capitals of its first line at `top`. */
export function titleAt(
  title: LaidOutText,
  faces: Faces,
  { top = TITLE_TOP, colour }: { top?: number; colour: Colour },
): string {
  return textLines(title, faces.display, { x: MARGIN, y: top + title.size * 0.72, colour, hung: true })
}

/** Draws the title, with the baseline of its last line at `bottom`. */
export function titleOn(
  title: LaidOutText,
  faces: Faces,
  { bottom, colour }: { bottom: number; colour: Colour },
): string {
  return textLines(title, faces.display, {
    x: MARGIN,
    y: bottom - (title.lines.length - 1) * title.leading,
    colour,
    hung: true,
  })
}

/** Sets a title in the largest size that fits. */
export const layOutTitle = (
  text: string,
  faces: Faces,
  box: { width?: number; lines: number; sizes: readonly number[] },
): LaidOutText => layOutText(text, faces.display, { width: CONTENT, ...box })
