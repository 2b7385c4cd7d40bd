import { PLATES } from '../../headline/simulate'
import type { Motif } from '../card'
import { framed, setTitle, titleAt } from '../frame'
import { CONTENT, MARGIN } from '../layout'
import { setText } from '../set-text'
import { disc, lines, plate, sheet } from '../svg'
import type { Draw } from './draw'

const TOP = 158

/** The headline with the ink of its simulated test behind it, as the page shows it, and the sentence that says so. */
export const home: Draw<'home'> = (card, faces) => {
  const title = setTitle(card.title, faces, { lines: 4, sizes: [124, 116, 104, 92, 80] })
  const note = setText(card.motif.note, faces.label, {
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
    ink(card.motif, title),
    titleAt(title, faces, { top: TOP, ink: 'ink' }),
    sheet(
      disc(MARGIN + 20, 556, 20, 'coral', true),
      disc(MARGIN + 44, 544, 14, 'yellow', true),
      disc(MARGIN + 48, 568, 9, 'pink', true),
    ),
    lines(note, faces.label, { x: MARGIN + 88, y: note.lines.length > 1 ? 548 : 567, ink: 'ink', tracking: -0.01 }),
  )
}

/** Positions are fractions of a word's box, radii are in em: `components/home/Headline.tsx` has the same rule. */
function ink({ words }: Extract<Motif, { kind: 'home' }>, title: ReturnType<typeof setTitle>): string {
  const boxes = title.lines.flatMap((row, line) => row.map((word) => ({ ...word, line })))
  const discs = PLATES.map((colour) =>
    plate(
      ...words.flatMap((word, index) => {
        const box = boxes[index]
        if (!box || box.text !== word.text) return []
        const upper = TOP + title.size * 0.72 + box.line * title.leading - title.size * 0.82
        return word.discs
          .filter((each) => each.plate === colour)
          .map(({ x, y, r }) => disc(MARGIN + box.x + x * box.width, upper + y * title.size, r * title.size, colour))
      }),
    ),
  )
  return sheet(...discs)
}
