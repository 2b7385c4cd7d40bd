import { join } from 'node:path'
import { minify as minifyBySwc } from '@swc/core'
import { href } from '../../../lib/shared/urls'
import { attribute, elementsOf, type Node } from '../../html'
import { markOf } from '../../mark'
import { FILES } from '../framework/defer-framework'
import { bundle } from './bundle'
import { TOOLS_PLACEHOLDER } from './tools'

/** The parts of a page that its loader must look after: see `client/loader.ts`. */
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
 * Works out from a page what its loader must do.
 * @param page its file, such as `about.html`
 */
export function needsOf(nodes: readonly Node[], page: string): Needs {
  const has = (name: string) => nodes.some((node) => 'attrs' in node && attribute(node, name) !== undefined)
  const mark = markOf(nodes)
  return {
    contents: has('data-contents'),
    // The page after a form deletes the draft. Tabs are in forms without an action, which are never sent.
    drafts: elementsOf(nodes, 'form').some((form) => attribute(form, 'action') !== undefined) || page === 'thanks.html',
    explorer: has('data-explorer'),
    islands: mark !== undefined && attribute(mark, FILES) !== undefined,
    own: has('data-own-open'),
    reveals: has('data-reveal'),
    tabs: has('data-panel'),
    tools: has('data-tool'),
  }
}

/** Whether a loader contains the folder of the tools. */
export const needsTools = (needs: Needs): boolean => needs.tools || needs.contents || needs.explorer || needs.own

/**
 * The loader for pages with the same needs. For pages with islands it contains `FILES`, which `put-loader` replaces.
 *
 * The minifier chooses names by the frequency of letters. So the folder of the tools is filled in afterwards: otherwise a new
 * hash in its name would rename half the script.
 * @param root the project's root, absolute
 * @param tools gives the folder of the tools; called only where a page uses them
 */
export async function bundleLoader(root: string, needs: Needs, tools: () => string): Promise<string> {
  const constants = Object.fromEntries(Object.entries(needs).map(([name, value]) => [`HAS.${name}`, value]))
  const folder = needsTools(needs) ? href(`/${tools()}`) : ''
  const code = await bundle(join(root, 'client/loader.ts'), {
    ...constants,
    TOOLS: folder === '' ? '' : TOOLS_PLACEHOLDER,
  })
  return (await minify(code)).replaceAll(TOOLS_PLACEHOLDER, folder)
}

/**
 * Minifies a script further than the bundler does. esbuild shortens each function on its own; swc also inlines functions that
 * are called once, and constants. Saves 0.1 kB on every page (docs/performance.md).
 * @param code of one bundle, in the form of a function that is called at once
 * @returns a script with the same effect in the same browsers
 * @throws if the code cannot be parsed
 */
export async function minify(code: string): Promise<string> {
  const { code: small } = await minifyBySwc(code, {
    ecma: 2020,
    compress: { passes: 4, pure_getters: true },
    mangle: true,
    format: { comments: false },
  })
  // None of our code does anything that strict mode forbids.
  return small.replace(/^"use strict";/, '')
}
