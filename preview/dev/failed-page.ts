import { escapeText } from '../../lib/shared/forms/escape-text'
import { pageOf } from './responder'

/**
 * Returns a page shown instead of one that cannot be rendered because of mistakes in the content. The script of every
 * page replaces it once they are fixed.
 * @param mistakes one line for each, with its location
 * @param home the address of the home page
 */
export function failedPage(mistakes: readonly string[], home: string): string {
  const items = mistakes.map((line) => `<li>${escapeText(line)}</li>`).join('\n')
  return pageOf({
    title: 'This page cannot be shown',
    mark: 'data-failed',
    style: 'main { max-inline-size: 48rem }\nul { padding-inline-start: 1.25rem }\nli { margin-block: 0.75rem }',
    body: `<p>Fix these mistakes and save. The page then appears automatically.</p>
<ul data-mistakes>
${items}
</ul>
<p><a href="${escapeText(home)}">Go to the home page</a></p>`,
  })
}
