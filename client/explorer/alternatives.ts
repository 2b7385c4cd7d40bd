import { type Fixation, looksAt } from '@oogwenk/gaze'
import { barsOfVersion } from './counts'
import { countWithFixations, type ExplorerStore, type StageVersion, visibleVersions } from './store'
import { formatNumber, seconds, text } from './texts'

/**
 * Keeps the text alternatives of the lit pictures and the bar chart up to date with the state. They do not change while
 * the stage is playing: nobody could listen to a sentence that changes with every frame.
 */
export function bindAlternatives(store: ExplorerStore): void {
  const { stage, versions, limits } = store
  const drawings = [
    ...versions.map(({ frame }) => frame.querySelector('[role=img]')),
    stage.querySelector('[data-axis] [role=img]'),
  ]
  const initial = drawings.map((drawing) => drawing?.getAttribute('aria-label') ?? '')
  const setLabel = (index: number, sentence: string) =>
    drawings[index]?.setAttribute('aria-label', store.label(sentence))
  store.subscribe(({ t, people, heat }) => {
    if (store.playing) return
    const everybody = Object.keys(people).length === 0
    for (const [index, version] of versions.entries())
      if (everybody && t >= limits.until && !heat) drawings[index]?.setAttribute('aria-label', initial[index] as string)
      else setLabel(index, lightText(version, t, heat))
    const barChart = drawings.length - 1
    if (everybody && visibleVersions(store).length === versions.length)
      drawings[barChart]?.setAttribute('aria-label', initial[barChart] as string)
    else setLabel(barChart, barsText(store))
  })
}

/**
 * Describes the light on a picture, or its heatmap, up to a moment, and the mean share of fixation time of each area.
 */
function lightText(version: StageVersion, t: number, heat: boolean): string {
  const { chosen, data } = version
  if (chosen.length === 0) return text('nobody')
  const cutOff = ({ start, end, ...rest }: Fixation) => ({ ...rest, start, end: Math.min(end, t) })
  const looks = chosen.map(({ fixations }) => fixations.filter(({ start }) => start < t).map(cutOff))
  const shares = data.areas
    .map((area) => {
      const known = looks.map((own) => looksAt(own, area).dwellShare).filter((share) => !Number.isNaN(share))
      return { id: area.id, share: known.reduce((sum, share) => sum + share, 0) / known.length }
    })
    .filter(({ share }) => share > 0)
    .sort((one, other) => other.share - one.share)
    .map(({ id, share }) => text('share', { area: id, share: formatNumber(100 * share, 0) }))
  const values = { people: heat ? chosen.length : countWithFixations(version), seconds: seconds(t) }
  const light = heat ? `${text('heated')} ${text('soFar', values)}` : text('lightNow', values)
  return shares.length === 0 ? light : `${light} ${text('shares', { shares: shares.join(', ') })}`
}

/** Describes when the largest number of chosen people look at the main area, and what that number is. */
function barsText(store: ExplorerStore): string {
  const { stage, limits } = store
  return visibleVersions(store)
    .map((version) => {
      const people = countWithFixations(version)
      const of = store.isPair ? `${version.letter.toUpperCase()}: ` : ''
      if (people === 0) return of + text('nobody')
      const bars = barsOfVersion(store, version)
      const max = Math.max(...bars)
      const when = seconds(((bars.indexOf(max) + 0.5) * limits.until) / bars.length)
      return of + text('barsNow', { people, area: stage.dataset.main ?? '', most: max, when })
    })
    .join(' ')
}
