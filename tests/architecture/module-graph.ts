import { posix } from 'node:path'
import type { Module } from '../architecture/source'
import { entryPointOf, type Package } from './entry-points'

/** An import that leads to a module of this repository. */
interface Edge {
  to: string
  typeOnly: boolean
  /** Written `import()`, so that the module is loaded when that line runs. */
  isDynamic: boolean
}

/** The imports of each module, by its path relative to the project's root. */
export type ModuleGraph = ReadonlyMap<string, readonly Edge[]>

const endings = ['', '.ts', '.tsx', '.mjs', '.js', '/index.ts']

/** Follows the imports of all modules; packages from elsewhere, styles and data files are left out. */
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
 * The modules that running one module loads, including itself. Type imports are erased by then.
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
