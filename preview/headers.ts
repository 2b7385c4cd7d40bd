import type { ServerResponse } from 'node:http'
import { siteConfig } from '../site.config'

const { cache, headers } = siteConfig.hosting

/** Puts the security headers of the hosting policy on an answer, whatever its status. */
export function setPolicyHeaders(response: ServerResponse): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
}

/**
 * How long a file may be kept: for ever where its name carries a hash of its content.
 * @param path with a leading slash
 */
export function cacheControlOf(path: string): string {
  if (path.startsWith('/_next/static/') || path.startsWith('/media/')) return cache.hashed
  if (path.startsWith('/locales/')) return cache.translations
  return cache.revalidated
}
