/**
 * What `npm pack` runs for a package: inside the repository its `exports` name TypeScript, while a packed one has
 * JavaScript and declarations in `dist/`, with the `exports` of its `publishConfig`.
 * `node ../pack.mjs` prepares the folder of a package, and `node ../pack.mjs restore` leaves it as it was.
 * `npm run tool -- pack gaze` packs one, and runs its scripts, which `.npmrc` otherwise prevents.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { build } from 'esbuild'

const original = 'package.json.original'

const [, , argument] = process.argv
if (argument === undefined) {
  restore()
  await prepare()
} else if (argument === 'restore') restore()
else process.exitCode = pack(argument)

/** @param {string} name folder of the package @returns {number} exit code */
function pack(name) {
  const args = ['pack', '--workspace', `packages/${name}`, '--ignore-scripts=false']
  return spawnSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' }).status ?? 1
}

/** Restores the files that `prepare` replaced, including those of an interrupted run. */
function restore() {
  if (existsSync(original)) renameSync(original, 'package.json')
  rmSync('dist', { recursive: true, force: true })
}

async function prepare() {
  const text = readFileSync('package.json', 'utf8')
  const manifest = JSON.parse(text)
  const entryPoints = Object.values(manifest.exports)
  await build({
    ...{ entryPoints, outdir: 'dist', bundle: true, splitting: true, format: 'esm', platform: 'neutral' },
    ...{ target: 'es2022', charset: 'utf8', packages: 'external' },
  })
  // Only a package for Node has dependencies.
  declare(entryPoints, manifest.dependencies ? 'node' : '')
  writeFileSync(original, text)
  const { exports } = manifest.publishConfig
  writeFileSync('package.json', `${JSON.stringify({ ...manifest, exports, scripts: undefined }, null, 2)}\n`)
}

/**
 * Writes the type declarations.
 * @param {string[]} entryPoints
 * @param {string} types the global types that the code may use
 */
function declare(entryPoints, types) {
  const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc')
  const { status, stdout } = spawnSync(
    process.execPath,
    [
      ...[compiler, ...entryPoints, '--ignoreConfig', '--declaration', '--emitDeclarationOnly'],
      ...['--outDir', 'dist', '--rootDir', '.', '--strict', '--skipLibCheck', '--target', 'es2023'],
      ...[
        '--lib',
        'es2023,dom',
        '--module',
        'esnext',
        '--moduleResolution',
        'bundler',
        '--types',
        types,
        '--esModuleInterop',
      ],
    ],
    { encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`The types of this package do not compile:\n${stdout}`)
  for (const path of readdirSync('dist', { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.d.ts')) continue
    // Node needs the extension in an import, and the sources leave it out.
    const declared = readFileSync(join('dist', path), 'utf8')
    writeFileSync(join('dist', path), declared.replace(/(from |import\()(['"])(\.[^'"]*)\2/g, '$1$2$3.js$2'))
  }
}
