/** The hosting policy of `site.config.ts` as a shape, so that tests can try another. */
export interface HostingPolicy {
  unknown: 'redirect' | 'notFoundPage'
  hosts: readonly string[]
  assetPrefixes: readonly string[]
  types: Readonly<Record<string, string>>
  encodings: Readonly<Record<string, string>>
  cache: readonly (readonly [prefix: string, value: string])[]
  never: string
  headers: Readonly<Record<string, string>>
  tlsHeaders: Readonly<Record<string, string>>
  noindex: readonly string[]
}

/** The policy of a preview: on no answer may a search engine list what it got. */
export function previewPolicy(policy: HostingPolicy): HostingPolicy {
  return { ...policy, headers: { ...policy.headers, 'X-Robots-Tag': 'noindex' } }
}

/** What stands after the last dot of a path's last segment, in small letters; empty where there is no dot. */
export function endingOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1)
  const dot = name.lastIndexOf('.')
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase()
}

/**
 * The media type that a file is served with.
 * @returns `application/octet-stream` where the ending is not known: with `nosniff` a browser then offers a download
 */
export function typeOf(path: string, { types }: HostingPolicy): string {
  const ending = endingOf(path)
  return (Object.hasOwn(types, ending) ? types[ending] : undefined) ?? 'application/octet-stream'
}

/**
 * How long a file may be kept.
 * @param path with a leading slash
 */
export function cacheControlOf(path: string, { cache, never }: HostingPolicy): string {
  return cache.find(([prefix]) => path.startsWith(prefix))?.[1] ?? never
}

/** A pattern of the policy's `noindex` as a regular expression of a whole path; every host reads this little of one. */
export function patternSource(pattern: string): string {
  return `^${pattern
    .split('*')
    .map((part) => part.replace(/[.\\+?^$()[\]{}|]/g, '\\$&'))
    .join('.*')}$`
}

/** Is this a twin of a page that search engines should leave out? */
export function isNoindex(path: string, { noindex }: HostingPolicy): boolean {
  return noindex.some((pattern) => new RegExp(patternSource(pattern)).test(path))
}
