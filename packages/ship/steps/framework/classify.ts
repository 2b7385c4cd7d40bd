import { type Node, partOf } from '../../html'
import { type Kind, kindOf, MARK, markOf } from '../../mark'
import type { PageTree } from '../../page-tree'
import { eachPage, eachPageWith } from '../../step'
import { canonicaliseScripts } from './canonicalise-payload'
import { type ClientModules, MANIFEST, readClientModules } from './client-modules'
import { clientModulesOf } from './flight'
import { payloadPart, payloadScripts } from './payload'

/**
 * Decides which pages need React, by the client modules to which their payload refers, and puts the rows of the
 * payloads of these pages into canonical order.
 */
export const classify = eachPageWith('classify', async (out) => {
  const modules = await readClientModules(out.root)
  return { inputs: [JSON.stringify([...modules])], change: (page) => classifyAndSort(page, modules) }
})

/** Marks every page as Next exported it, under `SHIP=plain`. */
export const classifyPlain = eachPage('classify-plain', (page) => {
  if (!markOf(page.nodes)) putMark(page, 'plain')
})

/** Writes the kind of a page into the page, once. An unknown client module makes a page interactive. */
export function classifyPage(page: PageTree, modules: ClientModules): void {
  const { nodes, file } = page
  if (!markOf(nodes)) putMark(page, activeModules(nodes, file, modules).length === 0 ? 'static' : 'interactive')
}

/**
 * Does the same, and puts the rows of the payload into canonical order, except on a static page, which loses its
 * payload two steps later.
 */
export function classifyAndSort(page: PageTree, modules: ClientModules): void {
  classifyPage(page, modules)
  if (kindOf(page.nodes, page.file) !== 'static') canonicaliseScripts(page)
}

/**
 * Returns the files of the client modules that make a page interactive; for an id that no manifest lists, the id
 * itself.
 */
function activeModules(nodes: readonly Node[], page: string, modules: ClientModules): string[] {
  const scripts = payloadScripts(nodes)
  if (scripts.length === 0)
    throw new Error(`out/${page} has no payload. If Next was updated, check that this step still works with it.`)
  // Otherwise every page would count as interactive.
  if (modules.size === 0)
    throw new Error(
      `There is no ${MANIFEST} below .next/. If Next was updated, check that this step still works with it.`,
    )
  const payload = Buffer.from(scripts.map((script) => payloadPart(script, page)).join(''))
  const paths = clientModulesOf(payload).flatMap((id) => modules.get(id) ?? [`module ${id}`])
  return [...new Set(paths)].filter((path) => !isInert(path)).sort()
}

/** Appends the mark to the body: when its script runs, everything that it looks for exists. */
const putMark = (page: PageTree, kind: Kind): void =>
  page.append(partOf(page.nodes, 'body'), page.create('script', { [MARK]: kind }))

/**
 * Client modules that every page's payload contains and that do not make a page interactive, so a static page ships
 * without them. Paths are Turbopack's, relative to the root of the project. Any module not listed makes its page
 * interactive.
 */
const inert: readonly RegExp[] = [
  // Next's router, its boundaries, and its metadata components.
  /^node_modules\/next\/dist\/(esm\/)?client\/components\/(layout-router|render-from-template-context|client-page|client-segment)\.js$/,
  /^node_modules\/next\/dist\/(esm\/)?client\/components\/(http-access-fallback\/)?error-boundary\.js$/,
  /^node_modules\/next\/dist\/(esm\/)?client\/components\/builtin\/[\w-]+\.js$/,
  /^node_modules\/next\/dist\/(esm\/)?lib\/framework\/boundary-components\.js$/,
  /^node_modules\/next\/dist\/(esm\/)?lib\/metadata\/generate\/icon-mark\.js$/,
  // Error screens for React, which cannot fail on pages without it.
  /^app\/(.+\/)?(global-)?error\.tsx$/,
]

/** Whether a client module does not make a page interactive. @param path relative to the root of the project */
export const isInert = (path: string): boolean => inert.some((pattern) => pattern.test(path))
