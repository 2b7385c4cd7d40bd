/**
 * Lets the browser leave out what is out of sight, part by part of the page: in each frame it would otherwise look
 * through every chart again. Parts keep their height to the pixel, so nothing moves, and a link within the page leads
 * where it does otherwise.
 */
export function restOfPage(stage: Element): void {
  const main = stage.closest('main')
  const parts = [...(main?.children ?? []), ...(main?.nextElementSibling ? [main.nextElementSibling] : [])]
  const heights = parts.map(contentHeight)
  for (const [at, part] of parts.entries()) {
    if (!(part instanceof HTMLElement) || part.contains(stage)) continue
    part.style.setProperty('contain-intrinsic-block-size', `auto ${heights[at]}px`)
    part.dataset.later = ''
  }
  // Browsers do not find a place that is folded away in a part that is left out: who goes there has the whole page again.
  addEventListener('hashchange', () => {
    const place = document.getElementById(location.hash.slice(1))
    if (!place) return
    for (const part of parts) delete (part as HTMLElement).dataset.later
    place.scrollIntoView()
  })
}

/** Pixels without padding and border: a size that stands in for the content is added to them. Fractions count: there are many parts. */
function contentHeight(part: Element): number {
  const style = getComputedStyle(part)
  const around = [
    style.paddingBlockStart,
    style.paddingBlockEnd,
    style.borderBlockStartWidth,
    style.borderBlockEndWidth,
  ]
  return around.reduce((rest, width) => rest - Number.parseFloat(width), part.getBoundingClientRect().height)
}
