import { colours } from '../colours'
import { EYES_WIDTH, type Eyes, eyes } from '../eyes'
import { framed, layOutTitle, titleOn } from '../frame'
import { CONTENT, type Faces, MARGIN } from '../layout'
import { textLine } from '../svg'
import type { CardOf, Draw } from './draw'
import { pairAt } from './pairs'

/** Draws big eyes that look at the title; the edge cuts off part of the second. */
export const contact: Draw<'contact'> = (card, faces) => {
  const title = layOutTitle(card.title, faces, { width: 560, lines: 4, sizes: [150, 128, 108, 88, 64] })
  return framed(
    card,
    faces,
    { ground: 'yellow', text: 'ink', logo: ['coral', 'pink'] },
    eyes({ x: 640, y: 176, r: 240, colours: ['coral', 'pink'], look: { x: -0.34, y: -0.3 }, pupil: 0.33 }),
    titleOn(title, faces, { bottom: 556, colour: 'ink' }),
  )
}

/** Draws huge eyes at the edge, one of which winks, as on the page. */
export const thanks: Draw<'thanks'> = (card, faces) => {
  const title = layOutTitle(card.title, faces, { width: 540, lines: 4, sizes: [116, 104, 92, 76, 64] })
  return framed(
    card,
    faces,
    { ground: 'paper', text: 'ink' },
    eyes({ x: 612, y: 190, r: 172, look: { x: -0.3, y: 0.2 }, pupil: 0.35, closed: 'second' }),
    titleOn(title, faces, { bottom: 556, colour: 'ink' }),
  )
}

/** Draws eyes that look at the title, for a page with nothing else to draw. */
export const page: Draw<'page'> = (card, faces) => {
  const number = numberOf(card.path)
  const look = { x: -0.38 + 0.04 * (number % 15), y: 0.2 + 0.03 * (number % 7) }
  return drawTitleWithEyes(card, faces, { colours: pairAt(number), look })
}

/** A number computed from a path, so that pages with the same title look different. */
const numberOf = (path: string) => [...path].reduce((hash, char) => (hash * 31 + char.charCodeAt(0)) % 65_521, 7)

/** Draws an unpublished subject as closed eyes, with the dashed label that these pages have above their title. */
export const request: Draw<'request'> = (card, faces) => {
  const { note, index } = card.motif
  const width = Math.round(faces.label.measure(note, { size: 30, tracking: -0.01 })) + 48
  return drawTitleWithEyes(card, faces, { colours: pairAt(index), closed: 'both' }, (upper) => {
    const y = upper - 24 - 58
    return (
      `<rect x="${MARGIN + 1}" y="${Math.round(y)}" width="${width}" height="58" rx="29" fill="none" stroke="${colours.ink}" stroke-width="2.5" stroke-dasharray="7 6"/>` +
      textLine(note, faces.label, { x: MARGIN + 25, y: Math.round(y) + 39, size: 30, colour: 'ink' })
    )
  })
}

const MINT = { ground: 'mint', text: 'ink' } as const

/**
 * Draws a title at the bottom, and above it a pair of eyes as large as the space allows.
 * @param label draws what is directly above the title, from the top of its capitals
 */
function drawTitleWithEyes(
  card: CardOf<'page' | 'request'>,
  faces: Faces,
  pair: Partial<Eyes>,
  label: (upper: number) => string = () => '',
): string {
  // One line leaves more room for the eyes than two larger ones.
  const single = layOutTitle(card.title, faces, { lines: 1, sizes: [140, 130, 120, 110, 100] })
  const title = single.isCut ? layOutTitle(card.title, faces, { lines: 3, sizes: [124, 108, 92, 76, 64] }) : single
  const bottom = 556
  const upper = Math.round(bottom - (title.lines.length - 1) * title.leading - title.size * 0.74)
  const r = Math.min(150, (upper - 36 - 132) / 2)
  return framed(
    card,
    faces,
    MINT,
    eyes({
      ...{ x: MARGIN + CONTENT - EYES_WIDTH * r, y: upper - 36 - 2 * r, r },
      ...{ look: { x: -0.3, y: 0.32 }, pupil: 0.35, ...pair },
    }),
    label(upper),
    titleOn(title, faces, { bottom, colour: 'ink' }),
  )
}
