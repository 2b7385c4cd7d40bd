/**
 * Returns the main styles and the position of every element of the page, one line each. Opacity and transforms, which
 * are animated, are left out, and so is Next's invisible announcer. Runs in the page and uses nothing from outside
 * itself.
 */
export function stylesOf(): string[] {
  const properties = ['display', 'position', 'visibility', 'color', 'background-color', 'font-size', 'font-weight']
  properties.push('line-height', 'padding-top', 'padding-left', 'margin-top', 'margin-left', 'border-top-width')
  // Finished, so that no animation affects what is read.
  for (const animation of document.getAnimations()) {
    if (animation.playState === 'running' && animation.effect?.getComputedTiming().endTime !== Infinity)
      animation.finish()
  }
  return [...document.querySelectorAll<HTMLElement>('body *:not(script, next-route-announcer)')].map((element) => {
    const style = getComputedStyle(element)
    const box = [element.offsetLeft, element.offsetTop, element.offsetWidth, element.offsetHeight]
    return `${element.tagName} ${box.join(' ')} ${properties.map((name) => style.getPropertyValue(name)).join(' ')}`
  })
}

/**
 * Counts the style sheets that React has added: all of them, those that are disabled, and those that were loaded.
 * `used` counts all style sheets in use that came from a file.
 */
export function sheetsOf(): { links: number; disabled: number; loaded: number; used: number } {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[data-precedence]')]
  return {
    links: links.length,
    disabled: links.filter(({ disabled }) => disabled).length,
    loaded: links.filter(({ sheet }) => sheet).length,
    used: [...document.styleSheets].filter(({ href, disabled }) => href && !disabled).length,
  }
}
