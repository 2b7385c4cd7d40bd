import { readAddress } from '../../markdown/addresses'
import type { Message, Values } from '../../shared/message'
import { nearest } from '../../shared/nearest'
import { linkMessages } from '../messages/link-messages'
import { lastPart, type SiteMap } from './site-map'

/** A message about a link, still without its place. */
export interface LinkFault {
  message: Message
  values: Values
}

/** More anchors than this are no help in a sentence. */
const MOST_LISTED = 12

/**
 * Says what is wrong with where a link leads.
 * @param url as it is written, with tokens filled
 * @param own path of the page that it stands on, for links such as `#paging`
 * @returns nothing for a sound link, and for one that may not be drawn at all: that is told where it is drawn
 */
export function judgeLink(url: string, own: string | undefined, site: SiteMap): LinkFault | undefined {
  const address = readAddress(url)
  if (address === undefined) return undefined
  if (address.kind === 'contact') return judgeContact(url)
  if (address.kind === 'external') return judgeExternal(url, site)
  return judgeInternal(url, own, site)
}

function judgeInternal(found: string, own: string | undefined, site: SiteMap): LinkFault | undefined {
  const { path: written, query, anchor } = split(found)
  const path = written === '' ? own : written.replace(/(.)\/$/, '$1')
  if (path === undefined || site.files.has(path)) return undefined
  const rest = `${query}${anchor === undefined ? '' : `#${anchor}`}`
  if (site.pages.has(path)) return anchor === undefined ? undefined : judgeAnchor(written, anchor, path, site)
  const moved = site.moves.get(path)
  if (moved !== undefined)
    return { message: linkMessages['link-former'], values: { found, path: moved, instead: `${moved}${rest}` } }
  const meant = pageMeant(path, site)
  const instead = meant === undefined ? 'the address of a page, such as /pricing' : `“${meant}${rest}” instead`
  return { message: linkMessages['link-nowhere'], values: { found, instead } }
}

function judgeAnchor(written: string, anchor: string, path: string, site: SiteMap): LinkFault | undefined {
  const known = site.anchors.get(path)
  if (known === undefined || known.has(decoded(anchor))) return undefined
  const all = [...known].filter((each) => each !== 'content')
  const near = nearest(decoded(anchor), all)
  const listed = all.length > 0 && all.length <= MOST_LISTED ? `, or behind it one of #${all.join(', #')}` : ''
  const instead = near === undefined ? `“${path}” alone${listed}` : `“${written}#${near}” instead`
  return { message: linkMessages['link-no-anchor'], values: { path, anchor, instead } }
}

/** The page that somebody most likely meant. */
function pageMeant(path: string, site: SiteMap): string | undefined {
  const tidy = path
    .replace(/\/{2,}/g, '/')
    .replace(/\.(?:html?|md)$/i, '')
    .replace(/\/index$/i, '')
    .toLowerCase()
  if (site.pages.has(tidy)) return tidy
  return nearest(tidy, [...site.pages]) ?? site.byLastPart.get(lastPart(tidy))
}

function judgeExternal(found: string, { origin }: SiteMap): LinkFault | undefined {
  const { hostname: host, protocol } = new URL(found)
  const onThisComputer = host === 'localhost' || host === '127.0.0.1'
  if (origin !== undefined && (found === origin || found.startsWith(`${origin}/`)))
    return { message: linkMessages['link-own-origin'], values: { found, instead: found.slice(origin.length) || '/' } }
  const labels = host.replace(/\.$/, '').split('.')
  if (!onThisComputer && !host.startsWith('[') && (labels.length < 2 || labels.includes('')))
    return { message: linkMessages['link-host-incomplete'], values: { found, host } }
  return protocol === 'http:' && !onThisComputer
    ? { message: linkMessages['link-plain-http'], values: { found } }
    : undefined
}

function judgeContact(found: string): LinkFault | undefined {
  const rest = decoded(found.slice(found.indexOf(':') + 1))
  if (/^mailto:/i.test(found))
    return /^[^\s@?]+@[^\s@?]+\.[^\s@?.]+(?:\?.*)?$/.test(rest)
      ? undefined
      : { message: linkMessages['link-mail-incomplete'], values: { found } }
  return /^\+\d{6,15}$/.test(rest.replace(/[-.()]/g, ''))
    ? undefined
    : { message: linkMessages['link-phone-incomplete'], values: { found } }
}

function split(url: string): { path: string; query: string; anchor: string | undefined } {
  const [, path = '', query = '', anchor] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(url) ?? []
  return { path, query, anchor: anchor || undefined }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
