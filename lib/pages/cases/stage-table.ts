import { numberText } from '../../charts/figure-text'
import type { Texts } from '../../i18n/texts'

/** The numbers behind the bars of a stage. */
export interface StageTable {
  name: string
  head: string[]
  rows: string[][]
}

/** The maximum number of rows. Each contains the bars of an equal part of the session; the last may be shorter. */
const MAX_ROWS = 10

/**
 * Returns the bars of a stage as a table: one row for each part of the session, with its bars in order.
 * @param bars the bars of each version; all versions have the same number of bars
 * @param names the names of the versions
 * @param seconds the duration of the session
 */
export function stageTable(
  {
    bars,
    names,
    seconds,
    area,
  }: { bars: readonly number[][]; names: readonly string[]; seconds: number; area: string },
  t: Texts,
): StageTable {
  const count = bars[0]?.length ?? 0
  const barsPerRow = Math.max(1, Math.ceil(count / MAX_ROWS))
  const moment = (bar: number) =>
    numberText(Math.round((10 * seconds * bar) / count) / 10, (seconds * barsPerRow) % count === 0 ? 0 : 1, false)
  const rows = Array.from({ length: Math.ceil(count / barsPerRow) }, (_, row) => {
    const [from, to] = [row * barsPerRow, Math.min(count, (row + 1) * barsPerRow)]
    const span = t('cases.stage.span', { from: moment(from), to: moment(to) })
    return [span, ...bars.map((own) => own.slice(from, to).join(' '))]
  })
  return { name: t('cases.stage.table', { area }), head: [t('cases.stage.time'), ...names], rows }
}
