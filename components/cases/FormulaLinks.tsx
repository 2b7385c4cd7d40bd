import { type Computed, computedId } from '../../lib/charts/computed'
import type { CasePage } from '../../lib/pages/cases/cases'
import styles from './FormulaLinks.module.css'

/** Links below figures to the formulas behind them, at the end of the page. */
export function FormulaLinks({ note, entries }: { note: CasePage['note']; entries: readonly Computed[] }) {
  const ids = entries.map(computedId)
  return (
    <p className={styles.links}>
      <span>{note.title}:</span>{' '}
      {note.entries
        .filter(({ id }) => ids.includes(id))
        .flatMap(({ id, title }) => [
          <a key={id} href={`#${id}`}>
            {title}
          </a>,
          ' ',
        ])}
    </p>
  )
}
