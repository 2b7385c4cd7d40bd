/**
 * Lets the browser leave out what is out of sight, part by part of the page: in each frame it would otherwise look
 * through every chart again. Parts keep their height, so nothing moves.
 */
export function restOfPage(stage: Element): void {
  const main = stage.closest('main')
  const parts = [...(main?.children ?? []), ...(main?.nextElementSibling ? [main.nextElementSibling] : [])]
  const heights = parts.map((part) => part.clientHeight)
  for (const [at, part] of parts.entries()) {
    if (!(part instanceof HTMLElement) || part.contains(stage)) continue
    part.style.setProperty('contain-intrinsic-block-size', `auto ${heights[at]}px`)
    part.dataset.later = ''
  }
}
