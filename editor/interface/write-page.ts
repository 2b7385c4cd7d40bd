import { OTHER_WINDOW } from '../pages/html'
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
  siteName: string
  /** The address of the bundle's script. */
  script: string
  /** The address of the style sheet of the links above the interface. */
  barStyle: string
}

/**
 * Below the links, the interface fills the window. The links open a window beside this one, always the same: the interface
 * takes any other link for one of its pages, and what was typed stays. Some of its buttons are hidden until the mouse is over them, also from
 * somebody who reaches them by keyboard.
 */
const style = `body { margin: 0; display: flex; flex-direction: column; block-size: 100dvh; overflow: clip; color-scheme: light dark; font: .875rem/1.5 system-ui, sans-serif }
body > nav { display: flex; flex-wrap: wrap; align-items: center; gap: 0 1.25rem; padding: .35rem 1rem }
body > nav p { margin: 0 auto 0 0 }
#nc-root { position: relative; flex: 1; min-block-size: 0; overflow: clip; contain: layout }
#nc-root > .app-shell { position: absolute !important }
#nc-root :focus-visible { opacity: 1 !important }`

/** The HTML of the page, whose script draws everything. */
export function writePage({ title, siteName, script, barStyle, ...settings }: PageSettings): string {
  const { address, links = [] } = settings
  const own = links
    .map(
      ({ list, path }) =>
        `<a data-list="${escapeText(list)}" data-path="${escapeText(path)}" target="${OTHER_WINDOW}" hidden></a>`,
    )
    .join('')
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeText(title)}</title>
<style>${style}</style>
<link rel="stylesheet" href="${escapeText(barStyle)}">
<nav aria-label="Editor"><p>${escapeText(siteName)}</p><a data-for="see" target="${OTHER_WINDOW}" hidden>See this page</a><a data-for="page" target="${OTHER_WINDOW}" hidden>Move or delete it</a>${own}<a href="${escapeText(address)}/kept" target="${OTHER_WINDOW}">Earlier versions</a><a href="${escapeText(address)}/publish" target="${OTHER_WINDOW}">Publish</a></nav>
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
