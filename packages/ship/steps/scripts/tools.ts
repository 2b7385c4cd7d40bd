import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { addressOf } from '../../address'
import { TOOLS_PARENT } from '../../mark'
import { listProjectFolder, type OutDir } from '../../out-dir'
import type { Constants, ToolSettings } from '../../settings'
import { bundle } from './bundle'

/**
 * Placeholder for the folder of the tools, in their code and in loaders, until its name is known. A script never takes
 * its address from the document, where markup can shadow `currentScript`.
 */
export const TOOLS_PLACEHOLDER = '/@tools/'

/** The constants of all tools, and those of each. */
export type ToolConstants = Awaited<ReturnType<ToolSettings['constants']>>

/**
 * Bundles every tool of the site.
 * @param root the project's root, absolute
 * @returns code by file name, such as `copy.js`
 */
export async function bundleTools(
  root: string,
  { folder, alias = {} }: Pick<ToolSettings, 'folder' | 'alias'>,
  { all, each }: ToolConstants,
): Promise<Map<string, string>> {
  const sources = (await listProjectFolder(root, folder)).filter((name) => /^[a-z-]+\.tsx?$/.test(name))
  const modules = Object.entries(alias).map(([name, path]) => [name, join(root, path)])
  const made = sources.map(async (source): Promise<[string, string]> => {
    const name = source.replace(/\.tsx?$/, '')
    const own: Constants = Object.hasOwn(each, name) ? (each[name] ?? {}) : {}
    const code = await bundle(join(root, folder, source), {
      constants: { TOOLS: TOOLS_PLACEHOLDER, ...all, ...own },
      alias: Object.fromEntries(modules),
    })
    return [`${name}.js`, code]
  })
  return new Map(await Promise.all(made))
}

/**
 * Returns the folder for some files, named after their content: changing one byte of one file changes the addresses of
 * all.
 */
export function folderOf(files: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256')
  for (const [name, text] of files) hash.update(`${name}\0${text}\0`)
  return `${TOOLS_PARENT}/${hash.digest('hex').slice(0, 10)}`
}

/** Reads the tools of an export, by file name, with the placeholder for their folder. */
export async function readTools(out: OutDir): Promise<Map<string, string>> {
  const paths = (await out.files()).filter((path) => path.startsWith(`${TOOLS_PARENT}/`))
  const read = paths.map(async (path): Promise<[string, string]> => {
    const [folder, name] = [path.slice(0, path.lastIndexOf('/') + 1), path.slice(path.lastIndexOf('/') + 1)]
    return [name, (await out.readText(path)).replaceAll(addressOf(`/${folder}`, out.settings), TOOLS_PLACEHOLDER)]
  })
  return new Map(await Promise.all(read))
}

/** Reads the code of each tool, including styles, by its file name. Other files contain only data. */
export async function readToolCode(out: OutDir): Promise<Map<string, string>> {
  return new Map([...(await readTools(out))].filter(([name]) => name.endsWith('.js')))
}

/** Writes tools into the folder named after their content, fills in its address, and removes older folders. */
export async function writeTools(out: OutDir, files: ReadonlyMap<string, string>): Promise<void> {
  const folder = folderOf(files)
  for (const path of await out.files())
    if (path.startsWith(`${TOOLS_PARENT}/`) && !path.startsWith(`${folder}/`)) await out.remove(path)
  for (const [name, text] of files)
    await out.write(`${folder}/${name}`, text.replaceAll(TOOLS_PLACEHOLDER, addressOf(`/${folder}/`, out.settings)))
}

/** Returns the folder of the tools in an export, with a trailing slash. @throws if there is none */
export function toolsFolder(files: readonly string[]): string {
  const tool = files.find((path) => path.startsWith(`${TOOLS_PARENT}/`))
  if (tool) return tool.slice(0, tool.indexOf('/', TOOLS_PARENT.length + 1) + 1)
  throw new Error('A page uses tools, but out/ has none. The step put-tools must run before this one.')
}
