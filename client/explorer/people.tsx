/** @jsxImportSource ../jsx */
import { create } from '../jsx/jsx-runtime'
import type { Scene, SceneVersion } from './scene'
import { text } from './texts'

/** Makes the choice of people: a checkbox for each person, and buttons for all and none of a version. */
export function makePeople(scene: Scene): HTMLElement {
  return create(<div class="explorer-people">{scene.versions.map((version) => makeCheckboxes(scene, version))}</div>)
}

function makeCheckboxes(scene: Scene, version: SceneVersion): HTMLElement {
  const { letter, data } = version
  const count = data.sessions.length
  const legend = create(<legend />)
  const choose = (people: number[]) =>
    scene.set({ people: { ...scene.state.people, [letter]: people.length === count ? undefined : people } })
  const button = (label: string, people: () => number[]) => {
    const made = create(
      <button type="button" class="explorer-quiet">
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
  scene.subscribe(({ people }, before) => {
    if (before && people === before.people) return
    const own = people[letter]
    inputs.forEach((input, index) => {
      input.checked = own?.includes(index) ?? true
    })
    const chosen = version.chosen.length
    legend.textContent = scene.isPair
      ? text('chosenOf', { letter: letter.toUpperCase(), chosen, count })
      : text('chosen', { chosen, count })
  })
  return element
}
