import { posix } from 'node:path'
import type { Definition, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { Message } from '../../shared/diagnostic'
import { href } from '../../shared/urls'
import { markdownMessages } from '../markdown-messages'
import { type PagePlugin, report } from '../page'

/** Turns `[text][name]` into plain links and pictures, so that every later step knows one form only and pieces can be drawn alone. */
export const references: PagePlugin = () => (tree: Root) => {
  const definitions = new Map<string, Definition>()
  visit(tree, 'definition', (node) => {
    // The first one counts, as in CommonMark.
    if (!definitions.has(node.identifier)) definitions.set(node.identifier, node)
  })
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined) return
    if (node.type === 'definition') {
      parent.children.splice(index, 1)
      return index
    }
    if (node.type !== 'linkReference' && node.type !== 'imageReference') return
    const definition = definitions.get(node.identifier)
    if (!definition) return
    const { url, title } = definition
    parent.children[index] =
      node.type === 'linkReference'
        ? { type: 'link', url, title, children: node.children, position: node.position }
        : { type: 'image', url, title, alt: node.alt, position: node.position }
  })
}

/** Lets links lead only to https, http, mailto, tel, a path of this site or a fragment of the page, and marks those that leave it. */
export const links: PagePlugin = (page) => (tree: Root) => {
  visit(tree, 'link', (node) => {
    const address = readAddress(node.url)
    if (address === undefined) {
      const found = node.url.length > 60 ? `${node.url.slice(0, 60)}…` : node.url
      const repair = repairAddress(node.url, page.file)
      if (repair) report(page, node, repair.message, { found, instead: repair.instead })
      else report(page, node, markdownMessages['link-no-address'], { found })
      node.url = ''
      return
    }
    if (address.kind === 'page' && /^\/.+\/(?:[?#]|$)/.test(node.url))
      report(page, node, markdownMessages['link-trailing-slash'], {
        found: node.url,
        instead: node.url.replace(/\/(?=[?#]|$)/, ''),
      })
    if (node.children.length === 0) report(page, node, markdownMessages['link-without-text'])
    node.url = address.href
    if (address.kind === 'external')
      node.data = { ...node.data, hProperties: { className: ['external'], rel: ['external'] } }
  })
}

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

/** What somebody most likely meant by an address that a link may not lead to, and the message that says so. */
export interface Repair {
  message: Message
  instead: string
}

/** `https:/x`, `https:x`, `http//x`, `htps://x`, `https:\\x`: a beginning of a whole address with a slip in it. */
const nearlyWhole = /^ht{1,2}p(s?)[:;]?[/\\]*([\w-]+\.[^\s\\]+)$/i

/** Nothing but what paths are made of: no scheme, no host, nothing that a browser would read otherwise. */
const relative = /^(?![\w-]+:)(?:\.{1,2}\/)*[\w-][\w./-]*(?:[?#][\w=&.%-]*)*$/

/**
 * Looks for a slip in an address.
 * @param url an address for which `readAddress` has no answer
 * @param file that it is written in, relative to the project's root: a relative address is read from there
 * @returns nothing where any guess would mislead; what it returns is an address that a link may have
 */
export function repairAddress(url: string, file: string): Repair | undefined {
  const [, secure, rest] = nearlyWhole.exec(url) ?? []
  const whole = rest === undefined ? undefined : `http${secure}://${rest}`
  const guesses: (Repair | undefined)[] = [
    whole === undefined ? undefined : { message: markdownMessages['link-mistyped'], instead: whole },
    /^www\.[\w-]+\.\S+$/i.test(url)
      ? { message: markdownMessages['link-mistyped'], instead: `https://${url}` }
      : undefined,
    /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(url)
      ? { message: markdownMessages['link-mistyped'], instead: `mailto:${url}` }
      : undefined,
    relative.test(url) ? { message: markdownMessages['link-relative'], instead: fromRoot(url, file) } : undefined,
  ]
  return guesses.find((guess) => guess !== undefined && readAddress(guess.instead) !== undefined)
}

/** `reference/users.md` in `content/docs/rest/index.md` is `/docs/rest/reference/users`. */
function fromRoot(url: string, file: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? []
  const folder = posix.dirname(file).replace(/^content(?:\/pages)?/, '')
  const whole = posix
    .join('/', folder, path)
    .replace(/\.(?:md|html?)$/i, '')
    .replace(/\/index$/i, '')
    .replace(/(.)\/$/, '$1')
  return `${whole || '/'}${rest}`
}
