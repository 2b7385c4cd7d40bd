import { extensionOf } from '../hosts/hosting-policy'
import type { Manifest, ServedFile } from './manifest'

/** The parts of the hosting policy that decide what a path leads to. */
export interface RoutingPolicy {
  unknown: 'redirect' | 'notFoundPage'
  assetPrefixes: readonly string[]
  assetExtensions: readonly string[]
}

/** What a request leads to, decided before any response is sent. */
export type Outcome =
  | { kind: 'file'; file: ServedFile }
  /** A permanent redirect, from another spelling or a former address of a page. */
  | { kind: 'moved'; to: string }
  /**
   * A temporary redirect from an unknown page. Browsers would remember a permanent one, and the page may exist
   * tomorrow.
   */
  | { kind: 'home'; to: string }
  | { kind: 'notFoundPage'; file: ServedFile | undefined }
  /** An unknown asset: a plain 404, so that no script element ever gets HTML. */
  | { kind: 'missing' }
  | { kind: 'methodNotAllowed'; allow: string }

/**
 * Decides what a request leads to. Every address that it returns comes from the list of known pages and never from the
 * request, except for the query of another spelling.
 * @param url path and query as in the request line, not decoded
 */
export function resolve(method: string, url: string, manifest: Manifest, policy: RoutingPolicy): Outcome {
  if (method !== 'GET' && method !== 'HEAD') return { kind: 'methodNotAllowed', allow: 'GET, HEAD' }
  const { path, query } = splitUrl(url)
  const file = manifest.pages.get(path) ?? manifest.files.get(path)
  if (file) return { kind: 'file', file }
  const route = manifest.spellings.get(path.toLowerCase())
  if (route !== undefined) return { kind: 'moved', to: encodeURI(route) + query }
  const { basePath, notFoundPage } = manifest
  const inside = path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : path
  const home = basePath || '/'
  // Without the home page, its address would redirect to itself for ever.
  if (isAsset(inside, policy) || path === home) return { kind: 'missing' }
  return policy.unknown === 'redirect' ? { kind: 'home', to: home } : { kind: 'notFoundPage', file: notFoundPage }
}

/**
 * Splits a URL into path and query. The host of an absolute address does not matter (RFC 9112, section 3.2.2): there is
 * only one site here. The path is decoded, unless its percent-encoding is malformed. The query keeps its question mark,
 * and characters that a header may not contain are encoded.
 */
export function splitUrl(url: string): { path: string; query: string } {
  const target = url.replace(/^https?:\/\/[^/?#]+\/?/i, '/')
  const mark = target.indexOf('?')
  const raw = mark < 0 ? target : target.slice(0, mark)
  const query =
    mark < 0 ? '' : target.slice(mark).replace(/[^\x21-\x7e]/g, (character) => encodeURIComponent(character))
  return { path: decode(raw), query }
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Whether a path is that of an asset rather than a page. */
function isAsset(path: string, { assetPrefixes, assetExtensions }: RoutingPolicy): boolean {
  return assetPrefixes.some((prefix) => path.startsWith(prefix)) || assetExtensions.includes(extensionOf(path))
}
