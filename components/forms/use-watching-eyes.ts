import { type RefObject, useEffect } from 'react'

/** The distance that a pupil may move, as a fraction of the radius of its eye, so that it stays inside. */
const reach = 0.5

/** Makes the eyes on the page follow the focus in a form. They are outside the form. */
export function useWatchingEyes(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current
    const eyes = document.querySelector<HTMLElement>('[data-watching-eyes]')
    if (!element || !eyes) return
    const follow = ({ target }: Event) => {
      if (target instanceof Element) lookAt(eyes, target)
    }
    // Often the page hydrates because a field has received the focus.
    if (element.contains(document.activeElement)) lookAt(eyes, document.activeElement as Element)
    element.addEventListener('focusin', follow)
    return () => element.removeEventListener('focusin', follow)
  }, [form])
}

/** Turns both pupils towards the centre of an element. A script does this, so the HTML has no style attribute. */
function lookAt(eyes: HTMLElement, target: Element): void {
  const from = eyes.getBoundingClientRect()
  const to = target.getBoundingClientRect()
  const x = to.x + to.width / 2 - (from.x + from.width / 2)
  const y = to.y + to.height / 2 - (from.y + from.height / 2)
  const distance = Math.hypot(x, y) || 1
  eyes.style.setProperty('--look-x', String((reach * x) / distance))
  eyes.style.setProperty('--look-y', String((reach * y) / distance))
}
