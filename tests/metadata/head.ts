import { attr, type Element, findAll, findOne } from '../specification/support/elements'
import { textOf } from '../specification/support/text'

/** The metadata and structured data of a page. */
interface Head {
  title: string
  description: string
  /** Every canonical URL; more than one is an error. */
  canonicals: string[]
  robots: string
  /** Every value of Open Graph and Twitter data, by property such as `og:title`. */
  social: Map<string, string[]>
  /** The text of each JSON-LD block. */
  blocks: string[]
}

/** Reads the metadata of a page. */
export function headOf(page: Element): Head {
  const head = findOne(page, 'head')
  const content = (name: string) => findAll(head, 'meta', { name }).map((meta) => attr(meta, 'content') ?? '')
  const social = new Map<string, string[]>()
  for (const meta of findAll(page, 'meta')) {
    const name = attr(meta, 'property') ?? attr(meta, 'name') ?? ''
    if (/^(?:og|article|twitter):/.test(name))
      social.set(name, [...(social.get(name) ?? []), attr(meta, 'content') ?? ''])
  }
  return {
    title: textOf(findOne(head, 'title')),
    description: content('description').join('\n'),
    canonicals: findAll(page, 'link', { rel: 'canonical' }).map((link) => attr(link, 'href') ?? ''),
    // Crawlers accept robots directives anywhere in a page, and their name in capitals.
    robots: findAll(page, 'meta', { name: /^robots$/i })
      .map((meta) => attr(meta, 'content') ?? '')
      .join(', '),
    social,
    blocks: findAll(page, 'script', { type: 'application/ld+json' }).map(
      ({ childNodes: [text] }) => (text as { value?: string } | undefined)?.value ?? '',
    ),
  }
}
