import { href } from '../../../lib/shared/urls'
import { insideOf, nodesOf, partOf, put, splice } from '../../../postbuild/html'
import { moveIntoPlace } from '../../../postbuild/steps/framework/place-suspense-content'
import { bundleLoader, type Needs, needsOf } from '../../../postbuild/steps/scripts/loader'
import { PAGE_SCRIPT, TOOLS_FOLDER } from '../addresses'

/** What a page is told of the moment at which it was drawn. */
export interface PageState {
  /** Number of the edit that it shows. */
  edit: string
  /** Path without base path, such as `/about`. */
  path: string
}

/**
 * Makes the function that puts into a page of `next dev` what a build puts in: the content of islands in its place, for
 * whoever has no script, and the loader with the parts that the page needs. React would take what the loader changes for a mistake of the server, so it waits until React is there
 * (`page/live.ts`); islands need no late hydration.
 * @param root the project's root, absolute
 */
export function makeCompleter(root: string): (html: string, state: PageState) => Promise<string> {
  const loaders = new Map<string, Promise<string>>()
  const loaderFor = (needs: Needs) => {
    const key = JSON.stringify(needs)
    const code = loaders.get(key) ?? bundleLoader(root, needs, () => TOOLS_FOLDER.slice(1))
    loaders.set(key, code)
    return code
  }
  return async (sent, { edit, path }) => {
    const name = path === '/' ? 'index.html' : `${path.slice(1)}.html`
    const html = withIslands(sent, name)
    const nodes = nodesOf(html)
    const loader = await loaderFor(needsOf(nodes, name))
    const code = `livePage(${JSON.stringify(edit)},()=>{${loader}})`
    const scripts = `<script src="${href(PAGE_SCRIPT)}"></script><script data-ship="dev">${code}</script>`
    return splice(html, [put(insideOf(partOf(nodes, 'body')).end, scripts)])
  }
}

/**
 * A page with the content of its islands in its place. Where something failed, React sends what the step does not know, and
 * its own script deals with that: such a page stays as it came.
 */
function withIslands(html: string, page: string): string {
  try {
    return moveIntoPlace(html, page)
  } catch {
    return html
  }
}
