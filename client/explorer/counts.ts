import { barsOf, barsPath } from '../../lib/research/stage-bars'
import type { Scene } from './scene'
import { numeral, text } from './texts'

/** Lets bars and captions of the stage follow the people and the moment that are chosen. */
export function followCounts(scene: Scene): void {
  const { stage, versions, limits } = scene
  const paths = [...stage.querySelectorAll('[data-axis] path')]
  const lit = stage.querySelector('[data-lit]') as HTMLElement
  const counted = stage.querySelector('[data-counted]') as HTMLElement
  const area = stage.dataset.main ?? ''
  let shown = ''
  scene.follow(({ t, people }, before) => {
    // While the time runs a sentence changes with each second, not with each tenth.
    const whole = scene.playing ? Math.floor(t / 1000) * 1000 : t
    const seconds = numeral(whole / 1000, whole % 1000 === 0 ? 0 : 1)
    if (seconds !== shown && before) lit.textContent = text('lit', { seconds })
    shown = seconds
    // As the page came, everybody counts.
    if (people === before?.people || (!before && Object.keys(people).length === 0)) return
    versions.forEach(({ chosen, data }, at) => {
      const main = data.areas.find(({ id }) => id === area)
      const bars = barsOf(
        chosen.map(({ fixations }) => fixations),
        main,
        limits.until,
      )
      paths[at]?.setAttribute('d', barsPath(bars, chosen.length, at > 0))
    })
    const numbers = [...new Set(versions.map(({ chosen }) => chosen.length))]
    counted.textContent = text('bars', { people: numbers.join(text('and')), area })
  })
}
