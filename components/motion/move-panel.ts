import { animate } from 'framer-motion/dom/mini'

/** As in the style sheet. */
const HERE = { opacity: '1', transform: 'none' }
const AWAY = { opacity: '0', transform: 'translateY(24px)' }

/** What moves now, by panel: a movement that another one has taken over must not tidy up after it. */
const moving = new WeakMap<HTMLElement, ReturnType<typeof animate>>()

/**
 * Fades and slides a panel in or out, from wherever it is now. Who is shown, and how long it takes to come or go, is the
 * style sheet's business: afterwards no style of this movement is left. Under reduced motion nothing moves.
 */
export async function movePanel(panel: HTMLElement, shown: boolean): Promise<void> {
  const before = moving.get(panel)
  const { transitionDuration, opacity, transform } = getComputedStyle(panel)
  // In seconds, as framer-motion counts; none under reduced motion.
  const duration = Number.parseFloat(transitionDuration)
  if (!duration) return
  // Both ends are named: the style sheet has taken an unchosen panel away already, and framer-motion would write where
  // the movement before had come to into the style attribute, which WebKit blocks under this site's policy.
  const from = before ? { opacity, transform } : shown ? AWAY : HERE
  const to = shown ? HERE : AWAY
  before?.cancel()
  // The style sheet hides a panel that leaves at once; until it has left, this wins.
  panel.style.visibility = 'visible'
  const movement = animate(
    panel,
    { opacity: [from.opacity, to.opacity], transform: [from.transform, to.transform] },
    { duration, ease: 'easeOut' },
  )
  moving.set(panel, movement)
  await movement.finished
  if (moving.get(panel) !== movement) return
  moving.delete(panel)
  panel.removeAttribute('style')
}
