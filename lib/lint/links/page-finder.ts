import { dirname } from 'node:path'
import { basePath } from '../../../site.config'
import { resultsPath } from '../../content/results/read-case-results'
import { areasPath } from '../../pages/cases/areas-file'
import { markdownCopyPath } from '../../shared/urls'
import type { Snapshot } from '../snapshot'
import { aliasesOf } from './aliases-of'
import type { WrittenLink } from './written-links'

/**
 * Returns a function that finds the page to which a link leads, in any form: its address, an alias, its Markdown copy
 * or a file published with it, with or without the host of the site.
 * @param origins the origins at which the site can be reached
 */
export function makePageFinder({ pages, files }: Pick<Snapshot, 'pages' | 'files'>, origins: readonly string[]) {
  const hosts = origins.filter((origin) => URL.canParse(origin)).map((origin) => new URL(origin).host)
  const aliased = new Map<string, string>()
  const found = new Map<string, string>()
  for (const page of pages) {
    if (page.route === undefined) continue
    const { kind, path } = page.route
    for (const from of aliasesOf(page)) aliased.set(from, path)
    found.set(path, path)
    if (kind === 'doc') found.set(markdownCopyPath(path), path)
    if (kind !== 'case') continue
    const results = files.filter((file) => file.endsWith('.csv') && dirname(file) === dirname(page.file))
    for (const file of [areasPath(path), ...results.map(resultsPath)]) found.set(file, path)
  }
  return ({ filledUrl, pagePath }: Pick<WrittenLink, 'filledUrl' | 'pagePath'>): string | undefined => {
    const path = filledUrl.startsWith('#') ? pagePath : pathOf(filledUrl, hosts)
    return path === undefined ? undefined : (found.get(path) ?? aliased.get(path))
  }
}

/** The path within the site, in the form that pages use; undefined for an address on another host. */
function pathOf(filledUrl: string, hosts: readonly string[]): string | undefined {
  if (filledUrl.startsWith('/')) return normalise(filledUrl.replace(/[?#].*$/s, ''))
  if (!/^https?:/i.test(filledUrl) || !URL.canParse(filledUrl)) return undefined
  const { host, pathname } = new URL(filledUrl)
  if (!hosts.includes(host)) return undefined
  return normalise(pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : pathname)
}

/** Removes a trailing slash or `.html`: hosts also find `/docs/rest/` and `/docs/rest.html`. */
const normalise = (path: string) => path.replace(/(.)(?:\/|\.html)$/, '$1')
