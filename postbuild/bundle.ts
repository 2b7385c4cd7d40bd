import { build } from 'esbuild'

/**
 * Bundles browser scripts.
 * @param entry absolute path
 * @returns code for browsers of the last few years, small, without module syntax
 */
export async function bundle(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2020',
    legalComments: 'none',
    charset: 'utf8',
    // Numbers of site.config.ts; no property of a browser ends so.
    mangleProps: /[a-z](Px|Ms)$/,
  })
  return (outputFiles[0]?.text ?? '').trim()
}
