import { join } from 'node:path'
import { addressOf } from './address'
import { insertion, insideOf, nodesOf, partOf, splice } from './html'
import { changePage } from './page-tree'
import type { ShipSettings } from './settings'
import { moveIntoPlace } from './steps/framework/place-suspense-content'
import { putPolicyInPage } from './steps/html/put-policy'

/** Applies to one page or script what the steps apply to a whole export. */
export interface PageMaker {
  /** Bundles a browser script. @param entry its module, from the root of the project */
  bundle: (entry: string) => Promise<string>
  /**
   * Makes the tools and the files beside them, by name.
   * @param folder the folder from which they are served, such as `/_dev/tools/`
   */
  tools: (folder: string) => Promise<Map<string, string>>
  /**
   * Completes a page of `next dev`: moves the content of islands to where it belongs, for visitors without JavaScript,
   * and adds scripts at the end of the body. Islands need no deferred hydration there.
   * @param file the page's file in an export, such as `about.html`
   * @param folder the folder from which the tools are served
   * @param scripts returns their markup, given the loader with the parts that the page needs
   */
  complete: (html: string, file: string, folder: string, scripts: (loader: string) => string) => Promise<string>
  /** Updates the policy of a page of the export after a change. */
  withPolicy: (html: string, file: string) => string
}

/**
 * Creates a page maker for development servers and tests.
 * @param root the project's root, absolute
 */
export function createPageMaker(root: string, settings: ShipSettings): PageMaker {
  const loaders = new Map<string, Promise<string>>()
  return {
    // Loaded on first use: a server that only serves pages needs no bundler.
    bundle: async (entry) => (await import('./steps/scripts/bundle')).bundle(join(root, entry)),
    tools: async (folder) => {
      const { makeTools } = await import('./steps/scripts/put-tools')
      const { TOOLS_PLACEHOLDER } = await import('./steps/scripts/tools')
      const address = addressOf(folder, settings)
      const files = await makeTools({ root, settings })
      return new Map([...files].map(([name, text]) => [name, text.replaceAll(TOOLS_PLACEHOLDER, address)]))
    },
    complete: async (original, file, folder, scripts) => {
      const { bundleLoader, needsOf } = await import('./steps/scripts/loader')
      const html = withIslands(original, file)
      const nodes = nodesOf(html)
      const needs = needsOf(nodes, file, settings)
      const key = JSON.stringify(needs)
      const loader = loaders.get(key) ?? bundleLoader({ root, settings }, needs, () => folder.slice(1))
      loaders.set(key, loader)
      return splice(html, [insertion(insideOf(partOf(nodes, 'body')).end, scripts(await loader))])
    },
    withPolicy: (html, file) => changePage(html, file, putPolicyInPage),
  }
}

/**
 * Moves the content of islands to where it belongs. If something failed, React sends instructions that this step does
 * not know. Such a page is left unchanged, because React's own script handles them.
 */
function withIslands(html: string, page: string): string {
  try {
    return changePage(html, page, moveIntoPlace)
  } catch {
    return html
  }
}
