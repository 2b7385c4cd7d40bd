import { reveal } from '../site.config'
import { debounce, throttle } from './throttle'

/** How far below its final position an element starts, in pixels. */
const RISE_PX = 24

/**
 * Makes elements with `data-reveal` rise into view, once each. The value of the attribute is the duration in
 * milliseconds; without a number, or with 0, the duration is the site's default.
 *
 * Only elements that are wholly below the window at the start are hidden, by a paused animation: no style or attribute
 * is left behind, and without this script nothing is ever hidden. On phones, and for people who prefer reduced motion,
 * nothing is hidden either.
 */
export function watchReveals(): void {
  // A phone is recognised as a device, however it is held and however small its window is.
  const isPhone = matchMedia('(pointer:coarse)').matches && Math.min(screen.width, screen.height) < reveal.phoneBelowPx
  const reducedMotion = matchMedia('(prefers-reduced-motion:reduce)')
  if (isPhone || reducedMotion.matches) return
  const hidden = new Map<Element, Animation>()

  const show = (element: Element): void => {
    hidden.get(element)?.cancel()
    hidden.delete(element)
    observer.unobserve(element)
  }
  const showAll = (): void => [...hidden.keys()].forEach(show)

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting || !hidden.has(target)) continue
        show(target)
        rise(target)
      }
    },
    // An element that was scrolled past without being shown is above the window, and counts as reached.
    { rootMargin: `999999px 0px -${reveal.offsetPx}px 0px` },
  )
  for (const element of document.querySelectorAll('[data-reveal]')) {
    if (element.getBoundingClientRect().top < innerHeight) continue
    const hiding = element.animate({ opacity: [0, 0] }, { duration: 1, fill: 'both' })
    hiding.pause()
    hidden.set(element, hiding)
    observer.observe(element)
  }

  // The last lines of a page can never be scrolled 120 px into the window.
  const showAtEnd = () => {
    if (hidden.size === 0 || scrollY + innerHeight < document.documentElement.scrollHeight - 1) return
    for (const element of [...hidden.keys()]) {
      show(element)
      rise(element)
    }
  }
  addEventListener('scroll', throttle(showAtEnd, reveal.throttleMs), { passive: true })
  addEventListener('resize', debounce(showAtEnd, reveal.debounceMs))
  reducedMotion.addEventListener('change', showAll)
  addEventListener('beforeprint', showAll)
}

function rise(element: Element): void {
  const own = element.getAttribute('data-reveal')
  const duration = Number(own) || reveal.defaultDurationMs
  const keyframes = { opacity: [0, 1], transform: [`translateY(${RISE_PX}px)`, 'none'] }
  element.animate(keyframes, { duration, easing: 'ease-out' })
}
