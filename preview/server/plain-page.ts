import { escapeText } from '../../lib/shared/forms/escape-text'

/** The colours of the site, written out: this page must work when nothing else does. */
const STYLE = `
:root { color-scheme: light dark; --ground: #f6f6f2; --text: #171b6b; --link: #2b45d1 }
@media (prefers-color-scheme: dark) { :root { --ground: #10134a; --text: #f6f6f2; --link: #a8baff } }
body { margin: 0; background: var(--ground); color: var(--text); font: 1.125rem/1.6 system-ui, sans-serif }
main { max-inline-size: 36rem; margin-inline: auto; padding: 4rem 1.5rem; overflow-wrap: anywhere }
h1 { font-size: 2rem; line-height: 1.2 }
a { color: var(--link) }`

/** The content of such a page. */
interface PlainPage {
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
export function plainPage({ title, body, style = '', mark = '' }: PlainPage): string {
  return `<!doctype html>
<html lang="en"${mark && ` ${mark}`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeText(title)}</title>
<style>${STYLE}${style && `\n${style}`}</style>
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
