import { reveal } from '../site.config'
import { throttle } from './pace'

/** How far below the top of the window a heading counts as reached, in pixels: the header and a line. */
const REACHED_PX = 140

/** The contents of a page. */
const CONTENTS = '[data-contents]'

/** Whether contents stand beside the text. Elsewhere there is no room for them, or they stand above it and scroll away. */
export function haveContents(): boolean {
  const contents = document.querySelector<HTMLElement>(CONTENTS)
  return Boolean(contents?.offsetWidth) && getComputedStyle(contents as Element).position === 'sticky'
}

/** Marks in the contents beside a text which section is being read, by `aria-current`. */
export function followContents(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`${CONTENTS} a[href^="#"]`)]
  const targets = links.map(({ hash }) => document.getElementById(decodeURIComponent(hash.slice(1))))
  let marked: HTMLAnchorElement | undefined

  /** The last section whose beginning has been reached; at the end of the page the last one of all. */
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

/** Long contents scroll by themselves; the page is never moved. */
function bringIntoList(link: Element): void {
  const list = link.closest(CONTENTS) as Element
  const [inner, outer] = [link.getBoundingClientRect(), list.getBoundingClientRect()]
  if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom
  if (inner.top < outer.top) list.scrollTop -= outer.top - inner.top
}
