import { header, reveal } from '../site.config'
import { throttle } from './pace'

/** Gives the header another style once the page is scrolled past the limit, and takes it back above. */
export function watchHeader(): void {
  const element = document.querySelector('[data-site-header]')
  if (!element) return
  const show = () => element.toggleAttribute('data-scrolled', scrollY > header.scrolledAfterPx)
  addEventListener('scroll', throttle(show, reveal.throttleMs), { passive: true })
  // A page that comes back from the browser's memory has been scrolled before, and has run this script already.
  addEventListener('pageshow', show)
  show()
}
