import { element } from '../element'
import { areaBetween, areaByKey, fitArea } from './area-shape'
import { ownArea } from './own-area'
import type { Scene, SceneVersion } from './scene'
import { text } from './texts'

type Place = readonly [x: number, y: number]

/** What a drag is begun on: the bare picture draws, the area moves, its corner resizes. */
function dragOf(scene: Scene, version: SceneVersion, target: Element, at: Place): (to: Place) => void {
  const { grid } = scene.limits
  const area = ownArea(scene, version)
  const corner = target.closest('[data-corner]')
  if (area && corner)
    return (to) =>
      scene.set({ area: areaBetween([area.x, area.y], [Math.max(area.x, to[0]), Math.max(area.y, to[1])], grid) })
  if (area && target.closest('.explorer-box')) {
    return (to) => scene.set({ area: fitArea({ ...area, x: area.x + to[0] - at[0], y: area.y + to[1] - at[1] }, grid) })
  }
  return (to) => scene.set({ area: areaBetween(at, to, grid) })
}

/**
 * A layer over a picture to draw an area on, by pointer and touch, and the area itself as a control that keys move.
 * @param hint id of the line that says which keys do what
 */
export function makeAreaBox(scene: Scene, version: SceneVersion, hint: string): HTMLElement {
  const { limits } = scene
  const name = version.figure.querySelector('figcaption')?.textContent?.trim() ?? ''
  const box = element('button', { type: 'button', class: 'explorer-box', 'aria-describedby': hint })
  box.append(element('span', { class: 'explorer-corner', 'data-corner': '' }))
  const layer = element('div', { class: 'explorer-layer' }, box)
  let drag: { begun: typeof scene.state.area; bounds: DOMRect; move: (to: Place) => void; from: Place } | undefined

  const placeOf = ({ clientX, clientY }: PointerEvent, bounds: DOMRect): Place => [
    ((clientX - bounds.left) / bounds.width) * version.data.grid.width,
    ((clientY - bounds.top) / bounds.height) * version.data.grid.height,
  ]
  layer.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return
    const bounds = layer.getBoundingClientRect()
    const from = placeOf(event, bounds)
    drag = { begun: scene.state.area, bounds, from, move: dragOf(scene, version, event.target as Element, from) }
    layer.setPointerCapture(event.pointerId)
  })
  layer.addEventListener('pointermove', (event) => {
    if (!drag) return
    const to = placeOf(event, drag.bounds)
    // A press that hardly moves is none.
    if (Math.hypot(to[0] - drag.from[0], to[1] - drag.from[1]) > 4) drag.move(to)
  })
  const end = () => {
    drag = undefined
  }
  layer.addEventListener('pointerup', end)
  layer.addEventListener('pointercancel', end)
  box.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && drag) {
      scene.set({ area: drag.begun })
      end()
      return event.stopPropagation()
    }
    const area = ownArea(scene, version)
    const moved = area && areaByKey(area, event.key, event.shiftKey, limits.grid)
    if (!moved) return
    event.preventDefault()
    scene.set({ area: moved })
  })
  scene.follow((state, before) => {
    if (before && state.area === before.area) return
    const area = ownArea(scene, version)
    box.hidden = area === undefined
    if (!area) return
    const { width, height } = version.data.grid
    const part = (value: number, of: number) => `${(100 * value) / of}%`
    Object.assign(box.style, {
      ...{ left: part(area.x, width), top: part(area.y, height) },
      ...{ width: part(area.width, width), height: part(area.height, height) },
    })
    const { x, y } = area
    box.setAttribute('aria-label', text('box', { name, x, y, width: area.width, height: area.height }))
  })
  version.frame.append(layer)
  return box
}
