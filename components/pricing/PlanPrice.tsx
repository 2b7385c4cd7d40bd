import type { Plan } from '../../lib/pages/pricing/view'
import { ButtonLink } from '../ui/Button'
import styles from './PlanPrice.module.css'

/**
 * The lengths from which a price is set in smaller type, longest first. An amount must not wrap, so all of its
 * characters count; in a price in words, only the longest word counts.
 */
const steps = [
  { figure: 9, word: 13, size: styles.smallest },
  { figure: 6, word: 9, size: styles.smaller },
  { figure: 4, word: 7, size: styles.small },
]

function sizeClass({ currency, figure }: Plan['price']): string {
  const longest = Math.max(...figure.split(/\s+/).map((word) => word.length))
  const step = steps.find(({ figure, word }) => longest >= (currency ? figure : word))
  return step ? ` ${step.size}` : ''
}

/** The price of a plan, aligned so that all figures share one baseline, and its button. */
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
          <span className={`${styles.figure}${sizeClass(price)}`}>
            <span className={styles.currency}>{price.currency}</span>
            {price.figure}
          </span>
        ) : (
          <span className={`${styles.word}${sizeClass(price)}`}>{price.figure}</span>
        )}
        <span className={styles.unit}> {price.unit}</span>
      </span>{' '}
      <ButtonLink href={button.href} external={button.external} variant={highlighted ? 'filled' : 'outlined'} wide>
        {button.text}
      </ButtonLink>
    </>
  )
}
