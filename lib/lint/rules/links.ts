import { readAddress } from '../../markdown/plugins/links'
import {
  type Diagnostic,
  defineMessages,
  diagnosticAt,
  type Message,
  type SourceLocation,
  shorten,
  type Values,
} from '../../shared/diagnostic'
import { clearlyMeant, nearest } from '../../shared/nearest'
import { readTimes } from '../links/publishing-times'
import { lastPart, mapSite, type SiteMap } from '../links/site-map'
import { writtenLinks } from '../links/written-links'
import { defineRule } from '../rule'

const messages = defineMessages({
  'link-nowhere': {
    severity: 'error',
    what: '“{found}” does not lead to any page of this site.',
    fix: '{instead}{places}.',
  },
  'link-no-file': {
    severity: 'error',
    what: '“{found}” looks like a file, but this site has no file with this name.',
    fix: 'Write what it says on a page and link to that, or link to where the file is published, as https://…{places}.',
  },
  'link-gone': {
    severity: 'error',
    what: '“{found}” was the address of a page, but no page has it now.',
    fix: 'Remove the link, or write the address of the page that has replaced it{places}.',
  },
  'link-no-anchor': {
    severity: 'error',
    what: 'The page {path} has no anchor “#{anchor}”.',
    fix: 'Write {instead}{places}.',
  },
  'link-alias': {
    severity: 'warning',
    what: '“{found}” is an alias, which redirects visitors to {path}.',
    fix: 'Write “{instead}” instead.',
  },
  'link-own-origin': {
    severity: 'warning',
    what: '“{found}” includes the host of this site.',
    fix: 'Write “{instead}” instead, which works wherever the site is hosted.',
  },
  'link-own-preview': {
    severity: 'error',
    what: '“{found}” leads to the preview on your own computer, which visitors cannot open.',
    fix: 'Write “{instead}” instead.',
  },
  'link-own-tools': {
    severity: 'error',
    what: '“{found}” leads to a tool on your own computer, which visitors cannot open.',
    fix: '{instead}.',
  },
  'link-plain-http': {
    severity: 'warning',
    what: '“{found}” is not encrypted.',
    fix: 'Use https:// instead of http:// if the page supports it.',
  },
  'link-host-incomplete': {
    severity: 'error',
    what: '“{found}” names the host “{host}”, which cannot be reached.',
    fix: 'Write the full name, such as https://www.example.org/page.',
  },
  'link-private': {
    severity: 'error',
    what: '“{found}” leads to “{host}”, which only your own network can reach.',
    fix: 'Write the address at which everybody can open it, or remove the link.',
  },
  'link-edit': {
    severity: 'warning',
    what: '“{found}” opens a document for editing: visitors either cannot open it or can change it.',
    fix: 'Write what it says on a page, or link to where the document is published.',
  },
  'link-tracking': {
    severity: 'warning',
    what: '“{found}” has the tracking parameter “{parameter}”.',
    fix: 'Write “{instead}” instead.',
  },
  'link-through': {
    severity: 'error',
    what: '“{found}” goes through a redirect at {host}, which a mail program or a search engine added.',
    fix: 'Write “{instead}” instead.',
  },
  'link-bare': {
    severity: 'warning',
    what: '“{found}” becomes a link that is not encrypted.',
    fix: 'Write [what it is](https://{found}), if the page supports https://.',
  },
  'link-mail-incomplete': {
    severity: 'error',
    what: '“{found}” is not a complete email link.',
    fix: 'Write mailto: and a full address, such as mailto:hello@example.org.',
  },
  'link-phone-incomplete': {
    severity: 'error',
    what: '“{found}” is not a number that every phone can dial.',
    fix: 'Write tel: and the number with its country code and no spaces, such as tel:+31201234567.',
  },
})

/** The problem of a link, before its location is added. */
interface LinkProblem {
  message: Message
  values: Values
}

/** The problem of a link, with its location. */
interface LocatedProblem extends LinkProblem {
  location: SourceLocation
}

