/** @jsxImportSource ../jsx */
import { create } from '../jsx/jsx-runtime'
import { areaBetween, areaByKey, fitArea } from './area-shape'
import { chosenAreaOn } from './chosen-area'
import type { ExplorerStore, StageVersion } from './store'
import { percent, text } from './texts'

type Point = readonly [x: number, y: number]

/**
 * Returns the function that handles a drag. One that starts on the picture draws an area, one on the area moves it, and
 * one on the area's corner resizes it.
 */
function dragHandler(store: ExplorerStore, version: StageVersion, target: Element, from: Point): (to: Point) => void {
  const { grid } = store.limits
  const area = chosenAreaOn(store, version)
  const corner = target.closest('[data-corner]')
  if (area && corner)
    return (to) =>
      store.set({ area: areaBetween([area.x, area.y], [Math.max(area.x, to[0]), Math.max(area.y, to[1])], grid) })
  if (area && target.closest('.explorer-box')) {
    return (to) =>
      store.set({ area: fitArea({ ...area, x: area.x + to[0] - from[0], y: area.y + to[1] - from[1] }, grid) })
  }
  return (to) => store.set({ area: areaBetween(from, to, grid) })
}

/**
 * Adds a layer over a picture, on which an area can be drawn with a mouse, a pen or a finger.
 * @param hintId the id of the sentence that explains the keys
 * @returns the button that represents the area; keys move and resize it
 */
export function makeAreaBox(store: ExplorerStore, version: StageVersion, hintId: string): HTMLElement {
  const { limits } = store
  const name = version.figure.querySelector('figcaption')?.textContent?.trim() ?? ''
  const box = create(
    <button type="button" class="explorer-box" aria-describedby={hintId}>
      <span class="explorer-corner" data-corner="" />
    </button>,
  )
  const layer = create(<div class="explorer-layer">{box}</div>)
  let drag: { before: typeof store.state.area; bounds: DOMRect; move: (to: Point) => void; from: Point } | undefined

  const pointOf = ({ clientX, clientY }: PointerEvent, bounds: DOMRect): Point => [
    ((clientX - bounds.left) / bounds.width) * version.data.grid.width,
    ((clientY - bounds.top) / bounds.height) * version.data.grid.height,
  ]
  layer.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return
    const bounds = layer.getBoundingClientRect()
    const from = pointOf(event, bounds)
    drag = { before: store.state.area, bounds, from, move: dragHandler(store, version, event.target as Element, from) }
    layer.setPointerCapture(event.pointerId)
  })
  layer.addEventListener('pointermove', (event) => {
    if (!drag) return
    const to = pointOf(event, drag.bounds)
    // A press that hardly moves is not a drag.
    if (Math.hypot(to[0] - drag.from[0], to[1] - drag.from[1]) > 4) drag.move(to)
  })
  const end = () => {
    drag = undefined
  }
  layer.addEventListener('pointerup', end)
  layer.addEventListener('pointercancel', end)
  box.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && drag) {
      store.set({ area: drag.before })
      end()
      return event.stopPropagation()
    }
    const area = chosenAreaOn(store, version)
    const moved = area && areaByKey(area, event.key, event.shiftKey, limits.grid)
    if (!moved) return
    event.preventDefault()
    store.set({ area: moved })
  })
  store.subscribe((state, before) => {
    if (before && state.area === before.area) return
    const area = chosenAreaOn(store, version)
    box.hidden = area === undefined
    if (!area) return
    const { x, y, width, height } = area
    const { grid } = version.data
    box.style.left = percent(x, grid.width)
    box.style.top = percent(y, grid.height)
    box.style.width = percent(width, grid.width)
    box.style.height = percent(height, grid.height)
    box.setAttribute('aria-label', text('box', { name, x, y, width, height }))
  })
  version.frame.append(layer)
  return box
}
