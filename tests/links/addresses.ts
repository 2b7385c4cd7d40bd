import { html as tree } from '@oogwenk/ship'
import { SaxesParser } from 'saxes'

const { attribute, allNodesOf, scriptText } = tree
type Element = tree.Element

/** A URL, and where it was found. */
export interface FoundUrl {
  address: string
  /** Where it was found, such as `a href` or `og:image`. */
  in: string
}

/** Attributes that contain one URL, on any element. */
const single = ['href', 'src', 'poster', 'action', 'formaction', 'data', 'cite', 'xlink:href', 'longdesc']

/** Attributes that contain several URLs, each with a width or density. */
const lists = ['srcset', 'imagesrcset']

/** Names or properties of `<meta>` elements that contain a URL. */
const metas =
  /^(og:(url|image|video|audio)(:(secure_)?url)?|twitter:(image|player|url)|msapplication-.*(image|config))$/i

/** Lists every URL in a page: those of links, pictures, files, metadata and structured data. */
export function addressesOfPage(html: string): FoundUrl[] {
  return allNodesOf(html).flatMap((node) => {
    if (!('attrs' in node)) return []
    return [...ofAttributes(node), ...ofMeta(node), ...ofData(node), ...ofStyles(node)]
  })
}

function ofAttributes(element: Element): FoundUrl[] {
  const { tagName, attrs } = element
  // The browser only connects to the host of such a link; Next writes `/` for the site's own.
  if (/^(preconnect|dns-prefetch)$/.test(attribute(element, 'rel') ?? '')) return []
  return attrs.flatMap(({ name, prefix, value }) => {
    const full = prefix ? `${prefix}:${name}` : name
    const found = lists.includes(full) ? candidatesOf(value) : single.includes(full) ? [value] : []
    // This link leads to the same page in another export.
    const kind = attribute(element, 'hreflang') === undefined ? full : 'hreflang'
    return found.map((address) => ({ address, in: `${tagName} ${kind}` }))
  })
}

/**
 * Lists the URLs in a `srcset`.
 * @source https://html.spec.whatwg.org/multipage/images.html#srcset-attributes
 */
const candidatesOf = (srcset: string) => srcset.split(/,\s+/).map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')

function ofMeta(element: Element): FoundUrl[] {
  if (element.tagName !== 'meta') return []
  const [name, content] = [attribute(element, 'property') ?? attribute(element, 'name'), attribute(element, 'content')]
  if (name && metas.test(name)) return [{ address: content ?? '', in: name }]
  if (attribute(element, 'http-equiv')?.toLowerCase() !== 'refresh') return []
  return [{ address: /url=(.*)$/i.exec(content ?? '')?.[1] ?? '', in: 'refresh' }]
}

/** Lists the URLs in structured data. Ids are URLs too, but their fragment is a name and not an anchor. */
function ofData(element: Element): FoundUrl[] {
  if (element.tagName !== 'script' || attribute(element, 'type') !== 'application/ld+json') return []
  const found: FoundUrl[] = []
  const visit = (value: unknown, name: string) => {
    if (typeof value === 'string' && /^([a-z]+:|\/)\S*$/i.test(value))
      found.push({ address: name === '@id' ? value.replace(/#.*$/, '') : value, in: `data ${name}` })
    else if (typeof value === 'object' && value !== null)
      for (const [key, child] of Object.entries(value)) visit(child, Array.isArray(value) ? name : key)
  }
  visit(JSON.parse(scriptText(element)), '')
  return found
}

function ofStyles(element: Element): FoundUrl[] {
  const css = element.tagName === 'style' ? scriptText(element) : (attribute(element, 'style') ?? '')
  return [...css.matchAll(/url\(\s*(["']?)(.*?)\1\s*\)/g)].map(([, , address = '']) => ({ address, in: 'style' }))
}

/**
 * Lists every URL in a sitemap or feed.
 * @throws if the text is not XML
 */
export function addressesOfXml(xml: string): FoundUrl[] {
  const found: FoundUrl[] = []
  let inside = ''
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    inside = name
    if (typeof attributes.href === 'string') found.push({ address: attributes.href, in: `${name} href` })
  })
  parser.on('closetag', () => {
    inside = ''
  })
  parser.on('text', (text) => {
    if (/^(loc|uri|icon|logo)$/.test(inside)) found.push({ address: text.trim(), in: inside })
  })
  parser.write(xml).close()
  return found
}
