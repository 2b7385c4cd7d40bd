import type { ExportedSite, OutFile } from './exported'
import { cacheControlOf } from './hosting-policy'

/** What a host needs in addition to the pages. */
export interface HostOutput {
  /** Texts by path below `.hosts/<name>/`. The host publishes what is in `site/`. */
  files: Record<string, string>
  /** Paths of `out/` in the order of upload: assets first, pages last. */
  upload: string[]
  /** Further copies in the published folder: for each new path, the path in `out/`. */
  copies?: Record<string, string>
}

/** Makes the files of one host. It is a pure function, so that tests can read the result. */
export type Host = (site: ExportedSite) => HostOutput

/** Features that a site needs from every host and that some hosts lack. */
type Capability = 'headers' | 'cacheControl' | 'noindex' | 'redirects' | 'redirectsOfUnknownPaths'

/** The address and port of a server, and the folder that it serves. */
export interface Listener {
  address: string
  port: number
  /** The published folder, absolute. */
  root: string
}

/** A host, with what the site and its tests need to know about it. */
export interface SupportedHost {
  make: Host
  /** Returns its configuration for a server with another address and folder, as tests start it. */
  configure?: (site: ExportedSite, listener: Listener) => string
  /** How it is tested: 1 in every test run, 2 only before a release, 3 only by tests that read its files. */
  tier: 1 | 2 | 3
  /** Set if compressed copies are uploaded, because the host does not compress files itself. */
  servesCompressedCopies?: true
  /** The reason for each capability that tests require of every host and that this host's files lack. */
  lacks?: Partial<Record<Capability, string>>
}

/**
 * Pages uploaded last, in this order: the home page links to the others, and the not-found page links to the home page.
 */
export const lastPages: readonly string[] = ['index.html', '404.html']

/** Orders assets before pages, so that no visitor gets a page before the files that it loads. */
export function uploadOrder(files: readonly OutFile[]): string[] {
  const rank = (path: string) => (path.endsWith('.html') ? 2 + lastPages.indexOf(path) : 0)
  return files.map(({ path }) => path).sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))
}

/** Returns the upload for a host that compresses files itself. */
export const withoutSiblings = ({ files }: ExportedSite): string[] => uploadOrder(files)

/** Returns the upload for a host that serves compressed copies with these extensions. */
export function withSiblings({ files, siblings }: ExportedSite, extensions: readonly string[]): string[] {
  const copies = siblings.filter(({ path }) => extensions.some((extension) => path.endsWith(`.${extension}`)))
  // A copy is uploaded with its file, so that a server never finds a new copy beside an old file.
  const originalOf = (path: string) => path.replace(/\.(?:br|zst|gz)$/, '')
  const positions = new Map(uploadOrder(files).map((path, index) => [path, index]))
  const position = (path: string) => positions.get(path) ?? positions.get(originalOf(path)) ?? 0
  return [...files, ...copies].map(({ path }) => path).sort((a, b) => position(a) - position(b) || (a < b ? -1 : 1))
}

/** Returns all headers of the policy, for a host with TLS. */
export const headersOf = ({ policy }: ExportedSite): [name: string, value: string][] =>
  Object.entries({ ...policy.headers, ...policy.tlsHeaders })

/** Returns the prefixes of assets as part of a regular expression, without their slashes: `_next|media|locales`. */
export const prefixSource = ({ policy }: ExportedSite): string =>
  policy.assetPrefixes.map((prefix) => prefix.slice(1, -1)).join('|')

/** Returns the cache rules except the last, which applies to everything. */
export const cacheRules = ({ policy }: ExportedSite): (readonly [prefix: string, value: string])[] =>
  policy.cache.filter(([prefix]) => prefix !== '/')

/**
 * Returns the cache rules for hosts that set headers by path whatever the status. There is one rule for each file,
 * because a rule for a folder would also make browsers cache a 404 for a year. If there are very many files, folders
 * get rules.
 */
export function cacheRulesByFile(site: ExportedSite): (readonly [path: string, value: string])[] {
  const usual = pageCache(site)
  const rules = site.files
    .map(({ path }) => [`/${path}`, cacheControlOf(`/${path}`, site.policy)] as const)
    .filter(([, value]) => value !== usual)
  return rules.length <= maxFileRules
    ? rules
    : [...cacheRules(site)].reverse().map(([prefix, value]) => [`${prefix}*`, value])
}

/** No host publishes a limit; this many are known to work. */
const maxFileRules = 500

/** Returns the Cache-Control of pages. */
export const pageCache = ({ policy }: ExportedSite): string =>
  policy.cache.find(([prefix]) => prefix === '/')?.[1] ?? policy.uncached

/** Formats a value as JSON with a line break at the end. */
export const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/** Returns the first line of a configuration file, without the `#` before it. */
export const madeBy = ({ policy: { file = 'the hosting policy' } }: ExportedSite): string =>
  `Made by the build from ${file} and the files of out/. Change it there: here it is overwritten.`
