import { createResponder, type Manifest, type Redirect } from '@oogwenk/ship'
import { servedSite } from '../../build/served-site'
import { siteConfig } from '../../site.config'

/** The addresses of the site, without the base path. */
export interface Addresses {
  pages: readonly string[]
  /** Redirects from former addresses of pages. */
  redirects: readonly Redirect[]
}

/**
 * Returns the current pages in the form that the embedded server uses for an export. Their files are empty, because
 * Next renders them.
 */
export function manifestOf({ pages, redirects }: Addresses, basePath: string = siteConfig.basePath): Manifest {
  const responder = createResponder({ ...servedSite, basePath })
  const files = pages.map((path) => responder.fileOf(`${path === '/' ? '/index' : path}.html`, Buffer.alloc(0)))
  return responder.manifestOf(files, redirects)
}

/** Below these prefixes every page comes from `content/`. An engineer's new route can be anywhere else. */
const LISTED = ['/docs/', '/cases/']

/**
 * Whether Next may have a page or file at an address that nothing else knows. If a segment is empty, `.` or `..`, Next
 * would look at another address.
 */
export function mayBelongToNext(path: string): boolean {
  const isPlain =
    path === '/' ||
    !path
      .slice(1)
      .split('/')
      .some((part) => ['', '.', '..'].includes(part))
  return isPlain && !LISTED.some((prefix) => path.startsWith(prefix))
}
