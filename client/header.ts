import { header, reveal } from '../site.config'
import { throttle } from './pace'

/** Gives the header another style once the page is scrolled past the limit, and takes it back above. */
export function watchHeader(): void {
  const element = document.querySelector('[data-site-header]')
  if (!element) return
  const show = () => element.toggleAttribute('data-scrolled', scrollY > header.scrolledAfterPx)
  addEventListener('scroll', throttle(show, reveal.throttleMs), { passive: true })
  // Not now: to ask for the place of a page that is still being parsed makes the browser lay it out first. What opens
  // further down tells so by scrolling, before this; a page out of the browser's memory has been scrolled before.
  addEventListener('pageshow', show)
}
