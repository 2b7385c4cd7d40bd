import type { Redirect } from '../../lib/shared/hosting/redirects'
import { siteConfig } from '../../site.config'
import { type Manifest, servedFile, toManifest } from '../server/manifest'
import { type Outcome, resolve } from '../server/resolve'

/** Where pages are, without base path. */
export interface Addresses {
  pages: readonly string[]
  /** Former addresses. */
  redirects: readonly Redirect[]
}

/** Endings of files that are no pages, as an export would have them. */
const ENDINGS = [...Object.keys(siteConfig.hosting.types), ...Object.keys(siteConfig.hosting.encodings)].filter(
  (ending) => ending !== 'html',
)

/** The pages that there are now, as the embedded server knows those of an export. Their files are empty: Next draws them. */
export function manifestOf({ pages, redirects }: Addresses, basePath: string = siteConfig.basePath): Manifest {
  const files = pages.map((path) => servedFile(`${path === '/' ? '/index' : path}.html`, Buffer.alloc(0)))
  return toManifest(files, basePath, redirects)
}

/** What an address leads to, decided by the code that decides it for an export. */
export function routeOf(method: string, url: string, manifest: Manifest): Outcome {
  return resolve(method, url, manifest, { ...siteConfig.hosting, assetExtensions: ENDINGS })
}

/** Below these every page is one of `content/`; an engineer's new route can be anywhere else. */
const LISTED = ['/docs/', '/cases/']

/**
 * Whether Next may have a page or a file at an address that leads to nothing known. Where a part of it is empty, `.` or
 * `..`, Next would look at another address.
 */
export function mayBeNexts(path: string): boolean {
  const isPlain =
    path === '/' ||
    !path
      .slice(1)
      .split('/')
      .some((part) => ['', '.', '..'].includes(part))
  return isPlain && !LISTED.some((prefix) => path.startsWith(prefix))
}