/** Reports links that lead nowhere, to an alias, or to an address that visitors should not or cannot open. */
export const links = defineRule({
  title: 'Links',
  why: 'A link must lead to a page of this site and an anchor on it, or to a host that can be reached.',
  messages,
  async check(content) {
    const [site, times] = await Promise.all([mapSite(content), readTimes(content)])
    // A broken link is often repeated on many pages, and finding the page that was meant is slow.
    const checked = new Map<string, LinkProblem | undefined>()
    const found = new Map<string, LocatedProblem[]>()
    for (const link of writtenLinks(content)) {
      const { url, filledUrl, location, pagePath } = link
      const key = filledUrl.startsWith('#') ? `${pagePath}${filledUrl}` : filledUrl
      if (!checked.has(key)) checked.set(key, checkLink(filledUrl, pagePath, site))
      const problem = checked.get(key)
      if (problem === undefined) continue
      if (link.isBare) {
        // The Markdown parser added the scheme, and people look for what they typed.
        const values = { ...problem.values, found: filledUrl.replace('http://', '') }
        const message = problem.message === messages['link-plain-http'] ? messages['link-bare'] : problem.message
        found.set(`bare ${key} ${location.line}`, [{ message, values, location }])
        continue
      }
      // A token uses the host of this site on purpose, and changes with it.
      if (problem.message === messages['link-own-origin'] && filledUrl !== url) continue
      // The schema of data files requires https everywhere.
      if (problem.message === messages['link-plain-http'] && location.file.endsWith('.yml')) continue
      // The alias of an unpublished page does not redirect: the rule `publishing` reports it.
      if (problem.message === messages['link-alias'] && times?.missedBy(link) !== undefined) continue
      const mistake = mistakeOf(key, problem)
      const same = found.get(mistake) ?? []
      same.push({ ...problem, location })
      found.set(mistake, same)
    }
    return [...found.values()].flatMap(reportAll)
  },
})

/** At least this many links to a missing page are one mistake: the page was renamed or removed. */
const MIN_GROUPED = 3

/** The maximum number of files that a sentence lists. */
const MAX_FILES = 6

/** Links with the same advice have the same mistake: they lead to one missing page, whatever the anchor. */
const mistakeOf = (key: string, { message, values: { instead = '' } }: LinkProblem) =>
  `${message.id} ${message === messages['link-no-anchor'] ? key : key.replace(/[?#].*/s, '')} ${instead}`

/** Returns one message for a missing target of many links, and otherwise one for each link. */
function reportAll(all: readonly LocatedProblem[]): Diagnostic[] {
  const [first, ...others] = all
  if (first === undefined) return []
  if (all.length < MIN_GROUPED || !first.message.fix.includes('{places}'))
    return all.map(({ location, message, values }) => diagnosticAt(location, message, { ...values, places: '' }))
  const places = `, here and in ${describeLocations(others.map(({ location }) => location))}`
  return [diagnosticAt(first.location, first.message, { ...first.values, places })]
}

/** Lists locations in words: `content/pages/about.md (lines 12 and 40), content/docs/collect.md (line 9)`. */
function describeLocations(locations: readonly SourceLocation[]): string {
  const lines = new Map<string, Set<number>>()
  for (const { file, line = 1 } of locations) lines.set(file, (lines.get(file) ?? new Set()).add(line))
  const listed = [...lines].slice(0, MAX_FILES).map(([file, numbers]) => {
    const noun = numbers.size > 1 ? 'lines' : 'line'
    return `${file} (${noun} ${new Intl.ListFormat('en-GB').format([...numbers].map(String))})`
  })
  const left = lines.size - listed.length
  return new Intl.ListFormat('en-GB').format(left > 0 ? [...listed, `${left} more files`] : listed)
}

/** The port of `npm start` and `npm run dev`, unless `PORT` sets another. Other ports belong to examples. */
const PREVIEW_PORT = '3000'

/** The maximum number of anchors that a sentence lists. */
const MAX_LISTED = 12

