import { escapeText } from '../../lib/shared/forms/escape-text'
import { plainPage } from '../server/plain-page'

/**
 * What stands in the place of a page that cannot be drawn while there are mistakes in the content. It goes by itself once
 * they are mended, by the script that every page gets.
 * @param mistakes a line each, with its place
 * @param home address of the home page
 */
export function failedPage(mistakes: readonly string[], home: string): string {
  const items = mistakes.map((line) => `<li>${escapeText(line)}</li>`).join('\n')
  return plainPage({
    title: 'This page cannot be drawn',
    mark: 'data-failed',
    style: 'main { max-inline-size: 48rem }\nul { padding-inline-start: 1.25rem }\nli { margin-block: 0.75rem }',
    body: `<p>Mend what is listed and save. The page then comes by itself.</p>
<ul data-mistakes>
${items}
</ul>
<p><a href="${escapeText(home)}">To the home page</a></p>`,
  })
}
