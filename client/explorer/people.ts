import { element } from '../element'
import type { Scene, SceneVersion } from './scene'
import { text } from './texts'

/** Chips to choose people by, one a person, with all and none for each version. */
export function makePeople(scene: Scene): HTMLElement {
  return element('div', { class: 'explorer-people' }, ...scene.versions.map((version) => makeChips(scene, version)))
}

function makeChips(scene: Scene, version: SceneVersion): HTMLElement {
  const { letter, data } = version
  const two = scene.versions.length > 1
  const count = data.sessions.length
  const legend = element('legend', {})
  const inputs = data.sessions.map(() => element('input', { type: 'checkbox', autocomplete: 'off' }))
  const choose = (places: number[]) =>
    scene.set({ people: { ...scene.state.people, [letter]: places.length === count ? undefined : places } })
  const button = (label: string, places: () => number[]) => {
    const made = element('button', { type: 'button', class: 'explorer-quiet' }, label)
    made.addEventListener('click', () => choose(places()))
    return made
  }
  const whole = element(
    'fieldset',
    { class: `explorer-chips explorer-${letter}` },
    legend,
    ...data.sessions.map(({ person }, at) =>
      element('label', {}, inputs[at] as HTMLInputElement, element('span', {}, person.id)),
    ),
    element(
      'div',
      { class: 'explorer-all' },
      button(text('all'), () => inputs.map((_, at) => at)),
      button(text('none'), () => []),
    ),
  )
  whole.addEventListener('change', () => choose(inputs.flatMap(({ checked }, at) => (checked ? [at] : []))))
  scene.follow(({ people }, before) => {
    if (before && people === before.people) return
    const places = people[letter]
    inputs.forEach((input, at) => {
      input.checked = places?.includes(at) ?? true
    })
    const values = { letter: letter.toUpperCase(), chosen: version.chosen.length, count }
    legend.textContent = text(two ? 'chosenOf' : 'chosen', values)
  })
  return whole
}
