import { type RefObject, useEffect, useRef } from 'react'
import { Eyes } from '../ui/Eyes'
import styles from './WatchingEyes.module.css'

/** How far a pupil may go, in parts of its eye's radius, so that it stays inside. */
const reach = 0.5

/**
 * A pair of eyes that looks at the field in focus, and at the error once there is one.
 * @param failed the form has an error to look at
 */
export function WatchingEyes({
  form,
  failed,
  className = '',
}: {
  form: RefObject<HTMLFormElement | null>
  failed: boolean
  className?: string
}) {
  const eyes = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = form.current
    if (!element) return
    const look = ({ target }: Event) => {
      if (eyes.current && target instanceof Element) lookAt(eyes.current, target)
    }
    element.addEventListener('focusin', look)
    return () => element.removeEventListener('focusin', look)
  }, [form])

  return (
    <div ref={eyes} className={`${styles.eyes} ${className}`} data-failed={failed || undefined}>
      <Eyes look={{ x: 0, y: 0 }} pupil={0.33} />
    </div>
  )
}

/** Turns both pupils towards the middle of an element. Set from script, so no style attribute is in the page. */
function lookAt(eyes: HTMLElement, target: Element): void {
  const from = eyes.getBoundingClientRect()
  const to = target.getBoundingClientRect()
  const x = to.x + to.width / 2 - (from.x + from.width / 2)
  const y = to.y + to.height / 2 - (from.y + from.height / 2)
  const distance = Math.hypot(x, y) || 1
  eyes.style.setProperty('--look-x', String((reach * x) / distance))
  eyes.style.setProperty('--look-y', String((reach * y) / distance))
}
