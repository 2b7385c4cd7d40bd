import { LAYERS } from '../../headline/simulate'
import type { Motif } from '../card'
import { framed, layOutTitle, titleAt } from '../frame'
import { layOutText } from '../lay-out-text'
import { CONTENT, MARGIN } from '../layout'
import { circle, isolatedGroup, multipliedGroup, textLines } from '../svg'
import type { Draw } from './draw'

const TOP = 158

/**
 * Draws the headline over the fixation circles of its simulated test, as the page shows it, and the sentence that says
 * that the test is simulated.
 */
export const home: Draw<'home'> = (card, faces) => {
  const title = layOutTitle(card.title, faces, { lines: 4, sizes: [124, 116, 104, 92, 80] })
  const note = layOutText(card.motif.note, faces.label, {
    width: CONTENT - 88,
    lines: 2,
    sizes: [34, 30, 27],
    tracking: -0.01,
    leading: 1.15,
  })
  return framed(
    card,
    faces,
    { ground: 'paper', text: 'ink' },
    overlay(card.motif, title),
    titleAt(title, faces, { top: TOP, colour: 'ink' }),
    isolatedGroup(
      circle(MARGIN + 20, 556, 20, 'coral', true),
      circle(MARGIN + 44, 544, 14, 'yellow', true),
      circle(MARGIN + 48, 568, 9, 'pink', true),
    ),
    textLines(note, faces.label, {
      x: MARGIN + 88,
      y: note.lines.length > 1 ? 548 : 567,
      colour: 'ink',
      tracking: -0.01,
    }),
  )
}

/** Positions are fractions of a word's box, and radii are in em, as in `components/home/Headline.tsx`. */
function overlay({ words }: Extract<Motif, { kind: 'home' }>, title: ReturnType<typeof layOutTitle>): string {
  const boxes = title.lines.flatMap((row, line) => row.map((word) => ({ ...word, line })))
  const circles = LAYERS.map((colour) =>
    multipliedGroup(
      ...words.flatMap((word, index) => {
        const box = boxes[index]
        if (!box || box.text !== word.text) return []
        const upper = TOP + title.size * 0.72 + box.line * title.leading - title.size * 0.82
        return word.circles
          .filter((each) => each.layer === colour)
          .map(({ x, y, r }) => circle(MARGIN + box.x + x * box.width, upper + y * title.size, r * title.size, colour))
      }),
    ),
  )
  return isolatedGroup(...circles)
}
