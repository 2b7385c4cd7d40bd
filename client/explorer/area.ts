import { element } from '../element'
import { makeAreaBox } from './area-box'
import { makeAreaFigures } from './area-figures'
import { fitArea, LEAST } from './area-shape'
import { chosenName, listedOf, SIDES } from './own-area'
import type { Scene } from './scene'
import type { DrawnArea } from './state'
import { text } from './texts'

/** The part in which an area of interest is drawn and read. @returns its panel, and what opening it does */
export function makeArea(scene: Scene): { panel: HTMLElement; toggled: (open: boolean) => void } {
  const { limits, versions, stage } = scene
  const { grid } = limits
  const hint = element('p', { class: 'explorer-note', id: 'explorer-hint' }, text('draw'))
  const boxes = versions.map((version) => makeAreaBox(scene, version, hint.id))
  const fields = SIDES.map((side) =>
    element('input', {
      type: 'number',
      inputmode: 'numeric',
      min: '0',
      step: '1',
      name: `explorer-${side}`,
      autocomplete: 'off',
    }),
  )
  const names = { x: text('x'), y: text('y'), width: text('width'), height: text('height') }
  const start = makeStart(scene)
  const remove = element('button', { type: 'button', class: 'explorer-quiet' }, text('remove'))
  remove.addEventListener('click', () => {
    scene.set({ area: undefined })
    start.focus()
  })
  const read = () => {
    const [x, y, width, height] = fields.map(({ valueAsNumber }) => valueAsNumber) as [number, number, number, number]
    const isWhole = [x, y, width, height].every(Number.isFinite) && width >= LEAST && height >= LEAST
    if (isWhole) scene.set({ area: fitArea({ x, y, width, height }, grid) })
  }
  const show = (area: DrawnArea | undefined) => {
    for (const [at, side] of SIDES.entries()) {
      const field = fields[at] as HTMLInputElement
      // What is being typed is left alone until the field is left.
      if (field !== document.activeElement) field.value = area ? String(area[side]) : ''
    }
  }
  for (const field of fields) {
    field.addEventListener('input', read)
    field.addEventListener('change', () => show(scene.state.area))
  }
  const form = element(
    'div',
    { class: 'explorer-fields' },
    ...SIDES.map((side, at) => element('label', {}, names[side], fields[at] as HTMLInputElement)),
  )
  const choice = element(
    'div',
    {},
    hint,
    element('div', { class: 'explorer-fields' }, element('label', {}, text('start'), start), remove),
    element('details', {}, element('summary', {}, text('byNumber')), form),
  )
  scene.follow(({ area }, before) => {
    if (before && area === before.area) return
    show(area)
    remove.hidden = area === undefined
  })
  for (const box of boxes)
    box.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') start.focus()
    })
  const pictures = stage.querySelector('[data-pictures]') as HTMLElement
  return {
    panel: element('div', { class: 'explorer-area' }, choice, makeAreaFigures(scene)),
    toggled: (open) => pictures.toggleAttribute('data-drawing', open),
  }
}

/** The areas that the case lists, to begin with: each version has its own of a name. */
function makeStart(scene: Scene): HTMLSelectElement {
  const listed = scene.versions.flatMap(listedOf)
  const option = (value: string, label = value) => element('option', { value }, label)
  const drawn = option(' ', text(scene.versions.length > 1 ? 'drawnBoth' : 'drawn'))
  const select = element(
    'select',
    { class: 'explorer-select', autocomplete: 'off' },
    option('', text('nothing')),
    drawn,
    ...[...new Set(listed.map(({ id }) => id))].map((name) => option(name)),
  )
  select.addEventListener('change', () => {
    const area = listed.find(({ id }) => id === select.value)
    scene.set({ area: area && fitArea(area, scene.limits.grid) })
  })
  scene.follow(({ area }) => {
    const name = chosenName(scene)
    drawn.hidden = !area || name !== undefined
    select.value = name ?? (area ? ' ' : '')
  })
  return select
}
