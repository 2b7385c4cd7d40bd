import { framed, layOutTitle, titleAt } from '../frame'
import { MARGIN } from '../layout'
import { circle, isolatedGroup, textLine } from '../svg'
import type { Draw } from './draw'

const COLOURS = ['yellow', 'pink', 'coral'] as const
const R = 208

/** Draws what a session measures, as overlapping layers that extend beyond the lower edge. */
export const about: Draw<'about'> = (card, faces) => {
  const title = layOutTitle(card.title, faces, { lines: 1, sizes: [148, 124, 104, 84, 64] })
  const layers = card.motif.layers.slice(0, COLOURS.length)
  const middle = (index: number) => ({ x: MARGIN + R + index * R * 1.577, y: 492 })
  return framed(
    card,
    faces,
    { ground: 'blue', text: 'paper' },
    isolatedGroup(
      ...layers.map((_, index) => circle(middle(index).x, middle(index).y, R, COLOURS[index] ?? 'coral', true)),
    ),
    ...layers.map((name, index) =>
      textLine(name, faces.display, {
        ...middle(index),
        y: middle(index).y + 12,
        size: 46,
        colour: 'ink',
        tracking: -0.03,
        align: 'middle',
      }),
    ),
    titleAt(title, faces, { top: 146, colour: 'paper' }),
  )
}
