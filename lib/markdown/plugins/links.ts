import { posix } from 'node:path'
import type { Definition, Link, Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { type Message, shorten } from '../../shared/diagnostic'
import { href } from '../../shared/urls'
import { markdownMessages } from '../markdown-messages'
import { type Page, type PagePlugin, report, sourceOf } from '../page'
import { nodesOfType } from '../tree'

/** Matches a link as Slack copies it, with or without its `<`: `https://…|words>`. */
const chatLink = /^<?(https?:[^\s|<>]+)\|([^|<>\n]+)>/

/**
 * Turns `[text][name]` into plain links and pictures, so that later plugins need to handle only one form and parts can
 * be rendered separately.
 */
export const references: PagePlugin = (page) => (tree: Root) => {
  const definitions = new Map<string, Definition>()
  for (const node of nodesOfType(tree, 'definition')) {
    // The first definition is used, as in CommonMark.
    const first = definitions.get(node.identifier)
    if (first === undefined) definitions.set(node.identifier, node)
    else if (first.url !== node.url)
      report(page, node, markdownMessages['link-name-twice'], { name: node.label ?? node.identifier })
  }
  if (definitions.size === 0) return
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

/**
 * Allows only links to https, http, mailto, tel, a path of this site or a fragment of the page, and marks external
 * links.
 */
export const links: PagePlugin = (page) => (tree: Root) => {
  for (const node of nodesOfType(tree, 'link')) {
    const rest = node.url.includes('|') ? page.source.slice(node.position?.start.offset) : ''
    const [, chatAddress, words] = chatLink.exec(rest) ?? []
    if (chatAddress !== undefined) {
      report(page, node, markdownMessages['link-from-chat'], {
        found: shorten(node.url),
        instead: `[${words}](${chatAddress})`,
      })
      node.url = ''
      continue
    }
    const address = readAddress(node.url)
    if (address === undefined) {
      const found = shorten(node.url)
      if (/^(?!\/\/)[^:\\]+\.(?:png|jpe?g|webp|svg|gif|avif|heic)$/i.test(node.url)) {
        const text = textOf(node) || 'what it shows'
        report(page, node, markdownMessages['link-to-picture'], { found, instead: `![${text}](${node.url})` })
        node.url = ''
        continue
      }
      const repair = repairAddress(node.url, page)
      const phone = repairPhone(node.url)
      if (phone) report(page, node, markdownMessages['link-phone'], { found, ...phone })
      else if (fileAddress.test(node.url) || localFile.test(node.url))
        report(page, node, markdownMessages['link-to-file'], { found })
      else if (repair)
        report(page, node, repair.message, {
          found,
          instead: repair.instead.replace(node.url, () => asWritten(page, node)),
        })
      // An unknown token and an invisible character have messages of their own; without them the address may be right.
      else if (!/\{\{[^{}]*\}\}/.test(node.url) && !copiedAlong.test(node.url))
        report(page, node, markdownMessages['link-no-address'], { found })
      node.url = ''
      continue
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
  }
}

/** Returns the address of a link as its author wrote it, which may be a token. */
function asWritten(page: Page, node: Link): string {
  const [, token, name = ''] = /\]\(<?(\{\{([\w.-]+)\}\})/.exec(sourceOf(page, node)) ?? []
  return token !== undefined && page.tokens.get(name) === node.url ? token : node.url
}

/** Characters that no editor shows, which programs copy along with a text. */
const copiedAlong = /[\uFEFF\u00AD\u200B\u2060]/

/** A relative path of a file that people offer for download; the site has no such files. */
const fileAddress =
  /^(?![\w-]+:|\/\/)[^\\?#]+\.(?:pdf|docx?|odt|rtf|xlsx?|ods|csv|pptx?|odp|zip|mp[34]|mov|webm|txt)(?:[?#].*)?$/i

/** The path of a file on the computer of its author. */
const localFile = /^(?:file:|[A-Z]:[\\/])/i

/** A telephone number as people write it, with + or 0 first and at least seven digits. */
const phoneNumber = /^(?=(?:\D*\d){7,15}\D*$)\(?(?:\+|0)[\d\s()./-]*$/

/** The country code of a number without one, because the company is Dutch. */
const COUNTRY_CODE = '31'

/**
 * Returns the address of a telephone number (RFC 3966): `020 123 45 67` is `tel:+31201234567`.
 * @returns undefined if the text is not a telephone number; `unless` is what a message adds if its country is not known
 */
export function repairPhone(text: string): { instead: string; unless: string } | undefined {
  if (!phoneNumber.test(text)) return undefined
  const number = text.replace(/(?<=\+.*)\(0\)/, '').replace(/[^+\d]/g, '')
  const isNational = /^0[^0]/.test(number)
  const instead = `tel:${number.replace(/^00/, '+').replace(/^0/, `+${COUNTRY_CODE}`)}`
  return { instead, unless: isNational ? `, or with another country code than ${COUNTRY_CODE} if it is not Dutch` : '' }
}

/** An allowed address in a text, and its kind. */
type Address = { kind: 'external' | 'contact' | 'page' | 'fragment'; href: string }

/**
 * Control characters, spaces, backslashes and zero-width characters: browsers remove or replace them, so the address
 * that they use differs from the one that was checked (WHATWG URL Standard, section 4.4).
 */
const alteredByBrowsers = /[\\\p{Cc}\p{Cf}\p{Z}]|\u034f/u

const kinds: Record<string, Address['kind']> = {
  'https:': 'external',
  'http:': 'external',
  'mailto:': 'contact',
  'tel:': 'contact',
}

/** Parses an address as a browser would. @returns undefined if it is not allowed */
export function readAddress(url: string): Address | undefined {
  if (url === '' || alteredByBrowsers.test(url) || url.startsWith('//')) return undefined
  if (url.startsWith('#')) return url.length > 1 ? { kind: 'fragment', href: url } : undefined
  if (url.startsWith('/')) return { kind: 'page', href: href(url) }
  // GFM turns `www.javascript:alert(1)` into `http://www.javascript:alert(1)`, which is invalid.
  if (!URL.canParse(url)) return undefined
  const { protocol, username, password } = new URL(url)
  const kind = kinds[protocol]
  // `https://www.oogwenk.example@evil.example/` looks like this site, but is not.
  if (username || password) return undefined
  if (kind === undefined) return undefined
  if (kind === 'external' && !/^https?:\/\/[^/]/i.test(url)) return undefined
  return { kind, href: url }
}

/** The address that was probably meant by an invalid one, and the message that suggests it. */
interface Repair {
  message: Message
  instead: string
}

/** A misspelt beginning of an absolute address: `https:/x`, `https:x`, `http//x`, `htps://x`, `https:\\x`. */
const misspeltUrl = /^ht{1,2}p(s?)[:;]?[/\\]*([\w-]+\.[^\s\\]+)$/i

/** Only characters of paths: no scheme, no host, and nothing that a browser would read differently. */
const relative = /^(?![\w-]+:)(?:\.{1,2}\/)*[\w-][\w./-]*(?:[?#][\w=&.%-]*)*$/

/**
 * Finds the address that was probably meant by an invalid one.
 * @param url an address that `readAddress` rejects
 * @param page the page that contains it, with which a relative address is resolved
 * @returns a valid address; undefined if any guess would be misleading
 */
export function repairAddress(
  url: string,
  page: Pick<Page, 'file' | 'pagePaths'> & Partial<Pick<Page, 'tokens'>>,
): Repair | undefined {
  const [, secure, rest] = misspeltUrl.exec(url) ?? []
  const whole = rest === undefined ? undefined : `http${secure}://${rest}`
  const origin = page.tokens?.get('site.origin')
  /** An address of this site is written without its host. */
  const onSite = (absolute: string) =>
    origin !== undefined && `${absolute}/`.startsWith(`${origin}/`) ? absolute.slice(origin.length) || '/' : absolute
  const guesses: (Repair | undefined)[] = [
    whole === undefined ? undefined : { message: markdownMessages['link-mistyped'], instead: onSite(whole) },
    /^www\.[\w-]+\.\S+$/i.test(url)
      ? { message: markdownMessages['link-mistyped'], instead: onSite(`https://${url}`) }
      : undefined,
    /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(url)
      ? { message: markdownMessages['link-mistyped'], instead: `mailto:${url}` }
      : undefined,
    // A guess for a film or a document would not be a page either.
    relative.test(url) && !/\.(?!md$|html?$)[a-z][a-z\d]{1,3}$/i.test(url)
      ? { message: markdownMessages['link-relative'], instead: fromRoot(url, page) }
      : undefined,
  ]
  return guesses.find((guess) => guess !== undefined && readAddress(guess.instead) !== undefined)
}

/**
 * Resolves a relative address: `reference/users.md` in `content/docs/rest/index.md` is `/docs/rest/reference/users`. If
 * no page is there, the address may only lack its slash, or its beginning.
 */
function fromRoot(url: string, { file, pagePaths = new Set() }: Pick<Page, 'file' | 'pagePaths'>): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? []
  // `content/docs/collect.md` names a file from the root of the project.
  const resolved = pathOf(/^content\//.test(path) ? path : posix.join(posix.dirname(file), path))
  const fromSite = pathOf(posix.join('/', path))
  const endings = [...pagePaths].filter((each) => each.endsWith(fromSite))
  const meant = [resolved, fromSite, ...(endings.length === 1 ? endings : [])].find((each) => pagePaths.has(each))
  return `${meant ?? resolved}${rest}`
}

/** Returns the path of the page that a file would be: `content/docs/rest/index.md` is `/docs/rest`. */
function pathOf(file: string): string {
  const path = posix
    .join('/', file.replace(/^content(?:\/pages)?(?=\/|$)/, ''))
    .replace(/\.(?:md|html?)$/i, '')
    .replace(/\/index$/i, '')
    .replace(/(.)\/$/, '$1')
  return path || '/'
}
