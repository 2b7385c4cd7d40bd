import { attr, type Element, findAll, parsePage } from '../specification/support/elements'
import { textOf } from '../specification/support/text'

/** Attributes that are read out or shown. */
const spoken = ['alt', 'aria-label', 'title', 'content', 'placeholder']

/** Returns the readable text of a file; empty for code, sizes and results. */
export function readableText(path: string, text: string): string {
  if (/\.(md|txt|json|xml)$/.test(path) && !/explorer-.\.json$|\/licences\.txt$/.test(path)) return text
  if (!path.endsWith('.html')) return ''
  const html = parsePage(text)
  const attributes = findAll(html, '*').flatMap((element: Element) => spoken.map((name) => attr(element, name) ?? ''))
  return [textOf(html), ...attributes].join('\n')
}

/** Texts that look like a fact but are not. */
export const lookalikes: readonly { path: RegExp; texts: readonly string[]; why: string }[] = [
  {
    path: /^\/cases[./]/,
    texts: ['10 seconds', '2%', '10%', '35%', '99%', 'twice'],
    why: 'figures of a case are computed from its results',
  },
  { path: /^\/index\.html$/, texts: ['10 seconds'], why: 'the notes of clips state how long simulated viewers looked' },
  { path: /^\/locales\/en\/common\.json$/, texts: ['twice'], why: 'words of charts' },
]

/**
 * Removes the drawings for each number in the table: a sheet for each test and an eye for each user. More of them than
 * fit are drawn as if there were no limit, and short class names depend on how often they occur.
 */
export function withoutDrawings(path: string, text: string): string {
  if (path !== '/pricing.html') return text
  return text
    .replace(/<span class="[^"]*"><svg viewBox="0 0 \d+ 20".*?<\/svg><\/span>/gs, '(counted out)')
    .replace(/(?<=[ ".])[A-Z]{1,2}(?=[^0-9A-Za-z])/g, '_')
}
