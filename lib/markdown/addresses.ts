import { href } from '../shared/urls'

/** What an address in a text leads to; `undefined` where it must not be drawn. */
export type Address = { kind: 'external' | 'contact' | 'page' | 'fragment'; href: string }

/**
 * Controls, spaces, backslashes and characters without width: browsers drop or turn them, and so see another address
 * than a check does (WHATWG URL Standard, section 4.4).
 */
const invisible = /[\\\p{Cc}\p{Cf}\p{Z}]|\u034f/u

const kinds: Record<string, Address['kind']> = {
  'https:': 'external',
  'http:': 'external',
  'mailto:': 'contact',
  'tel:': 'contact',
}

/** Reads an address as a browser would, and says where it leads. */
export function readAddress(url: string): Address | undefined {
  if (url === '' || invisible.test(url) || url.startsWith('//')) return undefined
  if (url.startsWith('#')) return url.length > 1 ? { kind: 'fragment', href: url } : undefined
  if (url.startsWith('/')) return { kind: 'page', href: href(url) }
  // GFM makes `http://www.javascript:alert(1)` of its last part, which no parser takes.
  if (!URL.canParse(url)) return undefined
  const { protocol, username, password } = new URL(url)
  const kind = kinds[protocol]
  // `https://www.oogwenk.example@evil.example/` looks like this site and is not.
  if (username || password) return undefined
  if (kind === undefined) return undefined
  if (kind === 'external' && !/^https?:\/\/[^/]/i.test(url)) return undefined
  return { kind, href: url }
}
