import { animate } from 'framer-motion/dom/mini'

/** The same values as in the style sheet. */
const VISIBLE = { opacity: '1', transform: 'none' }
const HIDDEN = { opacity: '0', transform: 'translateY(24px)' }

/** The current animation of each panel. A replaced animation must not clean up. */
const moving = new WeakMap<HTMLElement, ReturnType<typeof animate>>()

/**
 * Fades and slides a panel in or out, starting from its current state. The style sheet decides which panel is shown and
 * how long the animation takes, and afterwards no inline style is left. Under reduced motion nothing moves.
 */
export async function movePanel(panel: HTMLElement, shown: boolean): Promise<void> {
  const previous = moving.get(panel)
  const { transitionDuration, opacity, transform } = getComputedStyle(panel)
  // In seconds, as framer-motion expects. Zero under reduced motion.
  const duration = Number.parseFloat(transitionDuration)
  if (!duration) return
  // Both ends are given: the style sheet has already hidden a panel that is no longer chosen, and framer-motion would
  // write the current values into the style attribute, which WebKit blocks under this site's policy.
  const from = previous ? { opacity, transform } : shown ? HIDDEN : VISIBLE
  const to = shown ? VISIBLE : HIDDEN
  previous?.cancel()
  // The style sheet hides a closing panel immediately. This overrides it until the animation has ended.
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
