import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { LocaleTree } from '../lib/i18n/load-locale'
import { bundle } from './bundle'
import { listProjectFolder } from './out-dir'

/** Where the folder of the tools lies in the export; its name is a hash, so browsers keep what is in it for a year. */
export const TOOLS_ABOVE = '_next/static/client'

/**
 * Bundles every tool of `client/tools/`: what a control with `data-tool` loads at its first use.
 * @param root the project's root, absolute
 * @param texts the part `tools` of the interface texts; each tool is given what stands under its name as `TEXTS`
 * @param constants further names to values, the same for all
 * @returns code by file name, such as `copy.js`
 */
export async function bundleTools(
  root: string,
  texts: LocaleTree,
  constants: Readonly<Record<string, unknown>> = {},
): Promise<Map<string, string>> {
  const sources = (await listProjectFolder(root, 'client/tools')).filter((name) => /^[a-z-]+\.tsx?$/.test(name))
  const made = sources.map(async (source): Promise<[string, string]> => {
    const name = source.replace(/\.tsx?$/, '')
    const code = await bundle(join(root, 'client/tools', source), { TEXTS: texts[name] ?? {}, ...constants })
    return [`${name}.js`, code]
  })
  return new Map(await Promise.all(made))
}

/** The folder in which files lie, by their content: one byte of one file gives all of them other addresses. */
export function folderOf(files: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256')
  for (const [name, text] of files) hash.update(`${name}\0${text}\0`)
  return `${TOOLS_ABOVE}/${hash.digest('hex').slice(0, 10)}`
}

/** The folder of the tools in an export, with a slash at its end. @throws where there is none */
export function toolsFolder(files: readonly string[]): string {
  const tool = files.find((path) => path.startsWith(`${TOOLS_ABOVE}/`))
  if (tool) return tool.slice(0, tool.indexOf('/', TOOLS_ABOVE.length + 1) + 1)
  throw new Error('A page has controls of tools, and out/ has no tools. The step put-tools must run before this one.')
}
