import { join } from 'node:path'
import { href } from '../lib/shared/urls'
import { bundle } from './bundle'
import { attribute, elementsOf, type Node } from './html'
import { markOf } from './mark'
import { squeeze } from './squeeze'
import { FILES } from './steps/defer-framework'
import { TOOLS_STAND_IN } from './tools'

/** What a page has that its loader must look after: see `client/loader.ts`. */
export interface Needs {
  contents: boolean
  drafts: boolean
  explorer: boolean
  islands: boolean
  own: boolean
  reveals: boolean
  tabs: boolean
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
    tabs: has('data-panel'),
    tools: has('data-tool'),
  }
}

/** Whether a loader names the folder of the tools. */
export const needsTools = (needs: Needs): boolean => needs.tools || needs.contents || needs.explorer || needs.own

/**
 * The loader for pages with the same needs. Where they have islands it names `FILES`, which `put-loader` fills in.
 *
 * Names are shortened by how often each letter occurs: the folder of the tools is filled in after that, as another hash in
 * its name would rename half of the script.
 * @param root the project's root, absolute
 * @param tools gives the folder of the tools; asked where a page uses some
 */
export async function bundleLoader(root: string, needs: Needs, tools: () => string): Promise<string> {
  const constants = Object.fromEntries(Object.entries(needs).map(([name, value]) => [`HAS.${name}`, value]))
  const folder = needsTools(needs) ? href(`/${tools()}`) : ''
  const code = await bundle(join(root, 'client/loader.ts'), {
    ...constants,
    TOOLS: folder === '' ? '' : TOOLS_STAND_IN,
  })
  return (await squeeze(code)).replaceAll(TOOLS_STAND_IN, folder)
}
