import { readAddress } from '../../markdown/plugins/links'
import {
  type Diagnostic,
  defineMessages,
  diagnosticAt,
  type SourceLocation,
  type Values,
} from '../../shared/diagnostic'
import { clearlyMeant, nearest } from '../../shared/nearest'
import { checkContact, checkExternal, decoded, findTracker } from '../links/external-addresses'
import { readTimes } from '../links/publishing-times'
import { hashesOf, recordedDates } from '../links/recorded-dates'
import { lastPart, mapSite, type SiteMap } from '../links/site-map'
import { writtenLinks } from '../links/written-links'
import { defineRule } from '../rule'
import type { Snapshot } from '../snapshot'

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
    fix: '{instead}{places}.',
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
  'link-copy': {
    severity: 'warning',
    what: '“{found}” is the copy of a page for programs, which visitors see as plain text.',
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
  'link-mark-at-end': {
    severity: 'warning',
    what: '“{found}” ends in a punctuation mark, which hardly any address does.',
    fix: 'Write “{instead}”, if that is where it leads.',
  },
  'link-host-incomplete': {
    severity: 'error',
    what: '“{found}” names the host “{host}”, which cannot be reached.',
    fix: 'Write the full name, such as https://www.example.org/page.',
  },
  'link-example': {
    severity: 'warning',
    what: '“{found}” has a domain that is reserved for examples, which reaches nobody.',
    fix: 'Write the address that you mean.',
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
  id: keyof typeof messages
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
    let moved: Map<string, string> | undefined
    const found = new Map<string, LocatedProblem[]>()
    for (const link of writtenLinks(content)) {
      const { url, filledUrl, location, pagePath } = link
      const key = filledUrl.startsWith('#') ? `${pagePath}${filledUrl}` : filledUrl
      if (!checked.has(key)) checked.set(key, checkLink(filledUrl, pagePath, site))
      const problem = checked.get(key)
      if (problem === undefined) continue
      if (problem.id === 'link-gone') {
        moved ??= await findMoved(content)
        const now = moved.get(String(problem.values.path))
        if (now !== undefined)
          problem.values = { ...problem.values, instead: `Write “${now}${problem.values.rest}” instead` }
      }
      if (link.isBare) {
        // The Markdown parser added the scheme, and people look for what they typed.
        const values = { ...problem.values, found: filledUrl.replace('http://', '') }
        const id = problem.id === 'link-plain-http' ? 'link-bare' : problem.id
        found.set(`bare ${key} ${location.line}`, [{ id, values, location }])
        continue
      }
      // A token uses the host of this site on purpose, and changes with it.
      if (problem.id === 'link-own-origin' && filledUrl !== url) continue
      // The schema of data files requires https everywhere.
      if (problem.id === 'link-plain-http' && location.file.endsWith('.yml')) continue
      // An unpublished page has neither a copy nor an alias that redirects: the rule `publishing` reports it.
      if (/^link-(?:alias|copy)$/.test(problem.id) && times?.missedBy(link) !== undefined) continue
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
const mistakeOf = (key: string, { id, values: { instead = '' } }: LinkProblem) =>
  `${id} ${id === 'link-no-anchor' ? key : key.replace(/[?#].*/s, '')} ${instead}`

/** Returns one message for a missing target of many links, and otherwise one for each link. */
function reportAll(all: readonly LocatedProblem[]): Diagnostic[] {
  const [first, ...others] = all
  if (first === undefined) return []
  if (all.length < MIN_GROUPED || !messages[first.id].fix.includes('{places}'))
    return all.map(({ location, id, values }) => diagnosticAt(location, messages[id], { ...values, places: '' }))
  const places = `, here and in ${describeLocations(others.map(({ location }) => location))}`
  return [diagnosticAt(first.location, messages[first.id], { ...first.values, places })]
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
  if (address.kind === 'external') return checkExternal(url, site) ?? checkEnd(url)
  return checkInternal(url, pagePath, site)
}

/** Finds a mark at the end of an address that belongs to the text around it. */
function checkEnd(found: string): LinkProblem | undefined {
  const instead = found.replace(/["'”’>,;:]+$/, '')
  return instead === found ? undefined : { id: 'link-mark-at-end', values: { found, instead } }
}

function checkInternal(found: string, pagePath: string | undefined, site: SiteMap): LinkProblem | undefined {
  const { path: written, query, anchor } = split(found)
  const path = written === '' ? pagePath : written.replace(/(.)\/$/, '$1')
  const rest = `${query}${anchor === undefined ? '' : `#${anchor}`}`
  if (path === undefined) return undefined
  if (site.files.has(path)) {
    const original = path.replace(/\.md$/, '')
    const isCopy = original !== path && site.pages.has(original)
    return isCopy ? { id: 'link-copy', values: { found, instead: `${original}${rest}` } } : undefined
  }
  if (site.pages.has(path)) {
    const problem = anchor === undefined ? undefined : checkAnchor(written, anchor, path, site)
    return problem ?? checkQuery(found, written, query, anchor)
  }
  const target = site.aliases.get(path)
  if (target !== undefined) return { id: 'link-alias', values: { found, path: target, instead: `${target}${rest}` } }
  if (site.gone.has(path)) return { id: 'link-gone', values: { found, path, rest, instead: ifReplaced } }
  const meant = pageMeant(path, site)
  if (meant === undefined && fileExtension.test(path)) return { id: 'link-no-file', values: { found } }
  const instead =
    meant === undefined
      ? 'Correct the address, or remove the link and keep its words'
      : `Write “${meant}${rest}” instead`
  return { id: 'link-nowhere', values: { found, instead } }
}

const ifReplaced = 'Remove the link, or write the address of the page that has replaced it'

/** The new addresses of pages that have moved, by their former ones: a new page has the same words as the old one. */
async function findMoved(content: Snapshot): Promise<Map<string, string>> {
  const dates = recordedDates(content)
  const paths = content.pages.flatMap(({ route }) => route?.path ?? [])
  const hashes = await hashesOf(paths.filter((path) => !Object.hasOwn(dates, path)))
  return new Map(
    Object.entries(dates).flatMap(([path, { words }]) => {
      const [now] = [...hashes].find(([, each]) => each === words) ?? []
      return now === undefined || paths.includes(path) ? [] : [[path, now] as const]
    }),
  )
}

/** Finds the parameters of a newsletter, which an address keeps if it is copied from a browser. */
function checkQuery(found: string, path: string, query: string, anchor = ''): LinkProblem | undefined {
  const tracker = findTracker(query)
  if (tracker === undefined) return undefined
  const instead = `${path}${tracker.others}${anchor && `#${anchor}`}`
  return { id: 'link-tracking', values: { found, parameter: tracker.parameter, instead } }
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
  return { id: 'link-no-anchor', values: { path, anchor, instead } }
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

function split(url: string): { path: string; query: string; anchor: string | undefined } {
  const [, path = '', query = '', anchor] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(url) ?? []
  return { path, query, anchor: anchor || undefined }
}
