import { type Node, partOf } from '../../html'
import { type Kind, kindOf, MARK, markOf } from '../../mark'
import type { PageTree } from '../../page-tree'
import { eachPage, eachPageWith } from '../../step'
import { canonicaliseScripts } from './canonicalise-payload'
import { type ClientModules, MANIFEST, readClientModules } from './client-modules'
import { clientModulesOf } from './flight'
import { payloadPart, payloadScripts } from './payload'

/**
 * Decides which pages need React, by the client modules that their payload refers to, and puts the rows of the payload of
 * these in canonical order.
 */
export const classify = eachPageWith('classify', async (out) => {
  const modules = await readClientModules(out.root)
  return { inputs: [JSON.stringify([...modules])], change: (page) => classifyAndSort(page, modules) }
})

/** Under `SHIP=plain` every page stays as Next exported it. */
export const classifyPlain = eachPage('classify-plain', (page) => {
  if (!markOf(page.nodes)) putMark(page, 'plain')
})

/** Writes the kind of a page into it, once. An unknown client module makes a page interactive. */
export function classifyPage(page: PageTree, modules: ClientModules): void {
  const { nodes, file } = page
  if (!markOf(nodes)) putMark(page, activeModules(nodes, file, modules).length === 0 ? 'static' : 'interactive')
}

/** The same, with the rows of the payload in canonical order; a static page loses its payload in the next step but one. */
export function classifyAndSort(page: PageTree, modules: ClientModules): void {
  classifyPage(page, modules)
  if (kindOf(page.nodes, page.file) !== 'static') canonicaliseScripts(page)
}

/** Files of the client modules that make a page interactive; for an id that no manifest lists, the id itself. */
function activeModules(nodes: readonly Node[], page: string, modules: ClientModules): string[] {
  const scripts = payloadScripts(nodes)
  if (scripts.length === 0) throw new Error(`out/${page} has no payload. Check a new version of Next with this step.`)
  // Otherwise every page would count as interactive.
  if (modules.size === 0)
    throw new Error(`There is no ${MANIFEST} below .next/. Check a new version of Next with this step.`)
  const payload = Buffer.from(scripts.map((script) => payloadPart(script, page)).join(''))
  const paths = clientModulesOf(payload).flatMap((id) => modules.get(id) ?? [`module ${id}`])
  return [...new Set(paths)].filter((path) => !isInert(path)).sort()
}

/** Puts the mark last in the body: when its script runs, everything that it looks for is there. */
const putMark = (page: PageTree, kind: Kind): void =>
  page.append(partOf(page.nodes, 'body'), page.create('script', { [MARK]: kind }))

/**
 * Client modules that every page's payload contains and that do not make a page interactive, so a static page ships without
 * them. Paths are those that Turbopack writes, from the root of the project. Any module not listed makes its page interactive.
 */
const inert: readonly RegExp[] = [
  // Next's router, its boundaries, and its metadata components.
  /^node_modules\/next\/dist\/(esm\/)?client\/components\/(layout-router|render-from-template-context|client-page|client-segment)\.js$/,
  /^node_modules\/next\/dist\/(esm\/)?client\/components\/(http-access-fallback\/)?error-boundary\.js$/,
  /^node_modules\/next\/dist\/(esm\/)?client\/components\/builtin\/[\w-]+\.js$/,
  /^node_modules\/next\/dist\/(esm\/)?lib\/framework\/boundary-components\.js$/,
  /^node_modules\/next\/dist\/(esm\/)?lib\/metadata\/generate\/icon-mark\.js$/,
  // Error screens for React: where React does not run, it cannot fail.
  /^app\/(.+\/)?(global-)?error\.tsx$/,
]

export const isInert = (path: string): boolean => inert.some((pattern) => pattern.test(path))
