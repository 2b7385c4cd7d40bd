import { type InterfaceSettings, SETTINGS_ID } from './settings'

/**
 * The policy of the page. The interface needs inline styles, and pictures and frames that it makes itself; no script runs
 * but those of the bundle, and nothing is asked of another server.
 */
export const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self' blob: data:",
  "frame-src 'self' blob:",
  "worker-src 'self' blob:",
  "manifest-src 'self' blob: data:",
  "media-src 'self' blob:",
  // The preview is a frame with a base of its own.
  "base-uri 'self'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')

/** The page of the editor. */
export interface PageSettings extends InterfaceSettings {
  title: string
  /** The address of the bundle's script. */
  script: string
}

/**
 * Below the links, the interface fills the window. The links open windows of their own: the interface takes any other link
 * for one of its pages, and what was typed stays. Some of its buttons are hidden until the mouse is over them, also from
 * somebody who reaches them by keyboard.
 */
const style = `body { margin: 0; display: flex; flex-direction: column; block-size: 100dvh; overflow: clip; color-scheme: light dark; font: .875rem/1.5 system-ui, sans-serif }
body > nav { display: flex; justify-content: flex-end; gap: 1.25rem; padding: .35rem 1rem }
#nc-root { position: relative; flex: 1; min-block-size: 0; overflow: clip; contain: layout }
#nc-root > .app-shell { position: absolute !important }
#nc-root :focus-visible { opacity: 1 !important }`

/** The HTML of the page, whose script draws everything. */
export function writePage({ title, script, ...settings }: PageSettings): string {
  const { address, links = [] } = settings
  const own = links
    .map(
      ({ list, path }) =>
        `<a data-list="${escapeText(list)}" data-path="${escapeText(path)}" target="_blank" hidden></a>`,
    )
    .join('')
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeText(title)}</title>
<style>${style}</style>
<nav aria-label="Editor"><a data-for="see" target="_blank" hidden>See this page</a><a data-for="page" target="_blank" hidden>Move or delete it</a>${own}<a href="${escapeText(address)}/publish" target="_blank">Publish</a><a href="${escapeText(address)}/kept" target="_blank">Earlier versions</a></nav>
<div id="nc-root"></div>
<noscript>The editor needs JavaScript. Switch it on, or edit the files as the guide describes.</noscript>
<script type="application/json" id="${SETTINGS_ID}">${escapeJson(settings)}</script>
<script type="module" src="${escapeText(script)}"></script>
</html>
`
}

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** JSON that ends no element and begins no comment. https://html.spec.whatwg.org/#restrictions-for-contents-of-script-elements */
const escapeJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
