/** How every host must serve an export. */
export interface HostingPolicy {
  /** The file in which people edit the policy. It is named in the first line of configuration files, except JSON. */
  file?: string
  /** What an unknown path gets: a redirect to the home page, or the not-found page. */
  unknown: 'redirect' | 'notFoundPage'
  /** The hosts for which files are made. */
  hosts: readonly string[]
  /** Folders without pages, such as `/media/`: an unknown path there gets a plain 404. */
  assetPrefixes: readonly string[]
  /** Media types by file name extension. */
  types: Readonly<Record<string, string>>
  /** Content encodings by the extension of the compressed copy, the most preferred first. */
  encodings: Readonly<Record<string, string>>
  /** `Cache-Control` by the start of a path; the first match applies. */
  cache: readonly (readonly [prefix: string, value: string])[]
  /** The `Cache-Control` of errors and temporary redirects. */
  uncached: string
  headers: Readonly<Record<string, string>>
  /** Further headers, for hosts with TLS. */
  tlsHeaders: Readonly<Record<string, string>>
  /** Paths that search engines must not index; a star matches anything. */
  noindex: readonly string[]
}

/** Returns the extension of a path in lower case, without the dot; empty if the last segment has no dot. */
export function extensionOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1)
  const dot = name.lastIndexOf('.')
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase()
}

/**
 * Returns the media type of a file.
 * @returns `application/octet-stream` for an unknown extension: with `nosniff` browsers then offer a download
 */
export function mediaTypeOf(path: string, { types }: HostingPolicy): string {
  const extension = extensionOf(path)
  return (Object.hasOwn(types, extension) ? types[extension] : undefined) ?? 'application/octet-stream'
}

/**
 * Returns the Cache-Control of a file.
 * @param path with a leading slash
 */
export function cacheControlOf(path: string, { cache, uncached }: HostingPolicy): string {
  return cache.find(([prefix]) => path.startsWith(prefix))?.[1] ?? uncached
}

/** Converts a pattern of `noindex` to a regular expression for a whole path, in syntax that every host supports. */
export function patternSource(pattern: string): string {
  return `^${pattern
    .split('*')
    .map((part) => part.replace(/[.\\+?^$()[\]{}|]/g, '\\$&'))
    .join('.*')}$`
}

/** Whether search engines should not index a path, such as the Markdown copy of a page. */
export function isNoindex(path: string, { noindex }: HostingPolicy): boolean {
  return noindex.some((pattern) => new RegExp(patternSource(pattern)).test(path))
}
