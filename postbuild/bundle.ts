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
    minify: true,
    format: 'iife',
    target: 'es2020',
    legalComments: 'none',
    charset: 'utf8',
    define: Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)])),
    // Numbers of site.config.ts; no property of a browser ends so.
    mangleProps: /[a-z](Px|Ms)$/,
    plugins: [styleText],
  })
  return (outputFiles[0]?.text ?? '').trim()
}

/** The style sheet of a tool is a text in its script: a page's policy lets scripts put in what a style element may not. */
const styleText: Plugin = {
  name: 'style-text',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.tool\.css$/ }, async ({ path }) => {
      const { outputFiles } = await build({ entryPoints: [path], write: false, minify: true, target: 'es2020' })
      return { contents: (outputFiles?.[0]?.text ?? '').trim(), loader: 'text' }
    }),
}
