import type { OutDir } from '../../out-dir'
import { fixedLengths, writeLengths } from '../../properties/inline-values'
import { readTokens } from '../../properties/short-names'
import type { Reuse } from '../../settings'
import { cachedText, reuseIn, type Step } from '../../step'
import { bundleTools, type ToolConstants, writeTools } from './tools'

/**
 * Makes each tool a plain script, which a control loads at its first use. In a page, only the loader contains its
 * address.
 */
export const putTools: Step = {
  name: 'put-tools',
  run: async (out) => {
    const { tools } = out.settings
    if (!tools) return
    const bundle = async (constants: ToolConstants) => {
      const inputs = [JSON.stringify(constants), out.cache.codeHash(...(tools.code ?? []))]
      const bundled = await cachedText(out, ['put-tools', ...inputs], async () =>
        JSON.stringify([...(await bundleTools(out.root, tools, constants))]),
      )
      return new Map<string, string>(JSON.parse(bundled))
    }
    const files = await makeTools(out, bundle, reuseIn(out, 'put-tools'))
    // Pages no longer declare properties that are plain lengths.
    const fixed = fixedLengths(await readTokens(out))
    for (const [name, code] of files) if (name.endsWith('.js')) files.set(name, writeLengths(code, fixed))
    await writeTools(out, files)
  },
}

/**
 * Returns every tool and the files beside it, by file name, with `TOOLS_PLACEHOLDER` for their folder; none if the site
 * has no tools.
 * @param bundle bundles the tools, or reads them from the cache
 * @param reuse the cache for the files beside them
 */
export async function makeTools(
  { root, settings: { tools } }: Pick<OutDir, 'root' | 'settings'>,
  bundle = (constants: ToolConstants) => (tools ? bundleTools(root, tools, constants) : new Map()),
  reuse: Reuse = (_, make) => make(),
): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  if (!tools) return files
  for (const [name, code] of await bundle(await tools.constants())) files.set(name, code)
  // They go into the folder of the scripts that load them, so the name of the folder is a hash of these too.
  for (const [name, text] of (await tools.files?.(reuse)) ?? []) files.set(name, text)
  return files
}
