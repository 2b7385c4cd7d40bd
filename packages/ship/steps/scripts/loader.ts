import { join } from 'node:path'
import { minify as minifyBySwc } from '@swc/core'
import { addressOf } from '../../address'
import type { Node } from '../../html'
import type { OutDir } from '../../out-dir'
import { factsOf } from '../../page-facts'
import type { LoaderSettings, ShipSettings } from '../../settings'
import { bundle } from './bundle'
import { TOOLS_PLACEHOLDER } from './tools'

/** Which parts of the loader a page needs, by name. */
export type Needs = Readonly<Record<string, boolean>>

const NO_LOADER: LoaderSettings = { entry: '', parts: {}, loadsTools: [] }

/**
 * Works out what a page's loader must do.
 * @param file the page's file, such as `about.html`
 */
export function needsOf(nodes: readonly Node[], file: string, { loader = NO_LOADER }: ShipSettings): Needs {
  const facts = factsOf(nodes, file)
  return Object.fromEntries(Object.entries(loader.parts).map(([name, isNeeded]) => [name, isNeeded(facts)]))
}

/** Whether a loader contains the address of the tools' folder. */
export const needsTools = (needs: Needs, { loader = NO_LOADER }: ShipSettings): boolean =>
  loader.loadsTools.some((name) => needs[name])

/**
 * Bundles the loader for pages with the same needs. For pages with islands it contains `FILES`, which `put-loader`
 * replaces.
 *
 * The minifier chooses names by the frequency of letters. The folder of the tools is therefore filled in afterwards:
 * otherwise a new hash in its name would rename half the script.
 * @param tools returns the folder of the tools; called only if a page uses them
 */
export async function bundleLoader(
  { root, settings }: Pick<OutDir, 'root' | 'settings'>,
  needs: Needs,
  tools: () => string,
): Promise<string> {
  const { loader = NO_LOADER } = settings
  const constants = Object.fromEntries(Object.entries(needs).map(([name, value]) => [`HAS.${name}`, value]))
  const folder = needsTools(needs, settings) ? addressOf(`/${tools()}`, settings) : ''
  const code = await bundle(join(root, loader.entry), {
    constants: { ...constants, TOOLS: folder === '' ? '' : TOOLS_PLACEHOLDER },
  })
  return (await minify(code)).replaceAll(TOOLS_PLACEHOLDER, folder)
}

/**
 * Minifies a script further than the bundler does. esbuild shortens each function on its own; swc also inlines
 * functions that are called once, and constants. Saves 0.1 kB on every page.
 * @param code one bundle, which is a function that is called immediately
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
