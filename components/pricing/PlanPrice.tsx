import type { Plan } from '../../lib/pages/pricing/view'
import { ButtonLink } from '../ui/Button'
import styles from './PlanPrice.module.css'

/**
 * How many letters fit in a column, the widest first: beyond each the price is set smaller. An amount may not break, so all
 * of it counts; of words, the longest.
 */
const steps = [
  { figure: 9, word: 13, size: styles.smallest },
  { figure: 6, word: 9, size: styles.smaller },
  { figure: 4, word: 7, size: styles.small },
]

function sizeOf({ currency, figure }: Plan['price']): string {
  const longest = Math.max(...figure.split(/\s+/).map((word) => word.length))
  const step = steps.find(({ figure, word }) => longest >= (currency ? figure : word))
  return step ? ` ${step.size}` : ''
}

/** One plan's price, so set that all figures share one baseline, and the button that leads on. */
export function PlanPrice({ price, button, highlighted, saving }: Plan) {
  return (
    <>
      {saving && (
        <span className={styles.saving}>
          <span className={styles.savingText}>{saving}</span>
        </span>
      )}
      <span className={styles.price}>
        <span className={styles.before}>{price.before} </span>
        {price.currency ? (
          <span className={`${styles.figure}${sizeOf(price)}`}>
            <span className={styles.currency}>{price.currency}</span>
            {price.figure}
          </span>
        ) : (
          <span className={`${styles.word}${sizeOf(price)}`}>{price.figure}</span>
        )}
        <span className={styles.unit}> {price.unit}</span>
      </span>{' '}
      <ButtonLink href={button.href} external={button.external} look={highlighted ? 'filled' : 'outlined'} wide>
        {button.text}
      </ButtonLink>
    </>
  )
}
