import { element } from '../element'
import { type Scene, shownOf } from './scene'
import type { State } from './state'
import { text } from './texts'

/** The choice of how A and B stand: beside each other, on one place with a divider, or one alone. */
export function makeCompare(scene: Scene): HTMLElement | undefined {
  const { stage, limits } = scene
  if (limits.people.b === undefined) return undefined
  const pictures = stage.querySelector('[data-pictures]') as HTMLElement
  const { width, height } = limits.grid
  pictures.style.setProperty('--shape', String(width / height))
  const choices: [State['view'], string][] = [
    ['side', text('side')],
    ...(limits.swipe ? [['swipe', text('swipe')] as [State['view'], string]] : []),
    ['a', text('only', { letter: 'A' })],
    ['b', text('only', { letter: 'B' })],
  ]
  const inputs = choices.map(([value]) => element('input', { type: 'radio', name: 'explorer-view', value }))
  const whole = element(
    'fieldset',
    { class: 'explorer-view' },
    element('legend', {}, text('view')),
    element(
      'div',
      { class: 'explorer-views' },
      ...choices.map(([, label], at) =>
        element('label', {}, inputs[at] as HTMLInputElement, element('span', {}, label)),
      ),
    ),
  )
  whole.addEventListener('change', ({ target }) =>
    scene.set({ view: (target as HTMLInputElement).value as State['view'] }),
  )
  const divider = limits.swipe ? makeDivider(scene) : undefined
  scene.follow(({ view }, before) => {
    if (view === before?.view) return
    pictures.dataset.view = view
    for (const input of inputs) input.checked = input.value === view
    const shown = shownOf(scene)
    for (const [at, version] of scene.versions.entries()) {
      const isShown = shown.includes(version)
      version.figure.hidden = !isShown
      // Of one picture alone, what the other one has is no matter.
      const nth = `:nth-child(${at + 1})`
      for (const each of stage.querySelectorAll<HTMLElement>(
        `[data-axis] :is(path,text)${nth},:has(>[data-counted])>${nth},[data-of=${version.letter}]`,
      ))
        each.style.display = isShown ? '' : 'none'
    }
    if (divider) divider.hidden = view !== 'swipe'
  })
  return whole
}

/** A range over the pictures that lie on one another: it parts A from B by pointer, touch and arrow keys. */
function makeDivider({ versions }: Scene): HTMLInputElement {
  const frame = versions[1]?.frame as HTMLElement
  const pictures = frame.closest('[data-pictures]') as HTMLElement
  const line = element('div', { class: 'explorer-line', 'aria-hidden': 'true' })
  const range = element('input', {
    ...{ type: 'range', min: '0', max: '100', value: '50', class: 'explorer-divider', autocomplete: 'off' },
    'aria-label': text('divider'),
  })
  const move = () => {
    pictures.style.setProperty('--swipe', range.value)
    range.setAttribute('aria-valuetext', text('dividerAt', { a: range.value, b: 100 - Number(range.value) }))
  }
  range.addEventListener('input', move)
  frame.after(line, range)
  move()
  return range
}
