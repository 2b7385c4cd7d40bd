import { settings } from '../../../build/settings'
import { href } from '../../../lib/shared/urls'
import { insideOf, nodesOf, partOf, put, splice } from '../../../postbuild/html'
import { moveIntoPlace } from '../../../postbuild/steps/framework/place-suspense-content'
import { bundleLoader, type Needs, needsOf } from '../../../postbuild/steps/scripts/loader'
import { PAGE_SCRIPT, TOOLS_FOLDER } from '../addresses'

/** The state of the site when a page was rendered. */
export interface PageState {
  /** Name of the edit that the page shows. */
  edit: string
  /** Path without base path, such as `/about`. */
  path: string
}

/**
 * Makes the function that adds to a page of `next dev` what a build adds: the content of islands where it belongs, for
 * visitors without JavaScript, and the loader with the parts that the page needs. The loader waits for React
 * (`page/live.ts`), which would report its changes as a hydration mismatch. Islands need no late hydration here.
 * @param root the project's root, absolute
 */
export function makeCompleter(root: string): (html: string, state: PageState) => Promise<string> {
  const loaders = new Map<string, Promise<string>>()
  const loaderFor = (needs: Needs) => {
    const key = JSON.stringify(needs)
    const code = loaders.get(key) ?? bundleLoader({ root, settings }, needs, () => TOOLS_FOLDER.slice(1))
    loaders.set(key, code)
    return code
  }
  return async (sent, { edit, path }) => {
    const name = path === '/' ? 'index.html' : `${path.slice(1)}.html`
    const html = withIslands(sent, name)
    const nodes = nodesOf(html)
    const loader = await loaderFor(needsOf(nodes, name, settings))
    const code = `livePage(${JSON.stringify(edit)},()=>{${loader}})`
    const scripts = `<script src="${href(PAGE_SCRIPT)}"></script><script data-ship="dev">${code}</script>`
    return splice(html, [put(insideOf(partOf(nodes, 'body')).end, scripts)])
  }
}

/**
 * Moves the content of islands to where it belongs. Where something failed, React sends instructions that the step does not
 * know. Such a page stays as it is, because React's own script handles them.
 */
function withIslands(html: string, page: string): string {
  try {
    return moveIntoPlace(html, page)
  } catch {
    return html
  }
}
