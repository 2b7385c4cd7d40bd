import type { Scene } from './scene'

/**
 * A picture that stands alone is as wide as the page, and hides the scrubber below the window. Once the time moves it is as
 * large as leaves room for both, and the page scrolls by as much: what is touched stays where it is.
 */
export function makeRoom(scene: Scene): void {
  const { stage, versions, limits, asked } = scene
  if (versions.length > 1) return
  const [pictures, range] = [...stage.querySelectorAll<HTMLElement>('[data-pictures], [data-range]')]
  let done = false
  scene.follow(({ t }, before) => {
    if (done || !pictures || !range || !(asked || (before && t !== before.t))) return
    done = true
    const topOf = () => range.getBoundingClientRect().top
    const top = topOf()
    pictures.style.setProperty('--shape', String(limits.grid.width / limits.grid.height))
    pictures.dataset.view = 'a'
    scrollBy({ top: topOf() - top, behavior: 'instant' })
  })
}