/**
 * Finds what is wrong with the target of a link.
 * @param url the address as written, with tokens filled in
 * @param pagePath the path of the page that contains it, for links such as `#paging`
 * @returns undefined for a valid link, and for an address that the Markdown pipeline reports
 */
function checkLink(url: string, pagePath: string | undefined, site: SiteMap): LinkProblem | undefined {
  const address = readAddress(url)
  if (address === undefined) return undefined
  if (address.kind === 'contact') return checkContact(url)
  if (address.kind === 'external') return checkExternal(url, site)
  return checkInternal(url, pagePath, site)
}

function checkInternal(found: string, pagePath: string | undefined, site: SiteMap): LinkProblem | undefined {
  const { path: written, query, anchor } = split(found)
  const path = written === '' ? pagePath : written.replace(/(.)\/$/, '$1')
  if (path === undefined || site.files.has(path)) return undefined
  const rest = `${query}${anchor === undefined ? '' : `#${anchor}`}`
  if (site.pages.has(path)) return anchor === undefined ? undefined : checkAnchor(written, anchor, path, site)
  const target = site.aliases.get(path)
  if (target !== undefined)
    return { message: messages['link-alias'], values: { found, path: target, instead: `${target}${rest}` } }
  if (site.gone.has(path)) return { message: messages['link-gone'], values: { found } }
  const meant = pageMeant(path, site)
  if (meant === undefined && fileExtension.test(path)) return { message: messages['link-no-file'], values: { found } }
  const instead =
    meant === undefined
      ? 'Correct the address, or remove the link and keep its words'
      : `Write “${meant}${rest}” instead`
  return { message: messages['link-nowhere'], values: { found, instead } }
}

function checkAnchor(written: string, anchor: string, path: string, site: SiteMap): LinkProblem | undefined {
  const known = site.anchors.get(path)
  if (known === undefined || known.has(decoded(anchor))) return undefined
  const all = [...known].filter((each) => each !== 'content')
  const method = methodOf(decoded(anchor))
  // The operation that reads a resource and the one that changes it have similar anchors.
  const alike = all.filter((each) => methodOf(each) === method)
  const meant = method === undefined ? nearest(decoded(anchor), alike) : clearlyMeant(decoded(anchor), alike, '-')
  const listed =
    all.length > 0 && all.length <= MAX_LISTED ? `, or with one of these after it: #${all.join(', #')}` : ''
  const instead = meant === undefined ? `“${path}” alone${listed}` : `“${written}#${meant}” instead`
  return { message: messages['link-no-anchor'], values: { path, anchor, instead } }
}

/** The method in the anchor of an operation, such as `get` in `get-users`. */
const methodOf = (anchor: string) => /^(?:get|post|put|patch|delete|query|mutation)(?=-)/.exec(anchor)?.[0]

/** Matches the extension of a file that is not a page, such as a brochure. */
const fileExtension = /\.(?!html?$|md$)[a-z][a-z\d]{1,4}$/i

/** The page that was probably meant: the address has a typing mistake, or lacks its beginning. */
function pageMeant(path: string, site: SiteMap): string | undefined {
  const tidy = path
    .replace(/\/{2,}/g, '/')
    .replace(/\.(?:html?|md)$/i, '')
    .replace(/\/index$/i, '')
    .toLowerCase()
  if (site.pages.has(tidy)) return tidy
  return clearlyMeant(tidy, [...site.pages], '/') ?? site.byLastPart.get(lastPart(tidy))
}

/** Pages of `npm run edit` and `npm run start:preview` that the site does not have. */
const toolPaths = /^\/(?:edit|preview)(?:\/|$)/

/** A link to the editor or to the list of the preview; the editor's address ends in the file that it shows. */
function checkTools(found: string, { pathname, hash }: URL, site: SiteMap): LinkProblem | undefined {
  if (site.pages.has(pathname) || !toolPaths.test(pathname)) return undefined
  const name = decoded(hash).replace(/\/index$/, '')
  const meant = [...site.pages].filter((page) => page !== '/' && name.endsWith(page))
  const [page = name === '' ? undefined : site.byLastPart.get(lastPart(name))] = meant.sort(
    (a, b) => b.length - a.length,
  )
  const instead = page === undefined ? 'Write the address of the page on this site' : `Write “${page}” instead`
  return { message: messages['link-own-tools'], values: { found, instead } }
}

