import type { ModuleGraph } from './module-graph'

/**
 * Circles between folders below `root`, each as the sorted paths of its members. Each folder is checked by itself: its
 * sub-folders, with everything in them, may not import from one another in a circle. Imports of types count.
 * @param isThroughModules whether a circle may also lead through a module beside the folders. `pages/index` imports
 * every page, and every page imports from modules of `pages/`: with it, these are found as well
 */
export function findCircles(graph: ModuleGraph, root: string, isThroughModules = false): string[][] {
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
    return groupByCircle(links).filter((members) => members.some(isFolder))
  })
}

/** The folders around a file, from the outside in. */
function listFolders(path: string): string[] {
  const parts = path.split('/').slice(0, -1)
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}

/** The sub-folder or module of a folder that a path belongs to. */
function entryOf(folder: string, path: string): string | undefined {
  if (!path.startsWith(`${folder}/`)) return undefined
  const end = path.indexOf('/', folder.length + 1)
  return end < 0 ? path : path.slice(0, end)
}

/** Groups of nodes that can all be reached from one another. */
function groupByCircle(links: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
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
