/** What has happened on a page since it was opened. */
export interface Probed {
  /** Console errors and warnings, uncaught errors, files that failed to load, and what the policy blocked. */
  problems: string[]
  /** Events of islands, such as `island:ready demo`. */
  islandEvents: string[]
  /** Every animation with an easing that was started on an element with a name, such as `emotions 700 ease-out`. */
  animations: string[]
}

/**
 * Inserts `probe` into a page, for an engine whose driver reports none of this. It runs before everything else, and
 * comes before the `<meta>` of the policy, which therefore cannot block it.
 */
export function watchFromWithin(html: string): string {
  return html.replace(/<head[^>]*>/, (head) => `${head}<script>(${probe})()</script>`)
}

/** Records what happens on the page. `watchFromWithin` inserts it, so it cannot use anything from outside itself. */
export function probe(): void {
  const probed: Probed = { problems: [], islandEvents: [], animations: [] }
  Object.assign(window, { probed })
  addEventListener(
    'error',
    ({ message, target }) => {
      // A video tries its sources in order; an unsupported source is not an error.
      if ((target as Node).nodeName === 'SOURCE') return
      const { src, href } = target as HTMLImageElement & HTMLLinkElement
      probed.problems.push(message ? `error: ${message}` : `failed: ${src ?? href}`)
    },
    true,
  )
  addEventListener('unhandledrejection', ({ reason }) => probed.problems.push(`rejected: ${reason}`))
  document.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI, target, sourceFile, lineNumber }) => {
      const element = target instanceof Element ? target.cloneNode(false) : null
      const where = `${element instanceof Element ? element.outerHTML : target} ${sourceFile}:${lineNumber}`
      probed.problems.push(`blocked: ${effectiveDirective} ${blockedURI} at ${where}`)
    },
  )
  for (const level of ['error', 'warn', 'assert'] as const) {
    const original = console[level]
    console[level] = (...parts: unknown[]) => {
      if (level !== 'assert' || !parts[0]) probed.problems.push(`console: ${parts.join(' ')}`)
      original.apply(console, parts as [])
    }
  }
  for (const type of ['island:ready', 'island:fault']) {
    addEventListener(type, (event) => probed.islandEvents.push(`${type} ${(event as CustomEvent).detail?.name}`))
  }
  const animate = Element.prototype.animate
  Element.prototype.animate = function (keyframes, options) {
    const { duration, easing } = options as { duration: number; easing?: string }
    const { panel, reveal } = (this as HTMLElement).dataset
    const name = panel ?? (reveal === undefined ? this.id : 'reveal')
    // An animation that only hides an element has no easing.
    if (name && easing) probed.animations.push(`${name} ${duration} ${easing}`)
    return animate.call(this, keyframes, options)
  }
  // Remove the script element, which React would find when it hydrates.
  document.currentScript?.remove()
}
