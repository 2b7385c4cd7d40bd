import type { Results } from '@oogwenk/gaze'
import { colours } from '../stills/colours'
import { drawSvg, type Picture } from './canvas'
import { pathUntil, valueAt } from './curve'
import { meanOf, seriesOf } from './series'
import { HEIGHT, momentOf } from './timing'

const PIXELS_PER_BPM = 17
/** Lines are stacked by mean heart rate, highest at the top. */
const LEVELS = { top: 118, bottom: HEIGHT - 40 }
/** Where lines begin, and where they finally end. */
const SPAN = { from: -20, to: 905 }

/** Draws the frames of "Heart rate": one thin line per viewer of the burger page, and a thick one for their mean. */
export function pulse(results: Results, scale: number): (frame: number) => Promise<Picture> {
  const rates = seriesOf(results, ({ heartrate }) => heartrate)
  const order = rates.map((_, person) => person).sort((a, b) => mean(rates[b]) - mean(rates[a]))
  const lines = rates.map((rate, person) => {
    const rank = order.indexOf(person) / (rates.length - 1)
    const level = LEVELS.top + rank * (LEVELS.bottom - LEVELS.top)
    return rate.map((value) => level - PIXELS_PER_BPM * (value - mean(rate.slice(0, 5))))
  })
  const middle = (lines[0] ?? []).map((_, index) => mean(lines.map((line) => line[index] as number)))
  const rate = mean(meanOf(results, ({ heartrate }) => heartrate))
  return (frame) => {
    const { time, visible } = momentOf(frame)
    const part = visible < 1 ? visible : time / 10_000
    const thin = lines.map((line, person) => {
      const { x, y } = endOf(line, part)
      const r = 6 + 3 * pulseScale(frame, mean(rates[person]), person / 12)
      return `<path d="${pathUntil(line, part, (position) => endOf(line, position))}"/><circle cx="${x}" cy="${y}" r="${r.toFixed(2)}" fill="${colours.paper}" stroke="none"/>`
    })
    const end = endOf(middle, part)
    const r = 17 + 9 * pulseScale(frame, rate, 0)
    return drawSvg(
      colours.blue,
      `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><g stroke="${colours.paper}" stroke-width="3">${thin.join('')}</g>` +
        `<path d="${pathUntil(middle, part, (position) => endOf(middle, position))}" stroke="${colours.coral}" stroke-width="13"/>` +
        `<circle cx="${end.x}" cy="${end.y}" r="${r.toFixed(2)}" fill="${colours.coral}"/></g>`,
      scale,
    )
  }
}

const mean = (values: readonly number[] | undefined) =>
  (values ?? []).reduce((sum, value) => sum + value, 0) / (values ?? []).length

const endOf = (line: readonly number[], part: number) => ({
  x: Number((SPAN.from + (SPAN.to - SPAN.from) * part).toFixed(1)),
  y: Number(valueAt(line, part).toFixed(1)),
})

/**
 * Returns how far the dot at the end of a line swells, 0 to 1, at a rate in beats per minute: quickly up, slowly down.
 * The number of beats in the video is whole, so it repeats without a jump.
 */
function pulseScale(frame: number, rate: number, phase: number): number {
  const beats = Math.round(rate / 10)
  const since = ((frame / 144) * beats + phase) % 1
  return since < 0.18 ? since / 0.18 : Math.exp(-(since - 0.18) * 5)
}
