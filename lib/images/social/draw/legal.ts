import { eyes } from '../eyes'
import { framed, layOutTitle, titleAt } from '../frame'
import { layOutText } from '../lay-out-text'
import { CONTENT, MARGIN } from '../layout'
import { rule, textLine, textLines } from '../svg'
import type { Draw } from './draw'

const LEFT = 640
const ROW = 70
/** One more row would touch the edge. */
const MAX_ROWS = 7

/**
 * Draws the first sections of a legal text, as its table of contents lists them, and eyes that are reading or closed.
 */
export const legal: Draw<'legal'> = (card, faces) => {
  const { sections, isClosed } = card.motif
  const title = layOutTitle(card.title, faces, { width: 530, lines: 3, sizes: [112, 100, 88, 76, 64] })
  const width = MARGIN + CONTENT - LEFT
  return framed(
    card,
    faces,
    { ground: 'paper', text: 'ink' },
    eyes({
      ...{ x: MARGIN, y: 434, r: 66, look: { x: 0.42, y: -0.2 } },
      ...(isClosed ? { closed: 'both', colours: ['pink', 'yellow'] } : {}),
    }),
    titleAt(title, faces, { colour: 'ink' }),
    rule(LEFT, 62, width, 'ink', 3),
    ...sections.slice(0, MAX_ROWS).map((name, index) => {
      const y = 112 + index * ROW
      const set = layOutText(name, faces.display, {
        width: width - 64,
        lines: 1,
        sizes: [34, 30, 26],
        tracking: -0.025,
      })
      return (
        textLine(String(index + 1), faces.label, { x: LEFT, y, size: 26, colour: 'mute' }) +
        textLines(set, faces.display, { x: LEFT + 64, y, colour: 'ink', tracking: -0.025 }) +
        rule(LEFT, y + 22, width, 'line', 2)
      )
    }),
  )
}
