import type { Manifest, ServedFile } from './manifest'

/** The part of the hosting policy that decides what a path leads to. */
export interface RoutingPolicy {
  unknown: 'redirect' | 'notFoundPage'
  assetPrefixes: readonly string[]
  assetExtensions: readonly string[]
}

/** What a request leads to, before anything is written. */
export type Outcome =
  | { kind: 'file'; file: ServedFile }
  /** The path is right but for its spelling: it moved for good. */
  | { kind: 'moved'; to: string }
  /** No such page. Never for good: browsers would keep that for ever, and the page may come tomorrow. */
  | { kind: 'home'; to: string }
  | { kind: 'notFoundPage'; file: ServedFile | undefined }
  /** No such asset: a plain 404, so that no script tag is ever handed HTML. */
  | { kind: 'missing' }
  | { kind: 'method'; allow: string }

/**
 * Decides what a request leads to. Every address it returns is made from the list of known pages, never from the
 * request; only the query of a page's other spelling is kept.
 * @param url as the request line has it: path and query, not decoded
 */
export function resolve(method: string, url: string, manifest: Manifest, policy: RoutingPolicy): Outcome {
  if (method !== 'GET' && method !== 'HEAD') return { kind: 'method', allow: 'GET, HEAD' }
  const { path, query } = splitUrl(url)
  const file = manifest.pages.get(path) ?? manifest.files.get(path)
  if (file) return { kind: 'file', file }
  const route = manifest.spellings.get(path.toLowerCase())
  if (route !== undefined) return { kind: 'moved', to: encodeURI(route) + query }
  const { basePath, notFoundPage } = manifest
  const inside = path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : path
  const home = basePath || '/'
  // Without the home page its address would lead to itself for ever.
  if (isAsset(inside, policy) || path === home) return { kind: 'missing' }
  return policy.unknown === 'redirect' ? { kind: 'home', to: home } : { kind: 'notFoundPage', file: notFoundPage }
}

/**
 * Splits path and query. A whole address counts without its host, as RFC 9112, section 3.2.2, wants it: there is only one
 * site here. The path is decoded, and stays as it is where its percent signs make no sense.
 * The query keeps its question mark, and what may not stand in a header is encoded.
 */
export function splitUrl(url: string): { path: string; query: string } {
  const target = url.replace(/^https?:\/\/[^/?#]+\/?/i, '/')
  const mark = target.indexOf('?')
  const raw = mark < 0 ? target : target.slice(0, mark)
  const query =
    mark < 0 ? '' : target.slice(mark).replace(/[^\x21-\x7e]/g, (character) => encodeURIComponent(character))
  return { path: decoded(raw), query }
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Is this the address of something that a page loads, rather than of a page? */
function isAsset(path: string, { assetPrefixes, assetExtensions }: RoutingPolicy): boolean {
  if (assetPrefixes.some((prefix) => path.startsWith(prefix))) return true
  const name = path.slice(path.lastIndexOf('/') + 1)
  const dot = name.lastIndexOf('.')
  return dot >= 0 && assetExtensions.includes(name.slice(dot + 1).toLowerCase())
}
