import { SOCIAL_HEIGHT } from '../../../shared/urls'
import { eyes } from '../eyes'
import { framed, layOutTitle, titleAt } from '../frame'
import { layOutText } from '../lay-out-text'
import { CONTENT, MARGIN, TITLE_TOP } from '../layout'
import { circle, panel, textLine, textLines } from '../svg'
import type { Draw } from './draw'
import { METHODS } from './methods'
import { PAIRS, pairAt } from './pairs'

const MINT = { ground: 'mint', text: 'ink' } as const

/**
 * Draws the first six parts of the documentation as pairs of eyes, which are open if the part is documented and
 * otherwise closed.
 */
export const apis: Draw<'apis'> = (card, faces) => {
  const title = layOutTitle(card.title, faces, { lines: 1, sizes: [118, 100, 84, 64] })
  const shown = card.motif.apis.slice(0, PAIRS.length)
  const columns = 3
  const gap = 40
  const width = (CONTENT - (columns - 1) * gap) / columns
  const r = 42
  return framed(
    card,
    faces,
    MINT,
    titleAt(title, faces, { colour: 'ink' }),
    ...shown.map(({ name, isOpen }, index) => {
      const x = MARGIN + (index % columns) * (width + gap)
      const y = 302 + Math.floor(index / columns) * 160
      const set = layOutText(name, faces.display, { width, lines: 1, sizes: [36, 32, 28, 24], tracking: -0.025 })
      const pair = { x, y, r, colours: pairAt(index), look: { x: -0.2, y: -0.34 } } as const
      return (
        eyes({ ...pair, ...(isOpen ? {} : { closed: 'both' }) }) +
        textLines(set, faces.display, { x, y: y + 2 * r + 40, colour: 'ink', tracking: -0.025 })
      )
    }),
  )
}

/**
 * Draws how many operations of each method an API has, as circles. Their area is proportional to the number, unless
 * they would be too small for it.
 */
export const api: Draw<'api'> = (card, faces) => {
  const title = layOutTitle(card.title, faces, { lines: 1, sizes: [124, 104, 84, 64] })
  const { counts, note } = card.motif
  const max = Math.max(1, ...counts.map(({ count }) => count))
  const column = (CONTENT - 64) / Math.max(1, counts.length)
  return framed(
    card,
    faces,
    MINT,
    titleAt(title, faces, { colour: 'ink' }),
    panel(MARGIN, 314, CONTENT, 400, 'ink', 28),
    ...counts.map(({ method, count }, index) => {
      const x = MARGIN + 32 + (index + 0.5) * column
      const r = Math.max(34, 100 * Math.sqrt(count / max))
      return (
        circle(x, 444, r, METHODS[method]) +
        textLine(String(count), faces.display, {
          x,
          y: 444 + r * 0.26,
          size: r * 0.75,
          colour: 'ink',
          tracking: -0.02,
          align: 'middle',
        }) +
        textLine(method, faces.label, { x, y: 596, size: 30, colour: 'paper', align: 'middle' })
      )
    }),
    textLine(note, faces.label, {
      x: MARGIN + CONTENT,
      y: TITLE_TOP + title.size * 0.72,
      size: 30,
      colour: 'ink',
      align: 'end',
    }),
  )
}

/**
 * Draws the first eight resources of a reference, with a circle for each operation, all on one scale: a longer row
 * means more operations.
 */
export const reference: Draw<'reference'> = (card, faces) => {
  const title = layOutTitle(card.title, faces, { lines: 1, sizes: [104, 92, 80, 64] })
  const resources = card.motif.resources.slice(0, 8)
  const max = Math.max(2, ...resources.map(({ methods }) => methods.length))
  const [pad, names, gap] = [40, 300, 32]
  const step = Math.min(34, (CONTENT - 2 * pad - names - gap) / max)
  const top = 276
  const row = (SOCIAL_HEIGHT - top - 40) / resources.length
  return framed(
    card,
    faces,
    MINT,
    titleAt(title, faces, { top: 150, colour: 'ink' }),
    panel(MARGIN, top, CONTENT, 400, 'ink', 28),
    ...resources.map(({ name, methods }, index) => {
      const y = top + 20 + (index + 0.5) * row
      const label = layOutText(name, faces.label, { width: names, lines: 1, sizes: [29, 26, 23], tracking: -0.01 })
      const left = MARGIN + pad + names + gap + step / 2
      return (
        textLines(label, faces.label, { x: MARGIN + pad, y: y + 9.5, colour: 'paper', tracking: -0.01 }) +
        methods.map((method, index) => circle(left + index * step, y, step * 0.4, METHODS[method])).join('')
      )
    }),
  )
}
