import type { PlainPageSettings } from './site'

/** Escapes text for an element's content or a double-quoted attribute. */
export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** The content of a plain page. */
export interface PlainPage {
  /** The title. It is also the heading, followed by a full stop. */
  title: string
  /** The HTML below the heading. */
  body: string
  /** Further style rules. */
  style?: string
  /** An attribute of the document that scripts look for. */
  mark?: string
}

/** Returns a complete page in one response, which loads nothing else. */
export function plainPage({ title, body, style = '', mark = '' }: PlainPage, settings: PlainPageSettings): string {
  return `<!doctype html>
<html lang="${escapeText(settings.language)}"${mark && ` ${mark}`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeText(title)}</title>
<style>
${settings.style}${style && `\n${style}`}</style>
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
