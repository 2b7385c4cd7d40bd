import { endingOf, type HostingPolicy } from '../../lib/shared/hosting/hosting-policy'
import type { Redirect } from '../../lib/shared/hosting/redirects'

/** A file of `out/`: its path with forward slashes and none in front, and its size. */
export interface OutFile {
  path: string
  bytes: number
}

/** What the hosts' files are made from. */
export interface Exported {
  policy: HostingPolicy
  /** Where the site will be served: `https://www.oogwenk.example`. */
  origin: string
  /** Paths of pages, `/` among them, sorted; without the not-found page. */
  routes: string[]
  /** All files but compressed copies, sorted. */
  files: OutFile[]
  /** Compressed copies: `about.html.br`. */
  siblings: OutFile[]
  /** Endings of `out/` without html: a miss with one of them is a plain 404. */
  endings: string[]
  /** Former addresses of pages, by address; none is a page. */
  redirects: readonly Redirect[]
}

const clean = /^[a-z0-9_-]+(?:\/[a-z0-9_-]+)*$/

/**
 * Sorts what is in `out/`, and refuses what some host would serve otherwise than another.
 * @param redirects former addresses of pages
 * @throws where the home page is missing, on addresses of pages that leave the alphabet, on two files for one address, on endings without a type, and on
 *   former addresses that hide a page or lead to none
 */
export function describeExport(
  all: readonly OutFile[],
  policy: HostingPolicy,
  origin: string,
  redirects: readonly Redirect[] = [],
): Exported {
  const sorted = [...all].sort((a, b) => (a.path < b.path ? -1 : 1))
  const paths = new Set(sorted.map(({ path }) => path))
  const isSibling = ({ path }: OutFile) => Object.hasOwn(policy.encodings, endingOf(path)) && paths.has(baseOf(path))
  const files = sorted.filter((file) => !isSibling(file))
  for (const { path } of files) refuse(path, paths, policy)
  const pages = files.filter(({ path }) => path.endsWith('.html') && path !== '404.html')
  const endings = files.map(({ path }) => endingOf(path)).filter((ending) => ending !== 'html' && ending !== '')
  const routes = pages.map(({ path }) => (path === 'index.html' ? '/' : `/${baseOf(path)}`)).sort()
  // Whatever is not there leads to it, on some hosts by a page that would lead to itself.
  if (!routes.includes('/')) throw new Error('There is no out/index.html. Run npm run build again, which makes it.')
  refuseRedirects(redirects, new Set(routes))
  return {
    ...{ policy, origin, files, routes, redirects },
    siblings: sorted.filter(isSibling),
    endings: [...new Set([...endings, ...Object.keys(policy.encodings)])].sort(),
  }
}

const baseOf = (path: string): string => path.slice(0, path.lastIndexOf('.'))

function refuse(path: string, paths: ReadonlySet<string>, { types }: HostingPolicy): void {
  const ending = endingOf(path)
  if (ending !== '' && !Object.hasOwn(types, ending) && !path.startsWith('.well-known/')) {
    throw new Error(
      `out/${path} has the ending ${ending}, for which no host is told a media type. Add it to hosting.types in site.config.ts.`,
    )
  }
  if (ending !== 'html') return
  const name = baseOf(path)
  if (!clean.test(name)) {
    throw new Error(
      `out/${path} is a page whose address has other characters than a-z, 0-9, - and _. Rename it: hosts differ in how they read others.`,
    )
  }
  if (paths.has(`${name}/index.html`)) {
    throw new Error(`out/${path} and out/${name}/index.html have one address. Remove one of the two pages.`)
  }
}

/** The doctor tells editors long before this; here nothing may slip through that would lead visitors astray. */
function refuseRedirects(redirects: readonly Redirect[], routes: ReadonlySet<string>): void {
  for (const { from, to } of redirects) {
    const wrong = !clean.test(from.slice(1)) || !from.startsWith('/') || routes.has(from) || !routes.has(to)
    if (wrong)
      throw new Error(
        `${to} has the former address ${from}, which is no plain address, or is a page of out/ itself, or leads to none. Run npm run check:content and mend what it names.`,
      )
  }
}

/** One file of a host that is too much for it stops the build, in words that name the way out. */
export function assertLimit(host: string, what: string, is: number, most: number): void {
  if (is <= most) return
  throw new Error(
    `${what} is ${is}, and ${host} takes at most ${most}. Make it smaller, or take ${host} out of hosting.hosts in site.config.ts.`,
  )
}