function checkExternal(found: string, site: SiteMap): LinkProblem | undefined {
  const { origin } = site
  const { hostname: host, protocol, port, pathname, search, hash } = new URL(found)
  const onThisComputer = /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(host)
  if (origin !== undefined && (found === origin || found.startsWith(`${origin}/`)))
    return { message: messages['link-own-origin'], values: { found, instead: found.slice(origin.length) || '/' } }
  if (onThisComputer && port === PREVIEW_PORT)
    return (
      checkTools(found, new URL(found), site) ?? {
        message: messages['link-own-preview'],
        values: { found, instead: `${pathname}${search}${hash}` },
      }
    )
  const other = checkCopied(found)
  if (other) return other
  if (!onThisComputer && isPrivate(host)) return { message: messages['link-private'], values: { found, host } }
  const labels = host.replace(/\.$/, '').split('.')
  const isMistyped = /^wwww\.|\.con$/.test(host) || /^https?:\/\/[^/?#]*(?:[,–—’]|%2C)/i.test(found)
  if (!onThisComputer && !host.startsWith('[') && (labels.length < 2 || labels.includes('') || isMistyped))
    return { message: messages['link-host-incomplete'], values: { found, host } }
  return protocol === 'http:' && !onThisComputer
    ? { message: messages['link-plain-http'], values: { found } }
    : undefined
}

/**
 * Whether a host is in the network of an office or a home, or has a name that only such a network knows (RFC 1918, RFC
 * 6762).
 */
const isPrivate = (host: string) =>
  /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)[\d.]+$|\.(?:local|internal|lan|intranet)$/.test(host)

/** Query parameters with which programs track visitors. */
const trackers = /^(?:utm_\w+|fbclid|gclid|msclkid|mc_[ce]id|igshid|_hsenc|_hsmi)$/i

/**
 * Reports addresses as other programs write them: with trackers, through a redirect, or of a document that is being
 * edited.
 */
function checkCopied(found: string): LinkProblem | undefined {
  if (!/\?|\/edit|\.sharepoint\.com\//.test(found)) return undefined
  const url = new URL(found)
  const { hostname: host, pathname, searchParams } = url
  if (host.endsWith('.sharepoint.com')) return { message: messages['link-edit'], values: { found } }
  const wrapped =
    /(?:^|\.)safelinks\.protection\.outlook\.com$/.test(host) ||
    (/^www\.google\.[a-z.]+$/.test(host) && pathname === '/url')
      ? (searchParams.get('url') ?? searchParams.get('q'))
      : null
  if (wrapped !== null)
    return { message: messages['link-through'], values: { found: shorten(found, 90), host, instead: wrapped } }
  if (host === 'docs.google.com' && /\/edit$/.test(pathname))
    return { message: messages['link-edit'], values: { found } }
  const names = [...searchParams.keys()].filter((name) => trackers.test(name))
  const [parameter] = names
  if (parameter === undefined) return undefined
  for (const name of names) searchParams.delete(name)
  return { message: messages['link-tracking'], values: { found, parameter, instead: url.href } }
}

function checkContact(found: string): LinkProblem | undefined {
  const rest = decoded(found.slice(found.indexOf(':') + 1))
  if (/^mailto:/i.test(found))
    return /^[^\s@?<>"(),:;]+@[^\s@?<>"(),:;]+\.[^\s@?.<>"(),:;]+(?:\?.*)?$/.test(rest)
      ? undefined
      : { message: messages['link-mail-incomplete'], values: { found } }
  return /^\+\d{6,15}$/.test(rest.replace(/[-.()]/g, ''))
    ? undefined
    : { message: messages['link-phone-incomplete'], values: { found } }
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
