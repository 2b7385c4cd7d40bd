import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { buildVariant } from '../../tests/run/build-variant.mjs'
import { untouched } from '../../tests/run/variants.mjs'

/** An export as `SHIP=plain npm run build` writes it. */
export interface PlainExport {
  outDir: string
  remove: () => Promise<void>
}

const run = promisify(execFile)

/** Runs in a separate process, because in Playwright's process tests have loaded some of these modules differently. */
const SHIP = `import { load } from './load-ts.mjs'
const { shipExport } = await load('./packages/ship/index.ts')
const { settings } = await load('./build/settings.ts')
await shipExport(process.argv[1], settings, 'plain')`

/** Makes the plain export from an untouched one, which is built first unless another test has built it. */
export async function makePlainExport(): Promise<PlainExport> {
  const built = await buildVariant(untouched)
  const folder = await mkdtemp(join(tmpdir(), 'oogwenk-plain-'))
  const excluded = new Set(['node_modules', '.next', 'out'].map((name) => join(built, name)))
  await cp(built, folder, { recursive: true, filter: (path) => !excluded.has(path) })
  for (const part of ['out', '.next/server']) await cp(join(built, part), join(folder, part), { recursive: true })
  await symlink(join(built, 'node_modules'), join(folder, 'node_modules'))
  await run(process.execPath, ['--input-type=module', '--eval', SHIP, folder])
  return { outDir: join(folder, 'out'), remove: () => rm(folder, { recursive: true, force: true }) }
}
