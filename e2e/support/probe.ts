/** What has happened on a watched page. */
export interface Probed {
  /** Console errors and warnings, uncaught errors, files that failed, and what the policy blocked. */
  heard: string[]
  /** Such as `island:ready demo`. */
  announced: string[]
  /** Every animation that was started on an element with a name, such as `emotions 700 ease-out`. */
  animations: string[]
}

/**
 * Runs in the page before everything else, for an engine whose driver reports none of this. It comes before the policy's
 * `<meta>`, which therefore cannot block it.
 */
export function watchFromWithin(html: string): string {
  return html.replace(/<head[^>]*>/, (head) => `${head}<script>(${probe})()</script>`)
}

/** What `watchFromWithin` puts into the page: nothing from outside of it can be used here. */
export function probe(): void {
  const probed: Probed = { heard: [], announced: [], animations: [] }
  Object.assign(window, { probed })
  addEventListener(
    'error',
    ({ message, target }) => {
      // A film tries its sources in order; an unsupported one is not an error.
      if ((target as Node).nodeName === 'SOURCE') return
      const { src, href } = target as HTMLImageElement & HTMLLinkElement
      probed.heard.push(message ? `error: ${message}` : `failed: ${src ?? href}`)
    },
    true,
  )
  addEventListener('unhandledrejection', ({ reason }) => probed.heard.push(`rejected: ${reason}`))
  document.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI, target, sourceFile, lineNumber }) => {
      const element = target instanceof Element ? target.cloneNode(false) : null
      const where = `${element instanceof Element ? element.outerHTML : target} ${sourceFile}:${lineNumber}`
      probed.heard.push(`blocked: ${effectiveDirective} ${blockedURI} at ${where}`)
    },
  )
  for (const level of ['error', 'warn', 'assert'] as const) {
    const own = console[level]
    console[level] = (...parts: unknown[]) => {
      if (level !== 'assert' || !parts[0]) probed.heard.push(`console: ${parts.join(' ')}`)
      own.apply(console, parts as [])
    }
  }
  for (const type of ['island:ready', 'island:fault']) {
    addEventListener(type, (event) => probed.announced.push(`${type} ${(event as CustomEvent).detail?.name}`))
  }
  const animate = Element.prototype.animate
  Element.prototype.animate = function (keyframes, options) {
    const { duration, easing } = options as { duration: number; easing?: string }
    const { panel, reveal } = (this as HTMLElement).dataset
    const name = panel ?? (reveal === undefined ? this.id : 'reveal')
    // The animation that only hides has no easing.
    if (name && easing) probed.animations.push(`${name} ${duration} ${easing}`)
    return animate.call(this, keyframes, options)
  }
  // The page's own document does not have this element: React would meet it when it hydrates.
  document.currentScript?.remove()
}
