/**
 * Lets the browser skip the rendering of parts of the page that are out of sight; otherwise it would process every
 * chart in each frame. Parts keep their exact height, so nothing moves, and links within the page still work.
 */
export function skipRestOfPage(stage: Element): void {
  const main = stage.closest('main')
  const parts = [...(main?.children ?? []), ...(main?.nextElementSibling ? [main.nextElementSibling] : [])]
  const heights = parts.map(contentHeight)
  for (const [index, part] of parts.entries()) {
    if (!(part instanceof HTMLElement) || part.contains(stage)) continue
    part.style.setProperty('contain-intrinsic-block-size', `auto ${heights[index]}px`)
    part.dataset.later = ''
  }
  // Browsers do not find an anchor inside a closed disclosure in a skipped part, so the whole page is rendered again.
  addEventListener('hashchange', () => {
    const anchor = document.getElementById(location.hash.slice(1))
    if (!anchor) return
    for (const part of parts) delete (part as HTMLElement).dataset.later
    anchor.scrollIntoView()
  })
}

/**
 * Returns the height without padding and border, which `contain-intrinsic-block-size` excludes. Fractions matter,
 * because there are many parts.
 */
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
