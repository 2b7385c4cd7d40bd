import { reveal } from '../site.config'
import { throttle } from './throttle'

/**
 * A heading counts as reached this far below the top of the window, in pixels: the height of the header and a line of
 * text.
 */
const REACHED_PX = 140

/** The table of contents. */
const CONTENTS = '[data-contents]'

/** Whether the page shows its table of contents beside the text. On small screens it is above the text, or hidden. */
export function hasContents(): boolean {
  const contents = document.querySelector<HTMLElement>(CONTENTS)
  return Boolean(contents?.offsetWidth) && getComputedStyle(contents as Element).position === 'sticky'
}

/** Marks the section being read in the table of contents, with `aria-current`. */
export function markCurrentSection(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`${CONTENTS} a[href^="#"]`)]
  const targets = links.map(({ hash }) => document.getElementById(decodeURIComponent(hash.slice(1))))
  let marked: HTMLAnchorElement | undefined

  /**
   * Returns the index of the last section whose heading has been reached; at the end of the page, of the last section.
   */
  const current = (): number => {
    const { scrollHeight } = document.documentElement
    if (scrollY + innerHeight >= scrollHeight - 2) return links.length - 1
    return targets.findLastIndex((target) => target && target.getBoundingClientRect().top <= REACHED_PX)
  }
  const mark = (): void => {
    const link = links[current()]
    if (link === marked) return
    marked?.removeAttribute('aria-current')
    marked = link
    link?.setAttribute('aria-current', 'true')
    if (link) bringIntoList(link)
  }
  addEventListener('scroll', throttle(mark, reveal.throttleMs), { passive: true })
  addEventListener('resize', throttle(mark, reveal.throttleMs))
  mark()
}

/** Scrolls a long table of contents, but never the page. */
function bringIntoList(link: Element): void {
  const list = link.closest(CONTENTS) as Element
  const [inner, outer] = [link.getBoundingClientRect(), list.getBoundingClientRect()]
  if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom
  if (inner.top < outer.top) list.scrollTop -= outer.top - inner.top
}
