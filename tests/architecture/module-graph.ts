import { posix } from 'node:path'
import { entryPointOf, type Package } from './entry-points'
import type { Module } from './source'

/** An import of a module in this repository. */
interface Edge {
  to: string
  typeOnly: boolean
  /** Whether it is written `import()`, which loads the module only when that line runs. */
  isDynamic: boolean
}

/** The imports of each module, by its path relative to the project's root. */
export type ModuleGraph = ReadonlyMap<string, readonly Edge[]>

const endings = ['', '.ts', '.tsx', '.mjs', '.js', '/index.ts']

/** Follows the imports of all modules; external packages, styles and data files are left out. */
export function buildModuleGraph(modules: readonly Module[], packages: readonly Package[] = []): ModuleGraph {
  const paths = new Set(modules.map(({ path }) => path))
  return new Map(
    modules.map(({ path, imports }) => {
      const edges = imports.flatMap(({ from, typeOnly, isDynamic }) => {
        const target = from.startsWith('.') ? posix.join(posix.dirname(path), from) : entryPointOf(from, packages)
        if (target === undefined) return []
        const to = endings.map((ending) => `${target}${ending}`).find((each) => paths.has(each))
        return to === undefined ? [] : [{ to, typeOnly, isDynamic }]
      })
      return [path, edges]
    }),
  )
}

/**
 * Finds the modules that are loaded when one module runs, including itself. Type imports do not count.
 * @param hasRun whether an `import()` of this module runs
 */
export function findLoaded(entry: string, graph: ModuleGraph, hasRun: (path: string) => boolean): Set<string> {
  const loaded = new Set([entry])
  for (const path of loaded) {
    for (const { to, typeOnly, isDynamic } of graph.get(path) ?? []) {
      if (!typeOnly && (!isDynamic || hasRun(to))) loaded.add(to)
    }
  }
  return loaded
}
