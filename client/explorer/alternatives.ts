import type { Scene } from './scene'
import { numeral, text } from './texts'

/**
 * Lets what is said in place of light and bars follow the choice. While the time runs it waits: nobody hears a sentence
 * that changes with each frame.
 */
export function followAlternatives(scene: Scene): void {
  const { stage, versions, limits } = scene
  const drawings = [
    ...versions.map(({ frame }) => frame.querySelector('[role=img]')),
    stage.querySelector('[data-axis] [role=img]'),
  ]
  const whole = drawings.map((drawing) => drawing?.getAttribute('aria-label') ?? '')
  scene.follow(({ t, people }) => {
    if (scene.playing) return
    const everybody = Object.keys(people).length === 0
    const isWhole = (at: number) => everybody && (t >= limits.until || at === versions.length)
    for (const [at, drawing] of drawings.entries()) {
      const chosen = versions[at]?.chosen.length ?? versions.reduce((sum, version) => sum + version.chosen.length, 0)
      const key = at < versions.length ? 'lightNow' : 'barsNow'
      const said = text(chosen === 0 ? 'nobody' : key, {
        ...{ people: numeral(chosen, 0), seconds: numeral(t / 1000, 1), area: stage.dataset.main ?? '' },
      })
      drawing?.setAttribute('aria-label', isWhole(at) ? (whole[at] as string) : said)
    }
  })
}
