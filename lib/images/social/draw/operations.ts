import { pathParts } from '../../../reference/paths'
import { SOCIAL_HEIGHT } from '../../../shared/urls'
import { EYES_WIDTH, eyes } from '../eyes'
import { framed, layOutTitle, titleAt } from '../frame'
import { CONTENT, type Faces, MARGIN } from '../layout'
import { circle, panel, textLine } from '../svg'
import type { Draw } from './draw'
import { METHODS } from './methods'

const MAX_ROWS = 4
const BELOW = 40
/** The radius of an eye. */
const R = 84

/** Draws the first operations of a page, in full; if there are only one or two, they are larger. */
export const operations: Draw<'operations'> = (card, faces) => {
  const title = layOutTitle(card.title, faces, { lines: 1, sizes: [124, 104, 84, 64] })
  const rows = card.motif.operations.slice(0, MAX_ROWS)
  const scale = rows.length > 2 ? 1 : 1.3
  const row = 66 * scale
  const pad = 24 * scale
  const height = rows.length * row + 2 * pad
  const top = SOCIAL_HEIGHT - BELOW - height
  return framed(
    card,
    faces,
    { ground: 'mint', text: 'ink' },
    titleAt(title, faces, { top: 150, colour: 'ink' }),
    // Few rows leave room for eyes that read them.
    rows.length > 2
      ? ''
      : eyes({ x: MARGIN + CONTENT - EYES_WIDTH * R, y: top - 28 - 2 * R, r: R, look: { x: -0.3, y: 0.36 } }),
    panel(MARGIN, top, CONTENT, height, 'ink', 28),
    ...rows.map(({ method, path }, index) => {
      const y = top + pad + (index + 0.5) * row + 11 * scale
      return (
        circle(MARGIN + 34 + 15 * scale, y - 10 * scale, 15 * scale, METHODS[method]) +
        textLine(method, faces.label, { x: MARGIN + 34 + 48 * scale, y, size: 30 * scale, colour: 'paper' }) +
        drawPath(path, { x: MARGIN + 34 + 192 * scale, y, room: CONTENT - 68 - 192 * scale, scale }, faces)
      )
    }),
  )
}

/** Parameters in braces are less prominent, and a long address is set smaller. */
function drawPath(
  path: string,
  { x, y, room, scale }: { x: number; y: number; room: number; scale: number },
  { label }: Faces,
): string {
  const setting = { tracking: 0 }
  const size = [32 * scale, 32, 28, 24, 20].find((one) => label.measure(path, { size: one, ...setting }) <= room) ?? 18
  let left = x
  return pathParts(path)
    .map(({ text, parameter }) => {
      const drawn = textLine(text, label, {
        x: left,
        y,
        size,
        colour: parameter === undefined ? 'paper' : 'nightMute',
        ...setting,
      })
      left += label.measure(text, { size, ...setting })
      return drawn
    })
    .join('')
}
