import { animate } from 'framer-motion/dom/mini'

/** As in the style sheet. */
const AWAY = 'translateY(24px)'

/** What moves now, by panel: a movement that another one has taken over must not tidy up after it. */
const moving = new WeakMap<HTMLElement, object>()

/**
 * Fades and slides a panel in or out, from wherever it is now. Who is shown, and how long it takes to come or go, is the
 * style sheet's business: afterwards no style of this movement is left. Under reduced motion nothing moves.
 */
export async function movePanel(panel: HTMLElement, shown: boolean): Promise<void> {
  const midway = moving.has(panel)
  // In seconds, as framer-motion counts; none under reduced motion.
  const duration = Number.parseFloat(getComputedStyle(panel).transitionDuration)
  if (!duration) return
  // The style sheet hides a panel that leaves at once; until it has left, this wins.
  panel.style.visibility = 'visible'
  const entering = midway ? { opacity: 1, transform: 'none' } : { opacity: [0, 1], transform: [AWAY, 'none'] }
  // Both ends are named here as well: the style sheet has taken an unchosen panel away already.
  const leaving = midway ? { opacity: 0, transform: AWAY } : { opacity: [1, 0], transform: ['none', AWAY] }
  const movement = animate(panel, shown ? entering : leaving, { duration, ease: 'easeOut' })
  moving.set(panel, movement)
  await movement.finished
  if (moving.get(panel) !== movement) return
  moving.delete(panel)
  panel.removeAttribute('style')
}
