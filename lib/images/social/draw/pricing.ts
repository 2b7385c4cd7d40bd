import type { PricedPlan } from '../card'
import { framed, layOutTitle, titleAt } from '../frame'
import { layOutText } from '../lay-out-text'
import { CONTENT, type Faces, MARGIN } from '../layout'
import { circle, panel, textLine, textLines } from '../svg'
import type { Draw } from './draw'

const PAD = 32

/**
 * The circle with the saving: its radius, and the distance of its centre from the right of its column and from the top.
 */
const SAVING = { r: 66, inset: 56, y: 328 }

/** Draws the top of the pricing table: one yellow column, and the saving in a circle that overlaps its corner. */
export const pricing: Draw<'pricing'> = (card, faces) => {
  const title = layOutTitle(card.title, faces, { lines: 1, sizes: [104, 92, 80, 68, 56] })
  const { plans, note } = card.motif
  const width = CONTENT / Math.max(1, plans.length)
  const left = (index: number) => MARGIN + index * width - (index === 0 ? PAD : 0)
  return framed(
    // The note about what prices exclude is where other cards have their area.
    { ...card, area: note },
    faces,
    { ground: 'paper', text: 'ink' },
    ...plans.map(({ isMarked }, index) => (isMarked ? panel(left(index), 292, width, 400, 'yellow', 28) : '')),
    ...plans.map(({ saving }, index) =>
      saving ? drawSaving(saving, left(index) + width - SAVING.inset, SAVING.y, faces) : '',
    ),
    titleAt(title, faces, { top: 148, colour: 'ink' }),
    ...plans.map((plan, index) => drawPlan(plan, left(index) + PAD, width - PAD - (plan.isMarked ? PAD : 16), faces)),
  )
}

function drawPlan(plan: PricedPlan, x: number, room: number, faces: Faces): string {
  const { name, currency, figure, unit, before, saving, isMarked } = plan
  const { display, label } = faces
  const base = 530
  const size =
    [140, 128, 112, 96, 80, 64, 48].find(
      (one) => display.measure(figure, { size: one, tracking: -0.024 }) + (currency ? one * 0.34 : 0) < room,
    ) ?? 36
  const currencySize = size * 0.4
  const start = currency ? x + display.measure(currency, { size: currencySize }) + 6 : x
  const taken = saving ? SAVING.r + SAVING.inset - (isMarked ? PAD : 16) + 12 : 0
  const small = { lines: 1, sizes: [30, 27, 24, 21], tracking: -0.01 }
  const named = layOutText(name, display, {
    width: room - taken,
    lines: 1,
    sizes: [40, 36, 32, 28, 24],
    tracking: -0.03,
  })
  return [
    textLines(named, display, { x, y: 352, colour: 'ink', tracking: -0.03 }),
    before ? textLines(layOutText(before, label, { width: room, ...small }), label, { x, y: 394, colour: 'ink' }) : '',
    currency ? textLine(currency, display, { x, y: base - size * 0.44, size: currencySize, colour: 'ink' }) : '',
    textLine(figure, display, {
      x: start - (currency ? 0 : size * 0.04),
      y: base,
      size,
      colour: 'ink',
      tracking: -0.024,
    }),
    textLines(layOutText(unit, label, { width: room, ...small }), label, { x, y: 580, colour: 'ink', tracking: -0.01 }),
  ].join('')
}

function drawSaving(text: string, x: number, y: number, { display }: Faces): string {
  const [first = '', ...rest] = text.split(' ')
  const rows = rest.length > 0 ? [first, rest.join(' ')] : [first]
  return (
    circle(x, y, SAVING.r, 'coral', true) +
    rows
      .map((row, index) =>
        textLine(row, display, {
          x,
          y: y + 10 + (index - (rows.length - 1) / 2) * 31,
          size: 31,
          colour: 'ink',
          tracking: -0.03,
          align: 'middle',
        }),
      )
      .join('')
  )
}
