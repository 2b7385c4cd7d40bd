/** @jsxImportSource ../jsx */
import { create } from '../jsx/jsx-runtime'
import { makeAreaBox } from './area-box'
import { makeAreaFigures } from './area-figures'
import { fitArea, MIN_SIZE } from './area-shape'
import { chosenName, listRectangles, RECTANGLE_KEYS } from './chosen-area'
import type { DrawnArea } from './state'
import type { ExplorerStore } from './store'
import { text } from './texts'

/**
 * Makes the group of controls with which visitors draw and evaluate an area of interest.
 * @returns its panel, and the function to call when it opens or closes
 */
export function makeArea(store: ExplorerStore): { panel: HTMLElement; onToggle: (open: boolean) => void } {
  const { limits, versions, stage } = store
  const { grid } = limits
  const hint = create(
    <p class="explorer-note" id="explorer-hint">
      {text('draw')}
    </p>,
  )
  const boxes = versions.map((version) => makeAreaBox(store, version, hint.id))
  const names = { x: text('x'), y: text('y'), width: text('width'), height: text('height') }
  const start = makeStart(store)
  const remove = create(
    <button type="button" class="explorer-text-button">
      {text('remove')}
    </button>,
  )
  remove.addEventListener('click', () => {
    store.set({ area: undefined })
    start.focus()
  })
  const panel = create(
    <div class="explorer-area">
      <div>
        {hint}
        <div class="explorer-fields">
          <label>
            {text('start')}
            {start}
          </label>
          {remove}
        </div>
        <details>
          <summary>{text('byNumber')}</summary>
          <div class="explorer-fields">
            {RECTANGLE_KEYS.map((side) => (
              <label>
                {names[side]}
                <input
                  type="number"
                  inputMode="numeric"
                  min="0"
                  step="1"
                  name={`explorer-${side}`}
                  autoComplete="off"
                />
              </label>
            ))}
          </div>
        </details>
      </div>
      {makeAreaFigures(store)}
    </div>,
  )
  const fields = [...panel.querySelectorAll('input')]
  const read = () => {
    const [x, y, width, height] = fields.map(({ valueAsNumber }) => valueAsNumber) as [number, number, number, number]
    const isValid = [x, y, width, height].every(Number.isFinite) && width >= MIN_SIZE && height >= MIN_SIZE
    if (isValid) store.set({ area: fitArea({ x, y, width, height }, grid) })
  }
  const show = (area: DrawnArea | undefined) => {
    for (const [index, side] of RECTANGLE_KEYS.entries()) {
      const field = fields[index] as HTMLInputElement
      // A field is not overwritten while somebody is typing in it.
      if (field !== document.activeElement) field.value = area ? String(area[side]) : ''
    }
  }
  for (const field of fields) {
    field.addEventListener('input', read)
    field.addEventListener('change', () => show(store.state.area))
  }
  store.subscribe(({ area }, before) => {
    if (before && area === before.area) return
    show(area)
    remove.hidden = area === undefined
  })
  for (const box of boxes)
    box.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') start.focus()
    })
  const pictures = stage.querySelector('[data-pictures]') as HTMLElement
  return { panel, onToggle: (open) => pictures.toggleAttribute('data-drawing', open) }
}

/** Makes the list of areas to start from. Each version has its own area of the chosen name. */
function makeStart(store: ExplorerStore): HTMLSelectElement {
  const listed = store.versions.flatMap(listRectangles)
  const drawn = create(<option value=" ">{text(store.isPair ? 'drawnBoth' : 'drawn')}</option>)
  const select = create<HTMLSelectElement>(
    <select class="explorer-select" autoComplete="off">
      <option value="">{text('nothing')}</option>
      {drawn}
      {[...new Set(listed.map(({ id }) => id))].map((name) => (
        <option value={name}>{name}</option>
      ))}
    </select>,
  )
  select.addEventListener('change', () => {
    const area = listed.find(({ id }) => id === select.value)
    store.set({ area: area && fitArea(area, store.limits.grid) })
  })
  store.subscribe(({ area }) => {
    const name = chosenName(store)
    drawn.hidden = !area || name !== undefined
    select.value = name ?? (area ? ' ' : '')
  })
  return select
}
