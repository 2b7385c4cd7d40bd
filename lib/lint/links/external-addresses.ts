import { shorten, type Values } from '../../shared/diagnostic'
import { lastPart, type SiteMap } from './site-map'

/** A problem with an address, by the id of its message in the rule `links`. */
interface AddressProblem {
  id:
    | 'link-own-tools'
    | 'link-own-origin'
    | 'link-own-preview'
    | 'link-example'
    | 'link-private'
    | 'link-host-incomplete'
    | 'link-plain-http'
    | 'link-edit'
    | 'link-through'
    | 'link-tracking'
    | 'link-mail-incomplete'
    | 'link-phone-incomplete'
  values: Values
}

/** The port of `npm start` and `npm run dev`, unless `PORT` sets another. Other ports belong to examples. */
const PREVIEW_PORT = '3000'

/** Pages of `npm run edit` and `npm run start:preview` that the site does not have. */
const toolPaths = /^\/(?:edit|preview)(?:\/|$)/

/** A link to the editor or to the preview's list; the editor's address ends in the file that it shows. */
function checkTools(found: string, { pathname, hash }: URL, site: SiteMap): AddressProblem | undefined {
  if (site.pages.has(pathname) || !toolPaths.test(pathname)) return undefined
  const name = decoded(hash).replace(/\/index$/, '')
  const meant = [...site.pages].filter((page) => page !== '/' && name.endsWith(page))
  const [page = name === '' ? undefined : site.byLastPart.get(lastPart(name))] = meant.sort(
    (a, b) => b.length - a.length,
  )
  const instead = page === undefined ? 'Write the address of the page on this site' : `Write “${page}” instead`
  return { id: 'link-own-tools', values: { found, instead } }
}

/**
 * Finds what is wrong with an address on another host, or on this one if it is written in full.
 * @param found the address as written, with tokens filled in
 */
export function checkExternal(found: string, site: SiteMap): AddressProblem | undefined {
  const { origin } = site
  const url = new URL(found)
  const { hostname: host, protocol, port, pathname, search, hash } = url
  const onThisComputer = /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(host)
  if (origin !== undefined && (found === origin || found.startsWith(`${origin}/`)))
    return { id: 'link-own-origin', values: { found, instead: ownAddress(found, origin) } }
  if (onThisComputer && port === PREVIEW_PORT)
    return (
      checkTools(found, url, site) ?? {
        id: 'link-own-preview',
        values: { found, instead: `${pathname}${search}${hash}` },
      }
    )
  const other = checkCopied(found)
  if (other) return other
  if (exampleHost.test(host)) return { id: 'link-example', values: { found } }
  if (!onThisComputer && isPrivate(host)) return { id: 'link-private', values: { found, host } }
  const labels = host.replace(/\.$/, '').split('.')
  const isMistyped = /^wwww\.|\.con$/.test(host) || /^https?:\/\/[^/?#]*(?:[,–—’]|%2C)/i.test(found)
  if (!onThisComputer && !host.startsWith('[') && (labels.length < 2 || labels.includes('') || isMistyped))
    return { id: 'link-host-incomplete', values: { found, host } }
  return protocol === 'http:' && !onThisComputer ? { id: 'link-plain-http', values: { found } } : undefined
}

/** Hosts and email addresses in the domains that are reserved for examples (RFC 2606). */
const exampleHost = /[.@]example\.(?:com|net|org)$/i

/**
 * Whether a host is in the network of an office or a home, or has a name that only such a network knows (RFC 1918, RFC
 * 6762).
 */
const isPrivate = (host: string) =>
  /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)[\d.]+$|\.(?:local|internal|lan|intranet)$/.test(host)

/** Query parameters with which programs track visitors. */
const trackers = /^(?:utm_\w+|fbclid|gclid|msclkid|mc_[ce]id|igshid|_hsenc|_hsmi)$/i

/** Returns an address of this site without its host, and without the parameters of a newsletter. */
function ownAddress(found: string, origin: string): string {
  const { pathname, search, hash } = new URL(found)
  const tracker = findTracker(search)
  return tracker ? `${pathname}${tracker.others}${hash}` : found.slice(origin.length) || '/'
}

/**
 * Finds a tracking parameter in the query of an address, such as `?utm_source=mail&page=2`.
 * @returns the name of the first, and in `others` the query without any of them, such as `?page=2`
 */
export function findTracker(query: string): { parameter: string; others: string } | undefined {
  const parameters = new URLSearchParams(query)
  const names = [...parameters.keys()].filter((name) => trackers.test(name))
  const [parameter] = names
  if (parameter === undefined) return undefined
  for (const name of names) parameters.delete(name)
  return { parameter, others: parameters.size > 0 ? `?${parameters}` : '' }
}

/**
 * Reports addresses as other programs write them: with trackers, through a redirect, or to the editing view of a
 * document.
 */
function checkCopied(found: string): AddressProblem | undefined {
  if (!/\?|\/edit|\.sharepoint\.com\//.test(found)) return undefined
  const url = new URL(found)
  const { hostname: host, pathname, searchParams } = url
  if (host.endsWith('.sharepoint.com')) return { id: 'link-edit', values: { found } }
  const wrapped =
    /(?:^|\.)safelinks\.protection\.outlook\.com$/.test(host) ||
    (/^www\.google\.[a-z.]+$/.test(host) && pathname === '/url')
      ? (searchParams.get('url') ?? searchParams.get('q'))
      : null
  if (wrapped !== null) return { id: 'link-through', values: { found: shorten(found, 90), host, instead: wrapped } }
  if (host === 'docs.google.com' && /\/edit$/.test(pathname)) return { id: 'link-edit', values: { found } }
  const tracker = findTracker(url.search)
  if (tracker === undefined) return undefined
  url.search = tracker.others
  return { id: 'link-tracking', values: { found, parameter: tracker.parameter, instead: url.href } }
}

/** Finds what is wrong with the target of an email or phone link, such as `mailto:hello@example.org`. */
export function checkContact(found: string): AddressProblem | undefined {
  const rest = decoded(found.slice(found.indexOf(':') + 1))
  if (/^mailto:/i.test(found) && exampleHost.test(rest.replace(/\?.*/s, '')))
    return { id: 'link-example', values: { found } }
  if (/^mailto:/i.test(found))
    return /^[^\s@?<>"(),:;]+@[^\s@?<>"(),:;]+\.[^\s@?.<>"(),:;]+(?:\?.*)?$/.test(rest)
      ? undefined
      : { id: 'link-mail-incomplete', values: { found } }
  return /^\+\d{6,15}$/.test(rest.replace(/[-.()]/g, ''))
    ? undefined
    : { id: 'link-phone-incomplete', values: { found } }
}

/** Decodes an address; returns it unchanged if its encoding is damaged. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
