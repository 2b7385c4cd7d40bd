import { animate } from 'framer-motion/dom/mini'

/** Specification, section 9: 700 ms in, 300 ms out. In seconds, as framer-motion counts. */
const IN = 0.7
const OUT = 0.3

const AWAY = 'translateY(24px)'

/** What moves now, by panel: a movement that another one has taken over must not tidy up after it. */
const moving = new WeakMap<HTMLElement, object>()

/**
 * Fades and slides a panel in or out, from wherever it is now. Who is shown is the style sheet's business: afterwards no
 * style of this movement is left. Under reduced motion nothing moves.
 */
export async function movePanel(panel: HTMLElement, shown: boolean): Promise<void> {
  const midway = moving.has(panel)
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  // The style sheet hides a panel that leaves at once; until it has left, this wins.
  panel.style.visibility = 'visible'
  const entering = midway ? { opacity: 1, transform: 'none' } : { opacity: [0, 1], transform: [AWAY, 'none'] }
  const leaving = { opacity: 0, transform: AWAY }
  const movement = animate(panel, shown ? entering : leaving, { duration: shown ? IN : OUT, ease: 'easeOut' })
  moving.set(panel, movement)
  await movement.finished
  if (moving.get(panel) !== movement) return
  moving.delete(panel)
  panel.removeAttribute('style')
}
