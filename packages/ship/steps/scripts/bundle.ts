import { build, type Plugin } from 'esbuild'
import type { Constants } from '../../settings'

/** Options that differ between scripts. */
interface BundleOptions {
  /** Values that replace names in the code. */
  constants?: Constants
  /** Modules that replace others, by the name that is imported; absolute paths. */
  alias?: Readonly<Record<string, string>>
}

/**
 * Bundles a browser script.
 * @param entry absolute path
 * @returns minified code without module syntax, for browsers that support ES2020
 * @throws if the code cannot be bundled, or uses `STYLES` twice or inside another string
 */
export async function bundle(entry: string, { constants = {}, alias = {} }: BundleOptions = {}): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    // Nothing is written there, but the option allows a style sheet in addition to the script.
    outdir: '/',
    minify: true,
    format: 'iife',
    target: 'es2020',
    legalComments: 'none',
    charset: 'utf8',
    define: {
      ...Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)])),
      STYLES: JSON.stringify(STYLES),
    },
    alias: { ...alias },
    plugins: [styleText],
  })
  const textOf = (extension: string) => outputFiles.find(({ path }) => path.endsWith(extension))?.text.trim() ?? ''
  // A function, because a dollar sign in the styles would otherwise have a special meaning.
  const code = textOf('.js').replace(JSON.stringify(STYLES), () => JSON.stringify(textOf('.css')))
  if (code.includes(STYLES))
    throw new Error(`${entry} uses STYLES twice or inside another string. Use it once, as a value of its own.`)
  return code
}

/** Placeholder in the script for the styles of the components that it draws, which are known only after bundling. */
const STYLES = '@styles'

/**
 * Loads a tool's style sheet as a string: a page's policy lets scripts add styles, but allows no further style element.
 */
const styleText: Plugin = {
  name: 'style-text',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.tool\.css$/ }, async ({ path }) => {
      const { outputFiles } = await build({ entryPoints: [path], write: false, minify: true, target: 'es2020' })
      return { contents: (outputFiles?.[0]?.text ?? '').trim(), loader: 'text' }
    }),
}
