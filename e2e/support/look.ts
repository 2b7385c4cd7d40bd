/**
 * How every element of the page is drawn and where it stands, one line each. Left out is what moves by itself: opacity,
 * transforms, and Next's announcer, which nobody sees. Runs in the page and takes nothing from outside of itself.
 */
export function lookOf(): string[] {
  const properties = ['display', 'position', 'visibility', 'color', 'background-color', 'font-size', 'font-weight']
  properties.push('line-height', 'padding-top', 'padding-left', 'margin-top', 'margin-left', 'border-top-width')
  // What rises now is another element's measure while it does.
  for (const move of document.getAnimations()) {
    if (move.playState === 'running' && move.effect?.getComputedTiming().endTime !== Infinity) move.finish()
  }
  return [...document.querySelectorAll<HTMLElement>('body *:not(script, next-route-announcer)')].map((element) => {
    const style = getComputedStyle(element)
    const box = [element.offsetLeft, element.offsetTop, element.offsetWidth, element.offsetHeight]
    return `${element.tagName} ${box.join(' ')} ${properties.map((name) => style.getPropertyValue(name)).join(' ')}`
  })
}

/** What the browser makes of the page's sheets that are switched off: one that is used or was fetched has a `sheet`. */
export function sheetsOf(): { links: number; switchedOff: number; loaded: number; used: number } {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[data-precedence]')]
  return {
    links: links.length,
    switchedOff: links.filter(({ disabled }) => disabled).length,
    loaded: links.filter(({ sheet }) => sheet).length,
    used: [...document.styleSheets].filter(({ href, disabled }) => href && !disabled).length,
  }
}
