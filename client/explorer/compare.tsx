/** @jsxImportSource ../jsx */
import { create } from '../jsx/jsx-runtime'
import type { State } from './state'
import { type ExplorerStore, visibleVersions } from './store'
import { text } from './texts'

/**
 * Makes the choice of view: A and B side by side, one over the other with a divider, or one alone.
 * @returns undefined for a case with one version
 */
export function makeCompare(store: ExplorerStore): HTMLElement | undefined {
  const { stage, limits } = store
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
  const element = create(
    <fieldset class="explorer-view">
      <legend>{text('view')}</legend>
      <div class="explorer-views">
        {choices.map(([value, label]) => (
          <label>
            <input type="radio" name="explorer-view" value={value} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>,
  )
  const inputs = element.querySelectorAll('input')
  element.addEventListener('change', ({ target }) =>
    store.set({ view: (target as HTMLInputElement).value as State['view'] }),
  )
  const divider = limits.swipe ? makeDivider(store) : undefined
  store.subscribe(({ view }, before) => {
    if (view === before?.view) return
    pictures.dataset.view = view
    for (const input of inputs) input.checked = input.value === view
    const shown = visibleVersions(store)
    for (const [index, version] of store.versions.entries()) {
      const isShown = shown.includes(version)
      version.figure.hidden = !isShown
      // If one picture is shown alone, everything that belongs to the other one is hidden.
      const nth = `:nth-child(${index + 1})`
      for (const each of stage.querySelectorAll<HTMLElement>(
        `[data-axis] :is(path,text)${nth},:has(>[data-counted])>${nth},[data-of=${version.letter}]`,
      ))
        each.style.display = isShown ? '' : 'none'
    }
    if (divider) divider.hidden = view !== 'swipe'
  })
  return element
}

/** Makes the slider over the two pictures that divides A from B, by pointer, touch and arrow keys. */
function makeDivider({ versions }: ExplorerStore): HTMLInputElement {
  const frame = versions[1]?.frame as HTMLElement
  const pictures = frame.closest('[data-pictures]') as HTMLElement
  const line = <div class="explorer-line" aria-hidden="true" />
  const range = create<HTMLInputElement>(
    <input
      type="range"
      min="0"
      max="100"
      value="50"
      class="explorer-divider"
      autoComplete="off"
      aria-label={text('divider')}
    />,
  )
  const move = () => {
    pictures.style.setProperty('--swipe', range.value)
    range.setAttribute('aria-valuetext', text('dividerAt', { a: range.value, b: 100 - Number(range.value) }))
  }
  range.addEventListener('input', move)
  frame.after(create(line), range)
  move()
  return range
}
