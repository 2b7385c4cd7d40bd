import { createHash } from 'node:crypto'
import { cp, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { adaptInterface } from './adapt-interface'
import { stripRemoteFonts } from './strip-remote-fonts'

/**
 * Bundles the interface, once for each version, from the packages of the editor.
 * @param editor the folder of the editor, with its packages installed
 * @param cache the folder where bundles are kept
 * @returns the folder of the bundle: `boot.js`, its other modules, and fonts
 */
export async function bundleInterface(editor: string, cache: string): Promise<string> {
  const { resolve } = createRequire(join(editor, 'package.json'))
  const main = resolve('@sveltia/cms')
  const { version } = JSON.parse(await readFile(join(dirname(main), '../package.json'), 'utf8'))
  const source = join(editor, 'interface')
  const folder = join(cache, `interface-${version}-${await hashOf(source)}`)
  if (await exists(folder)) return folder
  const unfinished = `${folder}.${process.pid}`
  await mkdir(unfinished, { recursive: true })
  try {
    await bundle(source, unfinished)
    // The modules load fonts and decoders from this folder.
    await cp(join(dirname(main), 'assets'), join(unfinished, 'assets'), { recursive: true })
    await rename(unfinished, folder)
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
  return folder
}

async function bundle(source: string, folder: string): Promise<void> {
  const { build } = await import('esbuild')
  await build({
    entryPoints: { boot: join(source, 'boot.ts') },
    outdir: folder,
    bundle: true,
    format: 'esm',
    splitting: true,
    minify: true,
    target: 'es2022',
    legalComments: 'linked',
    logLevel: 'error',
    plugins: [
      {
        name: 'adapt the interface',
        setup({ onLoad }) {
          onLoad({ filter: /@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/ }, async ({ path }) => ({
            contents: [
              `import { readNumber } from ${JSON.stringify(join(source, 'read-number.ts'))}`,
              adaptInterface(stripRemoteFonts(await readFile(path, 'utf8'))),
            ].join('\n'),
            loader: 'js',
          }))
        },
      },
    ],
  })
}

/** Hashes the modules that determine a bundle. */
async function hashOf(folder: string): Promise<string> {
  const hash = createHash('sha256')
  const names = (await readdir(folder)).filter((name) => /^[\w-]+\.ts$/.test(name)).sort()
  for (const name of [...names, '../forms/facts.ts', '../forms/words-of-name.ts', '../pages/html.ts'])
    hash.update(await readFile(join(folder, name)))
  return hash.digest('hex').slice(0, 12)
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )
