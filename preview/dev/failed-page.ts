import { escapeText } from '../../lib/forms/escape-text'

/** By itself: nothing of the site can be relied on here. */
const style = `
:root { color-scheme: light dark; --ground: #f6f6f2; --text: #171b6b }
@media (prefers-color-scheme: dark) { :root { --ground: #10134a; --text: #f6f6f2 } }
body { margin: 0; background: var(--ground); color: var(--text); font: 1.125rem/1.6 system-ui, sans-serif }
main { max-inline-size: 48rem; margin-inline: auto; padding: 4rem 1.5rem; overflow-wrap: anywhere }
h1 { font-size: 2rem; line-height: 1.2 }
li { margin-block: 0.75rem }
a { color: inherit }`

/**
 * What stands in the place of a page that cannot be drawn while there are mistakes in the content. It goes by itself once
 * they are mended, by the script that every page gets.
 * @param mistakes a line each, with its place
 * @param home address of the home page
 */
export function failedPage(mistakes: readonly string[], home: string): string {
  const items = mistakes.map((line) => `<li>${escapeText(line)}</li>`).join('\n')
  return `<!doctype html>
<html lang="en" data-failed>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>This page cannot be drawn</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>This page cannot be drawn.</h1>
<p>Mend what is listed and save. The page then comes by itself.</p>
<ul data-mistakes>
${items}
</ul>
<p><a href="${escapeText(home)}">To the home page</a></p>
</main>
</body>
</html>
`
}
