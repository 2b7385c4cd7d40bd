/** The markup of an element. */
type Xml = string & { readonly xml: unique symbol }

/** Characters that XML 1.0 does not allow, even escaped. @source https://www.w3.org/TR/xml/#charsets */
const forbidden = /[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** `>` is escaped too, because `]]>` may not occur in text. */
const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string): string =>
  text.replace(forbidden, '').replace(/[&<>"]/g, (character) => escapes[character] as string)

const attributesOf = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('')

/** Writes an element that contains only text. */
export const textElement = (name: string, text: string): Xml => `<${name}>${escaped(text)}</${name}>` as Xml

/** Writes an element with attributes and no content. */
export const emptyElement = (name: string, attributes: Readonly<Record<string, string>>): Xml =>
  `<${name}${attributesOf(attributes)}/>` as Xml

/** Writes an element that contains others, each on its own line. */
export const element = (name: string, attributes: Readonly<Record<string, string>>, children: readonly Xml[]): Xml =>
  [`<${name}${attributesOf(attributes)}>`, ...children, `</${name}>`].join('\n') as Xml

/** Writes a whole document, with its declaration. */
export const xmlDocument = (root: Xml): string => `<?xml version="1.0" encoding="utf-8"?>\n${root}\n`
