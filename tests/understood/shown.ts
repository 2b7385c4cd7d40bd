import { all, attr, type Element } from '../specification/support/elements'
import { normalise, textOf } from '../specification/support/text'
import type { Leaf } from './data'

/** Words of a vocabulary, and what of the page says the same to people. */
const vocabulary: readonly { path: RegExp; value: Leaf['value']; said: RegExp }[] = [
  { path: /applicationCategory$/, value: 'BusinessApplication', said: /\btests\b/i },
  { path: /unitCode$/, value: 'MON', said: /per month/ },
  { path: /priceCurrency$/, value: 'EUR', said: /€|in euro/ },
  { path: /valueAddedTaxIncluded$/, value: false, said: /excluding VAT/ },
  { path: /isAccessibleForFree$/, value: true, said: /licence/ },
  { path: /encodingFormat$/, value: 'text/csv', said: /\bCSV\b/ },
]

/**
 * What programs are told and people are not. Values are compared with the words of the page, the addresses that it links
 * to or names in its head, and the days that it shows.
 */
export function unshown(page: Element, address: string, leaves: readonly Leaf[]): Leaf[] {
  const words = textOf(page)
  const days = all(page, 'time').map((time) => attr(time, 'datetime'))
  const addresses = addressesIn(page, address)
  return leaves.filter(({ path, value }) => {
    const term = vocabulary.find((one) => one.path.test(path) && one.value === value)
    if (term) return !term.said.test(words)
    if (/(?:^|\.)position$/.test(path)) return false
    if (/(?:^|\.)(?:price|minPrice)$/.test(path)) return !new RegExp(`€${value}(?![\\d.,]*\\d)`).test(words)
    if (typeof value !== 'string') return true
    if (/(?:^|\.)date[A-Z]/.test(path)) return !days.includes(value)
    if (/^https?:/.test(value)) return !addresses.has(value)
    return piecesOf(value).some((piece) => !words.includes(piece))
  })
}

/** Sentences that stand apart on a page may be told as one text, and a name in front of what it names. */
const piecesOf = (text: string): string[] => normalise(text).split(/: |(?<=[.?!]) /)

/** Whole addresses of everything that a page links to, and of what its head names. */
function addressesIn(page: Element, address: string): Set<string> {
  const links = all(page, 'a link', { href: true }).map((link) => attr(link, 'href') ?? '')
  const pictures = all(page, 'meta', { property: 'og:image' }).map((meta) => attr(meta, 'content') ?? '')
  const whole = [...links, ...pictures].flatMap((link) => (URL.canParse(link, address) ? [new URL(link, address)] : []))
  // What is behind ? of an icon tells browsers that it is new.
  return new Set([...links, ...whole.flatMap((url) => [url.href, `${url.origin}${url.pathname}`])])
}
