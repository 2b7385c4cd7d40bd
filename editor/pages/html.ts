/** HTML whose texts are escaped. */
export class Html {
  declare readonly source: string

  constructor(source: string) {
    Object.assign(this, { source })
  }
}

type Part = Html | string | number | undefined | readonly Part[]

/** Makes HTML from a template: values are escaped, unless they are HTML themselves. `undefined` is left out. */
export const html = (texts: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(texts.map((text, index) => text + sourceOf(parts[index])).join(''))

function sourceOf(part: Part): string {
  if (part === undefined) return ''
  if (part instanceof Html) return part.source
  if (typeof part === 'object') return part.map(sourceOf).join('')
  return String(part).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/**
 * The content security policy of these pages: no scripts; styles and fonts only from this server, and forms submitted
 * only to it.
 */
export const documentPolicy =
  "default-src 'none'; style-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** A page of the editor other than its forms. */
export interface DocumentSettings {
  title: string
  siteName: string
  /** The address of the editor, such as `/edit`. */
  address: string
  /** The part of the address after it, such as `/publish`. */
  path: string
  /** Links in the header, besides those that every site has: the last part of the address, and the label. */
  links: readonly (readonly [path: string, label: string])[]
  body: Html
}

/** The name of the forms window. A link to them brings it to the front, and what was typed there is kept. */
export const FORMS_WINDOW = 'editor-forms'

/** The name of the window of all other pages, so that there are never more than two. */
export const OTHER_WINDOW = 'editor-pages'

/** Returns a whole page as HTML, with the style sheet that the site provides. */
export function writeDocument({ title, siteName, address, path, links, body }: DocumentSettings): string {
  const items = [...links, ['/kept', 'Earlier versions'] as const, ['/publish', 'Publish'] as const].map(
    ([each, name]) =>
      html`<li><a href="${address}${each}"${each === path ? html` aria-current="page"` : undefined}>${name}</a></li>`,
  )
  return html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title} – ${siteName}</title>
<link rel="stylesheet" href="${address}/preview/pages.css">
</head>
<body>
<header>
<p>${siteName}</p>
<nav aria-label="Editor"><ul class="links"><li><a href="${address}#/collections" target="${FORMS_WINDOW}">Edit</a></li>${items}</ul></nav>
</header>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`.source
}
