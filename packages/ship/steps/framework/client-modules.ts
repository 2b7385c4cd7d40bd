import { runInNewContext } from 'node:vm'
import { findProjectFiles, readProjectFile } from '../../out-dir'

/** The files that client modules were made from, by module id. */
export type ClientModules = ReadonlyMap<string, readonly string[]>

/** The file name of each manifest of Next. */
export const MANIFEST = 'page_client-reference-manifest.js'

/**
 * Reads the client modules from Next's manifests; none if there is no manifest, for example because `.next/` has been
 * deleted.
 * @param root the project's root, absolute
 * @throws if a manifest lists no client modules
 */
export async function readClientModules(root: string): Promise<ClientModules> {
  const all = new Map<string, string[]>()
  for (const file of await findProjectFiles(root, '.next/server/app', MANIFEST)) {
    for (const [id, path] of modulesIn((await readProjectFile(root, file)) ?? '', file)) {
      all.set(id, [...new Set([...(all.get(id) ?? []), path])])
    }
  }
  return all
}

/** Returns pairs of module id and path from one manifest, which is a script that fills a global. */
export function modulesIn(script: string, file: string): [id: string, path: string][] {
  const context = { globalThis: {} as { __RSC_MANIFEST?: Record<string, { clientModules?: Record<string, Module> }> } }
  runInNewContext(script, context)
  const manifests = Object.values(context.globalThis.__RSC_MANIFEST ?? {})
  const pairs = manifests.flatMap(({ clientModules }) => Object.entries(clientModules ?? {}))
  if (pairs.length === 0)
    throw new Error(
      `${file} names no client modules. If Next was updated, check that this step can still read its manifests.`,
    )
  return pairs.map(([path, { id }]) => [String(id), path.replace(/^\[project\]\//, '').replace(/ <.+>$/, '')])
}

interface Module {
  id: number | string
}
