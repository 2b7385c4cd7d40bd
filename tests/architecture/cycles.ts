import type { ModuleGraph } from './module-graph'

/**
 * Finds import cycles between folders below `root`, each as the sorted paths of its members. Each folder is checked on
 * its own: its sub-folders, with everything in them, may not import from each other in a cycle. Imports of types count.
 * @param isThroughModules whether a cycle may also pass through a module beside the folders. Then `pages/index`, which
 * imports every page, forms cycles with the modules of `pages/` that pages import
 */
export function findCycles(graph: ModuleGraph, root: string, isThroughModules = false): string[][] {
  const paths = [...graph.keys()].filter((path) => path.startsWith(`${root}/`))
  const folders = new Set(paths.flatMap(listFolders).filter((folder) => `${folder}/`.startsWith(`${root}/`)))
  const isFolder = (entry: string) => folders.has(entry)
  return [...folders].sort().flatMap((folder) => {
    const links = new Map<string, Set<string>>()
    for (const path of paths) {
      const entry = entryOf(folder, path)
      if (entry === undefined || (!isThroughModules && !isFolder(entry))) continue
      const targets = links.get(entry) ?? new Set()
      links.set(entry, targets)
      for (const { to } of graph.get(path) ?? []) {
        const target = entryOf(folder, to)
        if (target !== undefined && target !== entry) targets.add(target)
      }
    }
    return stronglyConnected(links).filter((members) => members.some(isFolder))
  })
}

/** Lists the folders that contain a file, outermost first. */
function listFolders(path: string): string[] {
  const parts = path.split('/').slice(0, -1)
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}

/** Returns the sub-folder or module, directly in a folder, to which a path belongs. */
function entryOf(folder: string, path: string): string | undefined {
  if (!path.startsWith(`${folder}/`)) return undefined
  const end = path.indexOf('/', folder.length + 1)
  return end < 0 ? path : path.slice(0, end)
}

/** Returns the groups of two or more nodes that can all be reached from each other. */
function stronglyConnected(links: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const nodes = [...links.keys()]
  const reach = new Map(nodes.map((node) => [node, reachableFrom(node, links)]))
  const groups = nodes.map((node) =>
    nodes.filter((other) => reach.get(node)?.has(other) && reach.get(other)?.has(node)).sort(),
  )
  return groups.filter(
    (group, index) => group.length > 1 && groups.findIndex(([first]) => first === group[0]) === index,
  )
}

function reachableFrom(start: string, links: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const reached = new Set([start])
  for (const node of reached) for (const next of links.get(node) ?? []) reached.add(next)
  return reached
}
