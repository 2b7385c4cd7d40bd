import { barsOf, barsPath, peakOf } from '../../lib/charts/stage-bars'
import { countWithFixations, type ExplorerStore, peopleText, type StageVersion } from './store'
import { text } from './texts'

/** Keeps the bar chart and the captions of the stage up to date with the chosen people and the current moment. */
export function bindCounts(store: ExplorerStore): void {
  const { stage, versions, limits } = store
  const paths = [...stage.querySelectorAll('[data-axis] path')]
  const lit = stage.querySelector('[data-lit]') as HTMLElement
  const counted = stage.querySelector('[data-counted]') as HTMLElement
  const area = stage.dataset.main ?? ''
  const numbers = [...stage.querySelectorAll('[data-axis] text')]
  // The caption of the light is in the HTML. The minimum number of viewers in it applies to all viewers, not just to
  // the chosen ones.
  const initial = lit.textContent as string
  store.subscribe(({ t, people, heat, view }, before) => {
    const sentence = (heat ? text('heated') : initial) + (t < limits.until ? ` ${text('eyes')}` : '')
    if (sentence !== lit.textContent) lit.textContent = sentence
    if (people === before?.people && view === before.view) return
    const shown = peopleText(store, countWithFixations)
    counted.textContent = shown === '0' ? text('nobody') : text('bars', { people: shown, area })
    if (people === before?.people || (!before && Object.keys(people).length === 0)) return
    const all = versions.map((version) => barsOfVersion(store, version))
    const top = Math.max(...versions.map(countWithFixations))
    const highest = numbers[versions.length]
    if (highest) highest.textContent = String(top || '')
    for (const [index, bars] of all.entries()) {
      paths[index]?.setAttribute('d', barsPath(bars, top, index > 0))
      const { peak, x, y } = peakOf(bars, top, index, all.length)
      const number = numbers[index]
      number?.setAttribute('x', x)
      number?.setAttribute('y', y)
      if (number) number.textContent = String(peak || '')
    }
  })
}

/** Returns how many of the chosen people look at the main area, for each bar. */
export function barsOfVersion({ stage, limits }: ExplorerStore, { chosen, data }: StageVersion): number[] {
  const main = data.areas.find(({ id }) => id === stage.dataset.main)
  return barsOf(
    chosen.map(({ fixations }) => fixations),
    main,
    limits.until,
  )
}
