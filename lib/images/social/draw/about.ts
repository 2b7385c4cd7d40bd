import { framed, setTitle, titleAt } from '../frame'
import { MARGIN } from '../layout'
import { disc, sheet, words } from '../svg'
import type { Draw } from './draw'

const INKS = ['yellow', 'pink', 'coral'] as const
const R = 208

/** What a session measures, as overlapping layers; their lower edges leave the picture. */
export const about: Draw<'about'> = (card, faces) => {
  const title = setTitle(card.title, faces, { lines: 1, sizes: [148, 124, 104, 84, 64] })
  const plates = card.motif.plates.slice(0, INKS.length)
  const middle = (at: number) => ({ x: MARGIN + R + at * R * 1.577, y: 492 })
  return framed(
    card,
    faces,
    { ground: 'blue', text: 'paper' },
    sheet(...plates.map((_, at) => disc(middle(at).x, middle(at).y, R, INKS[at] ?? 'coral', true))),
    ...plates.map((name, at) =>
      words(name, faces.display, {
        ...middle(at),
        y: middle(at).y + 12,
        size: 46,
        ink: 'ink',
        tracking: -0.03,
        align: 'middle',
      }),
    ),
    titleAt(title, faces, { top: 146, ink: 'paper' }),
  )
}
