import { cacheControlOf } from '../../lib/shared/hosting/hosting-policy'
import type { Exported, OutFile } from './exported'

/** What one host needs beside the pages. */
export interface HostOutput {
  /** Path below `.hosts/<name>/` to text. Below `site/` lies what the host publishes. */
  files: Record<string, string>
  /** Paths of `out/` in the order of their upload: what pages load first, pages last. */
  upload: string[]
  /** More copies in the published folder: new path to path of `out/`. */
  copies?: Record<string, string>
}

/** Makes the files of one host; pure, so that they can be read in a test. */
export type Host = (site: Exported) => HostOutput

/** Pages that go up last, in this order: the home page leads to the others, and the not-found page leads to the home page. */
export const lastPages: readonly string[] = ['index.html', '404.html']

/** Assets first, pages after them: no visitor gets a page before what it loads. */
export function uploadOrder(files: readonly OutFile[]): string[] {
  const rank = (path: string) => (path.endsWith('.html') ? 2 + lastPages.indexOf(path) : 0)
  return files.map(({ path }) => path).sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))
}

/** The upload of a host that compresses by itself. */
export const withoutSiblings = ({ files }: Exported): string[] => uploadOrder(files)

/** The upload of a host that serves compressed copies with these endings. */
export function withSiblings({ files, siblings }: Exported, endings: readonly string[]): string[] {
  const kept = siblings.filter(({ path }) => endings.some((ending) => path.endsWith(`.${ending}`)))
  // A copy goes with its file, never after it: a server must not find the new one beside the old other.
  const order = (path: string) => path.replace(/\.(?:br|zst|gz)$/, '')
  const places = new Map(uploadOrder(files).map((path, index) => [path, index]))
  const place = (path: string) => places.get(path) ?? places.get(order(path)) ?? 0
  return [...files, ...kept].map(({ path }) => path).sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1))
}

/** All headers of the policy for a host that speaks TLS. */
export const headersOf = ({ policy }: Exported): [name: string, value: string][] =>
  Object.entries({ ...policy.headers, ...policy.tlsHeaders })

/** `_next|media|locales`: prefixes as a part of a regular expression, without their slashes. */
export const prefixSource = ({ policy }: Exported): string =>
  policy.assetPrefixes.map((prefix) => prefix.slice(1, -1)).join('|')

/** The rules for keeping files but for the last, which is everybody's. */
export const cacheRules = ({ policy }: Exported): (readonly [prefix: string, value: string])[] =>
  policy.cache.filter(([prefix]) => prefix !== '/')

/**
 * The rules for keeping files, for hosts whose headers go by path whatever the status: one rule for each file, because a
 * rule for a folder would let browsers keep for a year that a file is missing. Very many files get rules for folders.
 */
export function cacheRulesByFile(site: Exported): (readonly [path: string, value: string])[] {
  const usual = pageCache(site)
  const rules = site.files
    .map(({ path }) => [`/${path}`, cacheControlOf(`/${path}`, site.policy)] as const)
    .filter(([, value]) => value !== usual)
  return rules.length <= mostFileRules
    ? rules
    : [...cacheRules(site)].reverse().map(([prefix, value]) => [`${prefix}*`, value])
}

/** Nobody publishes a limit; this many have been tried. */
const mostFileRules = 500

/** How pages are kept. */
export const pageCache = ({ policy }: Exported): string =>
  policy.cache.find(([prefix]) => prefix === '/')?.[1] ?? policy.never

/** JSON as people read it, with a line end. */
export const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/** First line of a made file. */
export const made =
  'Made by the build from site.config.ts and the files of out/. Change it there: here it is overwritten.'
