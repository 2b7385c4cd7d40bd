import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { load } from '../../load-ts.mjs'
import { buildVariant } from '../../tests/run/build-variant.mjs'
import { untouched } from '../../tests/run/variants.mjs'

/** What `SHIP=plain npm run build` writes. */
export interface PlainExport {
  outDir: string
  remove: () => Promise<void>
}

/** Makes it from the export before any step, which other tests have built already. */
export async function makePlainExport(): Promise<PlainExport> {
  const built = await buildVariant(untouched)
  const folder = await mkdtemp(join(tmpdir(), 'oogwenk-plain-'))
  const left = new Set(['node_modules', '.next', 'out'].map((name) => join(built, name)))
  await cp(built, folder, { recursive: true, filter: (path) => !left.has(path) })
  for (const part of ['out', '.next/server']) await cp(join(built, part), join(folder, part), { recursive: true })
  await symlink(join(built, 'node_modules'), join(folder, 'node_modules'))
  const { shipExport } = await load('./packages/ship/index.ts')
  const { settings } = await load('./build/settings.ts')
  await shipExport(folder, settings, 'plain')
  return { outDir: join(folder, 'out'), remove: () => rm(folder, { recursive: true, force: true }) }
}
