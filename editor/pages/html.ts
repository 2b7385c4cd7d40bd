import { createHash } from 'node:crypto'

/** HTML whose texts are escaped. */
export class Html {
  declare readonly source: string

  constructor(source: string) {
    Object.assign(this, { source })
  }
}

type Part = Html | string | number | undefined | readonly Part[]

/** Writes HTML: what is put into it is a text, unless it is HTML itself. Nothing is printed for `undefined`. */
export const html = (texts: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(texts.map((text, index) => text + sourceOf(parts[index])).join(''))

function sourceOf(part: Part): string {
  if (part === undefined) return ''
  if (part instanceof Html) return part.source
  if (typeof part === 'object') return part.map(sourceOf).join('')
  return String(part).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** The style of the pages beside the forms. Its hash is in their policy. */
const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { max-inline-size: 46rem; margin: 0 auto; padding: 1.5rem 1rem 4rem }
nav ul { display: flex; flex-wrap: wrap; gap: 1.25rem; padding: 0; margin: 0 0 2rem; list-style: none }
nav [aria-current] { font-weight: 600; color: inherit; text-decoration: none }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 1rem }
h2 { font-size: 1.2rem; margin: 2rem 0 .5rem }
li { margin-block: .25rem; overflow-wrap: anywhere }
label { display: block; font-weight: 600; margin-block: 1rem .25rem }
input:not([type=hidden]), select, textarea { inline-size: 100%; box-sizing: border-box; font: inherit; padding: .5rem; border: 1px solid #767676; border-radius: 4px }
textarea { min-block-size: 14rem; font: .875rem/1.5 ui-monospace, monospace }
button { font: inherit; font-weight: 600; margin-block-start: 1.25rem; padding: .6rem 1.2rem; border: 1px solid #1a4fd6; border-radius: 4px; color: #fff; background: #1a4fd6; cursor: pointer }
button.second { color: inherit; background: none; border-color: currentColor }
:focus-visible { outline: 3px solid #1a4fd6; outline-offset: 2px }
.message { border-inline-start: 4px solid #1a7f37; padding: .5rem 1rem; margin-block-end: 1.5rem }
.message.refused { border-color: #c4281c }
.hint { color: #595959; margin: 0; font-size: .9rem }
@media (prefers-color-scheme: dark) { .hint { color: #b0b0b0 } a { color: #8ab4ff } }
`

const hash = createHash('sha256').update(style).digest('base64')

/** The policy of these pages: they run no script, load nothing, and send their forms to this server alone. */
export const documentPolicy = `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

/** A page of the editor beside its forms. */
export interface DocumentSettings {
  title: string
  /** The address of the editor, such as `/edit`. */
  address: string
  /** The part of the address after it, such as `/publish`. */
  path: string
  body: Html
}

/** The pages of the editor, by the part of the address after `/edit`. */
const links = [
  ['', 'Edit'],
  ['/publish', 'Publish'],
  ['/kept', 'Earlier versions'],
] as const

/** A whole page. */
export function writeDocument({ title, address, path, body }: DocumentSettings): string {
  const items = links.map(
    ([each, name]) =>
      html`<li><a href="${address}${each}"${each === path ? html` aria-current="page"` : undefined}>${name}</a></li>`,
  )
  return html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${new Html(style)}</style>
</head>
<body>
<nav aria-label="Editor"><ul>${items}</ul></nav>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`.source
}
