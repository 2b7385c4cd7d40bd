import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'esbuild'

/**
 * Bundles browser scripts.
 * @param entry absolute path
 * @param constants names to values, which stand in the code in place of the names
 * @returns code for browsers of the last few years, small, without module syntax
 */
export async function bundle(entry: string, constants: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    // Never written: it tells esbuild that there may be a style sheet beside the script.
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
    // React draws the charts on the server. In a browser the same components need no more than the runtime of the tools.
    alias: { 'react/jsx-runtime': fileURLToPath(new URL('../../../client/jsx/react-jsx-runtime.ts', import.meta.url)) },
    plugins: [styleText],
  })
  const textOf = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))?.text.trim() ?? ''
  // By a function: a dollar in the styles means nothing here.
  const code = textOf('.js').replace(JSON.stringify(STYLES), () => JSON.stringify(textOf('.css')))
  if (code.includes(STYLES))
    throw new Error(`${entry} uses STYLES twice or within another text. Hand it to a style sheet of its own.`)
  return code
}

/** Stands in the script until the rules of the components that it draws are known; their classes are esbuild's own. */
const STYLES = '@styles'

/** The style sheet of a tool is a text in its script: a page's policy lets scripts put in what a style element may not. */
const styleText: Plugin = {
  name: 'style-text',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.tool\.css$/ }, async ({ path }) => {
      const { outputFiles } = await build({ entryPoints: [path], write: false, minify: true, target: 'es2020' })
      return { contents: (outputFiles?.[0]?.text ?? '').trim(), loader: 'text' }
    }),
}
