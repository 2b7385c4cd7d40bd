import { join } from 'node:path'
import { href } from '../lib/urls'
import { bundle } from './bundle'
import { attribute, elementsOf, type Node } from './html'
import { markOf } from './mark'
import { squeeze } from './squeeze'
import { FILES } from './steps/defer-framework'

/** What a page has that its loader must look after: see `client/loader.ts`. */
export interface Needs {
  contents: boolean
  drafts: boolean
  explorer: boolean
  islands: boolean
  own: boolean
  reveals: boolean
  tools: boolean
}

/**
 * Reads from a page what its loader has to do.
 * @param page its file, such as `about.html`
 */
export function needsOf(nodes: readonly Node[], page: string): Needs {
  const has = (name: string) => nodes.some((node) => 'attrs' in node && attribute(node, name) !== undefined)
  const mark = markOf(nodes)
  return {
    contents: has('data-contents'),
    // What was sent is forgotten on the page that follows a form. Tabs are in forms too, which are never sent.
    drafts: elementsOf(nodes, 'form').some((form) => attribute(form, 'action') !== undefined) || page === 'thanks.html',
    explorer: has('data-explorer'),
    islands: mark !== undefined && attribute(mark, FILES) !== undefined,
    own: has('data-own-open'),
    reveals: has('data-reveal'),
    tools: has('data-tool'),
  }
}

/**
 * Stands for the folder of the tools while names are shortened: they are given out by how often each letter occurs, so that
 * another hash in the folder's name would rename half of the script.
 */
const STAND_IN = '/@tools/'

/**
 * The loader for pages with the same needs.
 * @param root the project's root, absolute
 * @param tools gives the folder of the tools; asked where a page uses some
 */
export async function bundleLoader(root: string, needs: Needs, tools: () => string): Promise<string> {
  const constants = Object.fromEntries(Object.entries(needs).map(([name, value]) => [`HAS.${name}`, value]))
  const folder = needs.tools || needs.contents || needs.explorer || needs.own ? href(`/${tools()}`) : ''
  const code = await bundle(join(root, 'client/loader.ts'), { ...constants, TOOLS: folder === '' ? '' : STAND_IN })
  return (await squeeze(code)).replaceAll(STAND_IN, folder)
}
