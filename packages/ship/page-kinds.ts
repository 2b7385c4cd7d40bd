import { dirname } from 'node:path/posix'
import { nodesOf } from './html'
import { kindOf } from './mark'
import { findProjectFiles, type OutDir, openOutDir } from './out-dir'
import type { ShipSettings } from './settings'
import { pathOf } from './size-facts'

/**
 * Returns how each route is shipped, by its pattern: `static` for `/cases/[slug]`; `interactive and static` if its
 * pages differ.
 * @param root the project's root, absolute
 * @throws if a page belongs to no route
 */
export async function kindsByRoute(root: string, settings: ShipSettings): Promise<Record<string, string>> {
  return kindsIn(openOutDir(root, settings))
}

/** Returns the same for an opened export. */
export async function kindsIn(out: OutDir): Promise<Record<string, string>> {
  // Only previews have the second.
  const names = ['page.tsx', 'page.preview.tsx']
  const files = await Promise.all(names.map((name) => findProjectFiles(out.root, 'app', name)))
  const routes = files.flat().map((file) => dirname(file).slice('app'.length) || '/')
  const kinds = new Map<string, Set<string>>()
  for (const file of await out.pages()) {
    const route = routeOf(pathOf(file), routes)
    if (!route) throw new Error(`No route in app/ matches out/${file}. Check that its page.tsx exists.`)
    kinds.set(route, (kinds.get(route) ?? new Set()).add(kindOf(nodesOf(await out.readText(file)), file)))
  }
  const pairs = [...kinds].map(([route, found]) => [route, [...found].sort().join(' and ')] as const)
  return Object.fromEntries(pairs.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Returns the route that a page belongs to. Exact routes come first; the not-found page is a route of its own. */
export function routeOf(page: string, routes: readonly string[]): string | undefined {
  if (page === '/404' || routes.includes(page)) return page
  return routes.find((route) => {
    const pattern = route.replace(/\[\.\.\.[^\]]+\]/g, '.+').replace(/\[[^\]]+\]/g, '[^/]+')
    return pattern !== route && new RegExp(`^${pattern}$`).test(page)
  })
}
