import { header, reveal } from '../site.config'
import { throttle } from './throttle'

/** Marks the header once the page has been scrolled past the limit, so that CSS can change its style. */
export function watchHeader(): void {
  const element = document.querySelector('[data-site-header]')
  if (!element) return
  const show = () => element.toggleAttribute('data-scrolled', scrollY > header.scrolledAfterPx)
  addEventListener('scroll', throttle(show, reveal.throttleMs), { passive: true })
  // Not now, because reading the scroll position of a page that is still being parsed would force a layout. A page that
  // opens further down fires a scroll event before this one; a page restored from the back/forward cache may have been
  // scrolled earlier.
  addEventListener('pageshow', show)
}
