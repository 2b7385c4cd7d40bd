import type { Scene } from './scene'

/** From end to end of an axis, in units of its drawing. */
const AXIS = 1000

/** The drawing in which others lie: what has a place on the page. */
function outermost(line: SVGElement): SVGElement | null {
  let drawing = line.ownerSVGElement
  while (drawing?.ownerSVGElement) drawing = drawing.ownerSVGElement
  return drawing
}

/**
 * Moves the dotted line in each chart of the page whose axis is the clock: `<line data-cursor="0 10000">`, with the begin
 * and the end of the axis in milliseconds. An axis that begins before 0 counts from somebody's first look, and has no
 * place for a moment of all.
 */
export function followCursors(scene: Scene): void {
  const near = new Set<Element>()
  const lines = [...document.querySelectorAll<SVGElement>('[data-cursor]')].flatMap((line) => {
    const chart = outermost(line)
    const [from = Number.NaN, to = Number.NaN] = (line.dataset.cursor ?? '').split(' ').map(Number)
    return chart && from >= 0 && to > from ? [{ line, chart, from, to }] : []
  })
  const move = (t: number) => {
    for (const { line, chart, from, to } of lines) {
      // What nobody sees is moved when it comes into sight.
      if (!near.has(chart)) continue
      const isInside = t >= from && t <= to && t < scene.limits.until
      line.style.visibility = isInside ? 'visible' : 'hidden'
      if (isInside) line.style.transform = `translateX(${(AXIS * (t - from)) / (to - from)}px)`
    }
  }
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) near.add(target)
      else near.delete(target)
    }
    move(scene.state.t)
  })
  for (const { chart } of lines) observer.observe(chart)
  if (lines.length > 0) scene.follow(({ t }, before) => t !== before?.t && move(t))
}
