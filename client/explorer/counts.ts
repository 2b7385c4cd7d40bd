import { barsOf, barsPath, peakOf, topOf } from '../../lib/research/stage-bars'
import type { Scene } from './scene'
import { numeral, text } from './texts'

/** Lets bars and captions of the stage follow the people and the moment that are chosen. */
export function followCounts(scene: Scene): void {
  const { stage, versions, limits } = scene
  const paths = [...stage.querySelectorAll('[data-axis] path')]
  const lit = stage.querySelector('[data-lit]') as HTMLElement
  const counted = stage.querySelector('[data-counted]') as HTMLElement
  const area = stage.dataset.main ?? ''
  const numbers = [...stage.querySelectorAll('[data-axis] text')]
  // As the page came, all of the time is lit and everybody counts.
  let shown = text('lit', { seconds: secondsOf(limits.until) })
  scene.follow(({ t, people }, before) => {
    // While the time runs a sentence changes with each second, not with each tenth.
    const whole = scene.playing ? Math.floor(t / 1000) * 1000 : t
    const said = text(t < limits.until ? 'litAndEyes' : 'lit', { seconds: secondsOf(whole) })
    if (said !== shown) lit.textContent = said
    shown = said
    if (people === before?.people || (!before && Object.keys(people).length === 0)) return
    const all = versions.map(({ chosen, data }) =>
      barsOf(
        chosen.map(({ fixations }) => fixations),
        data.areas.find(({ id }) => id === area),
        limits.until,
      ),
    )
    const top = topOf(all)
    for (const [at, bars] of all.entries()) {
      paths[at]?.setAttribute('d', barsPath(bars, top, at > 0))
      const { most, x, y } = peakOf(bars, top, at, all.length)
      const number = numbers[at]
      number?.setAttribute('x', x)
      number?.setAttribute('y', y)
      if (number) number.textContent = String(most || '')
    }
    const counts = [...new Set(versions.map(({ chosen }) => chosen.length))]
    const shownPeople = counts.join(text('and'))
    counted.textContent = shownPeople === '0' ? text('nobody') : text('bars', { people: shownPeople, area })
  })
}

const secondsOf = (ms: number) => numeral(ms / 1000, ms % 1000 === 0 ? 0 : 1)
