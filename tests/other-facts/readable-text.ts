import { all, attr, type Element, parsePage } from '../specification/support/elements'
import { textOf } from '../specification/support/text'

/** Attributes that are read out or shown, and so say something. */
const spoken = ['alt', 'aria-label', 'title', 'content', 'placeholder']

/** Everything that a file says to a reader; nothing for one that holds code, sizes or results. */
export function readableText(path: string, text: string): string {
  if (/\.(md|txt|json|xml)$/.test(path) && !/explorer-.\.json$|\/licences\.txt$/.test(path)) return text
  if (!path.endsWith('.html')) return ''
  const html = parsePage(text)
  const attributes = all(html, '*').flatMap((element: Element) => spoken.map((name) => attr(element, name) ?? ''))
  return [textOf(html), ...attributes].join('\n')
}

/** Words that read like a fact and are none. */
export const noFacts: readonly { path: RegExp; texts: readonly string[]; why: string }[] = [
  {
    path: /^\/cases[./]/,
    texts: ['10 seconds', '2%', '10%', '35%', '99%', 'twice'],
    why: 'figures of a case are computed from its results',
  },
  { path: /^\/index\.html$/, texts: ['10 seconds'], why: 'notes of clips say how long simulated viewers looked' },
  { path: /^\/locales\/en\/common\.json$/, texts: ['twice'], why: 'words of charts' },
]

/**
 * What the table counts out: a sheet for each test and an eye for each user. With thousands of them a row runs off its
 * edge, and short names of classes follow how often they are met.
 */
export function withoutDrawings(path: string, text: string): string {
  if (path !== '/pricing.html') return text
  return text
    .replace(/<span class="[^"]*"><svg viewBox="0 0 \d+ 20".*?<\/svg><\/span>/gs, '(counted out)')
    .replace(/(?<=[ ".])[A-Z]{1,2}(?=[^0-9A-Za-z])/g, '_')
}
