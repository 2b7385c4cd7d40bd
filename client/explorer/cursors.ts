import type { Scene } from './scene'

/**
 * Moves the dotted line in each chart of the page that has a time axis: `<line data-cursor="x0 x1 t0 t1">`, from place x0
 * at t0 to x1 at t1, in units of its drawing and in milliseconds. Without the times the axis is as long as the stage's.
 */
export function followCursors(scene: Scene): void {
  const near = new Map<Element, boolean>()
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) near.set(target, isIntersecting)
    move(scene.state.t)
  })
  const lines = [...document.querySelectorAll<SVGElement>('[data-cursor]')].flatMap((line) => {
    const chart = line.closest('svg')
    const [x0 = Number.NaN, x1 = Number.NaN, t0 = 0, t1 = scene.limits.until] = (line.dataset.cursor ?? '')
      .split(' ')
      .map(Number)
    return chart && [x0, x1, t0, t1].every(Number.isFinite) && t1 > t0 ? [{ line, chart, x0, x1, t0, t1 }] : []
  })
  const move = (t: number) => {
    for (const { line, chart, x0, x1, t0, t1 } of lines) {
      // What nobody sees is moved when it comes into sight.
      if (!near.get(chart)) continue
      const isInside = t >= t0 && t <= t1 && t < scene.limits.until
      line.style.visibility = isInside ? 'visible' : 'hidden'
      if (isInside) line.style.transform = `translateX(${x0 + ((t - t0) / (t1 - t0)) * (x1 - x0)}px)`
    }
  }
  for (const { line, chart } of lines) {
    // The line stands at 0 then, and is drawn only when it says a moment.
    for (const name of ['x1', 'x2']) line.setAttribute(name, '0')
    line.removeAttribute('hidden')
    line.style.visibility = 'hidden'
    observer.observe(chart)
  }
  if (lines.length > 0) scene.follow(({ t }, before) => t !== before?.t && move(t))
}
