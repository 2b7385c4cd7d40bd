import type { Plan } from '../../lib/content/pricing'
import { ButtonLink } from '../ui/Button'
import styles from './PlanPrice.module.css'

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
          <span className={styles.figure}>
            <span className={styles.currency}>{price.currency}</span>
            {price.figure}
          </span>
        ) : (
          <span className={styles.word}>{price.figure}</span>
        )}
        <span className={styles.unit}> {price.unit}</span>
      </span>{' '}
      <ButtonLink href={button.href} external={button.external} look={highlighted ? 'filled' : 'outlined'} wide>
        {button.text}
      </ButtonLink>
    </>
  )
}
