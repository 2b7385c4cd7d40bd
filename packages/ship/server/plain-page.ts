import type { PageLook } from './site'

/** Escapes a text for the inside of an element or a double-quoted attribute. */
export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** The content of such a page. */
export interface PlainPage {
  /** Also the heading, followed by a full stop. */
  title: string
  /** HTML below the heading. */
  body: string
  /** Further rules. */
  style?: string
  /** An attribute of the document that scripts look for. */
  mark?: string
}

/** A complete page in one response, which loads nothing else. */
export function plainPage({ title, body, style = '', mark = '' }: PlainPage, look: PageLook): string {
  return `<!doctype html>
<html lang="${escapeText(look.language)}"${mark && ` ${mark}`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeText(title)}</title>
<style>
${look.style}${style && `\n${style}`}</style>
</head>
<body>
<main>
<h1>${escapeText(title)}.</h1>
${body}
</main>
</body>
</html>
`
}
