import { OTHER_WINDOW } from '../pages/html'
import { FACTS_CLASS } from './offer-facts'
import { type InterfaceSettings, SETTINGS_ID } from './settings'
import { WARNINGS_ID } from './show-warnings'

/**
 * The content security policy of the page. The interface needs inline styles, and pictures and frames that it makes
 * itself. Only the scripts of the bundle run, and nothing is requested from another server.
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
  // The preview is a frame with its own base URL.
  "base-uri 'self'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')

/** The settings of the editor's page. */
export interface PageSettings extends InterfaceSettings {
  title: string
  siteName: string
  /** The address of the bundle's script. */
  script: string
  /** The address of the style sheet of the links above the interface. */
  barStyle: string
}

/**
 * The interface fills the window below the links. The links all open in one other window, so that unsaved text is kept:
 * the interface would treat any other link as one of its own pages. Some of its buttons are visible only on hover, so
 * this style sheet also shows them when they have keyboard focus.
 */
const style = `body { margin: 0; display: flex; flex-direction: column; block-size: 100dvh; overflow: clip; color-scheme: light dark; font: .875rem/1.5 system-ui, sans-serif }
body > nav { display: flex; flex-wrap: wrap; align-items: center; gap: 0 1.25rem; padding: .35rem 1rem }
body > nav p { margin: 0 auto 0 0 }
#nc-root { position: relative; flex: 1; min-block-size: 0; overflow: clip; contain: layout }
#nc-root > .app-shell { position: absolute !important }
#nc-root :focus-visible { opacity: 1 !important }
#nc-root [id$="-summary"] { cursor: pointer }
#nc-root .component.inline { margin-inline-start: 0 !important }
.${FACTS_CLASS} { display: grid; gap: .25rem; margin: .5rem 4px 0; font-size: .8125rem }
.${FACTS_CLASS} input { inline-size: 11rem; padding: .25rem .5rem; border: 1px solid color-mix(in srgb, currentcolor 30%, transparent); border-radius: 4px; color: inherit; background: none; font: inherit }
.${FACTS_CLASS} input::placeholder { color: inherit; opacity: .8 }
[role="alertdialog"] .error { white-space: pre-line }`

/** Returns the HTML of the page; its script adds the interface. */
export function writePage({ title, siteName, script, barStyle, ...settings }: PageSettings): string {
  const { address, links = [] } = settings
  const listLinks = links
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
<nav aria-label="Editor"><p>${escapeText(siteName)}</p><a data-for="see" target="${OTHER_WINDOW}" hidden>See this page</a><a data-for="page" target="${OTHER_WINDOW}" hidden>Move or delete it</a>${listLinks}<a href="${escapeText(address)}/kept" target="${OTHER_WINDOW}">Earlier versions</a><a href="${escapeText(address)}/publish" target="${OTHER_WINDOW}">Publish</a></nav>
<div id="${WARNINGS_ID}" role="status"></div>
<div id="nc-root"></div>
<noscript>The editor needs JavaScript. Switch it on, or edit the files as the guide describes.</noscript>
<script type="application/json" id="${SETTINGS_ID}">${escapeJson(settings)}</script>
<script type="module" src="${escapeText(script)}"></script>
</html>
`
}

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/**
 * Serialises a value as JSON that can neither end the script element nor start a comment.
 * https://html.spec.whatwg.org/#restrictions-for-contents-of-script-elements
 */
const escapeJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
