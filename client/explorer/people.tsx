/** @jsxImportSource ../jsx */
import { create } from '../jsx/jsx-runtime'
import type { ExplorerStore, StageVersion } from './store'
import { text } from './texts'

/** Makes the choice of people: a checkbox for each person, and buttons for all and none of a version. */
export function makePeople(store: ExplorerStore): HTMLElement {
  return create(<div class="explorer-people">{store.versions.map((version) => makeCheckboxes(store, version))}</div>)
}

function makeCheckboxes(store: ExplorerStore, version: StageVersion): HTMLElement {
  const { letter, data } = version
  const count = data.sessions.length
  const legend = create(<legend />)
  const choose = (people: number[]) =>
    store.set({ people: { ...store.state.people, [letter]: people.length === count ? undefined : people } })
  const button = (label: string, people: () => number[]) => {
    const made = create(
      <button type="button" class="explorer-text-button">
        {label}
      </button>,
    )
    made.addEventListener('click', () => choose(people()))
    return made
  }
  const element = create(
    <fieldset class={`explorer-chips explorer-${letter}`}>
      {legend}
      {data.sessions.map(({ person }) => (
        <label>
          <input type="checkbox" autoComplete="off" />
          <span>{person.id}</span>
        </label>
      ))}
      <div class="explorer-all">
        {button(text('all'), () => [...inputs.keys()])}
        {button(text('none'), () => [])}
      </div>
    </fieldset>,
  )
  const inputs = [...element.querySelectorAll('input')]
  element.addEventListener('change', () => choose(inputs.flatMap(({ checked }, index) => (checked ? [index] : []))))
  store.subscribe(({ people }, before) => {
    if (before && people === before.people) return
    const own = people[letter]
    inputs.forEach((input, index) => {
      input.checked = own?.includes(index) ?? true
    })
    const chosen = version.chosen.length
    legend.textContent = store.isPair
      ? text('chosenOf', { letter: letter.toUpperCase(), chosen, count })
      : text('chosen', { chosen, count })
  })
  return element
}
