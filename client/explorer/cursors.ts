import type { ExplorerStore } from './store'

/** The length of an axis, in the units of its drawing. */
const AXIS = 1000

/**
 * Moves the dotted line of every chart over time: `<line data-cursor="0 10000">` names the start and the end of its
 * axis, in milliseconds. An axis that starts before 0 is relative to each person's first look, so its line stays
 * hidden.
 */
export function bindCursors(store: ExplorerStore): void {
  const visible = new Set<Element>()
  const lines = [...document.querySelectorAll<SVGElement>('[data-cursor]')].flatMap((line) => {
    const chart = line.closest('svg[role=img]')
    const [from = Number.NaN, to = Number.NaN] = (line.dataset.cursor ?? '').split(' ').map(Number)
    return chart && from >= 0 && to > from ? [{ line, chart, from, to }] : []
  })
  const move = (t: number) => {
    for (const { line, chart, from, to } of lines) {
      // A line out of sight is moved when it comes into view.
      if (!visible.has(chart)) continue
      const isInside = t >= from && t <= to && t < store.limits.until
      line.style.visibility = isInside ? 'visible' : 'hidden'
      if (isInside) line.style.transform = `translateX(${(AXIS * (t - from)) / (to - from)}px)`
    }
  }
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) visible.add(target)
      else visible.delete(target)
    }
    move(store.state.t)
  })
  for (const { chart } of lines) observer.observe(chart)
  if (lines.length > 0) store.subscribe(({ t }, before) => t !== before?.t && move(t))
}
