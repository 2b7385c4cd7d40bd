import { extensionOf, type HostingPolicy } from './hosting-policy'
import type { Redirect } from './redirects'

/** A file of `out/`: its path with forward slashes and without a leading one, and its size. */
export interface OutFile {
  path: string
  bytes: number
}

/** What the files of a host are made from. */
export interface ExportedSite {
  policy: HostingPolicy
  /** The site's origin, such as `https://www.oogwenk.example`. */
  origin: string
  /** Paths of pages, including `/`, sorted; without the not-found page. */
  routes: string[]
  /** All files except compressed copies, sorted. */
  files: OutFile[]
  /** Compressed copies: `about.html.br`. */
  siblings: OutFile[]
  /**
   * File name extensions in `out/` except html, and those of compressed copies, sorted: an unknown path with one of
   * them gets a plain 404.
   */
  extensions: string[]
  /** Redirects from former addresses, sorted by address. None of these is itself a page. */
  redirects: readonly Redirect[]
}

const clean = /^[a-z0-9_-]+(?:\/[a-z0-9_-]+)*$/

/**
 * Sorts the files of `out/`, and rejects those that hosts would serve differently.
 * @param redirects from former addresses of pages
 * @throws if the home page is missing, an address of a page has unusual characters, two files have one address, an
 * extension has no media type, or a redirect starts at an unusual address, hides a page or has no target
 */
export function describeExport(
  all: readonly OutFile[],
  policy: HostingPolicy,
  origin: string,
  redirects: readonly Redirect[] = [],
): ExportedSite {
  const sorted = [...all].sort((a, b) => (a.path < b.path ? -1 : 1))
  const paths = new Set(sorted.map(({ path }) => path))
  const isSibling = ({ path }: OutFile) => Object.hasOwn(policy.encodings, extensionOf(path)) && paths.has(baseOf(path))
  const files = sorted.filter((file) => !isSibling(file))
  for (const { path } of files) checkFile(path, paths, policy)
  const pages = files.filter(({ path }) => path.endsWith('.html') && path !== '404.html')
  const extensions = files
    .map(({ path }) => extensionOf(path))
    .filter((extension) => extension !== 'html' && extension !== '')
  const routes = pages.map(({ path }) => (path === 'index.html' ? '/' : `/${baseOf(path)}`)).sort()
  // Unknown paths redirect to the home page; without it, some hosts would redirect / to itself for ever.
  if (!routes.includes('/')) throw new Error('There is no out/index.html. Run npm run build again to create it.')
  checkRedirects(redirects, new Set(routes))
  return {
    ...{ policy, origin, files, routes, redirects },
    siblings: sorted.filter(isSibling),
    extensions: [...new Set([...extensions, ...Object.keys(policy.encodings)])].sort(),
  }
}

const baseOf = (path: string): string => path.slice(0, path.lastIndexOf('.'))

function checkFile(path: string, paths: ReadonlySet<string>, { types }: HostingPolicy): void {
  const extension = extensionOf(path)
  if (extension !== '' && !Object.hasOwn(types, extension) && !path.startsWith('.well-known/')) {
    throw new Error(`out/${path} has the extension ${extension}, which has no media type. Add it to hosting.types.`)
  }
  if (extension !== 'html') return
  const name = baseOf(path)
  if (!clean.test(name)) {
    throw new Error(
      `out/${path} is a page whose address has characters other than a-z, 0-9, - and _. Rename it: hosts read other characters differently.`,
    )
  }
  if (paths.has(`${name}/index.html`)) {
    throw new Error(`out/${path} and out/${name}/index.html have the same address. Remove one of the two pages.`)
  }
}

/**
 * Throws an error if a redirect is invalid. The content lint reports these to editors much earlier; this check makes
 * sure that no visitor is misled.
 */
function checkRedirects(redirects: readonly Redirect[], routes: ReadonlySet<string>): void {
  for (const { from, to } of redirects) {
    const isInvalid = !clean.test(from.slice(1)) || !from.startsWith('/') || routes.has(from) || !routes.has(to)
    if (isInvalid)
      throw new Error(
        `The redirect from ${from} to ${to} does not start at a plain address, hides a page of out/, or leads to none. Correct it where the site lists its redirects.`,
      )
  }
}

/** Fails the build if something exceeds a limit of a host, and says what to do. */
export function assertLimit(host: string, what: string, value: number, max: number): void {
  if (value <= max) return
  throw new Error(
    `${what} is ${value}, and ${host} allows at most ${max}. Make it smaller, or remove ${host} from hosting.hosts.`,
  )
}
