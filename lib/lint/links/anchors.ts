import type { Nodes } from 'mdast'
import type {} from 'mdast-util-directive'
import { openFence } from '../../markdown/plugins/mistakes'
import type { AnchorSource } from '../../pages/define-page'
import { pageOfFile } from '../../pages/find-page'
import { getEndpoints } from '../../reference/endpoints'
import type { Endpoints } from '../../reference/endpoints-schema'
import { groupsOf } from '../../reference/operations'
import { groupId } from '../../reference/paths'
import { collectDiagnostics } from '../../shared/diagnostic'
import type { Snapshot, SnapshotPage } from '../snapshot'

/**
 * Returns the anchors on each page, by its path: those of headings, and those that components make from data.
 * @returns nothing for a page whose anchors are unknown, because its text, one of its blocks or the table of operations
 *   cannot be read
 */
export async function anchorsOf({ pages }: Pick<Snapshot, 'pages'>): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  let endpoints: Endpoints | undefined
  // Mistakes in the table are reported by whatever reads it.
  await collectDiagnostics(async () => {
    endpoints = await getEndpoints()
  })
  const slugs = pages.flatMap(({ route }) => (route?.kind === 'case' ? [route.slug] : []))
  const found = new Map<string, ReadonlySet<string>>()
  for (const page of pages) {
    const { route, toc, nodes = [] } = page
    if (route === undefined || toc === undefined) continue
    // Headings below an unclosed code block are part of it.
    if (hasOpenFence(page)) continue
    const operations = operationsIn(nodes, endpoints)
    if (operations === undefined) continue
    found.set(
      route.path,
      new Set(['content', ...toc.map(({ id }) => id), ...operations, ...(await componentAnchors(page, slugs))]),
    )
  }
  return found
}

const hasOpenFence = ({ body = '', written }: SnapshotPage): boolean =>
  written?.children.some(
    ({ type, position }) =>
      type === 'code' && openFence(body.slice(position?.start.offset, position?.end.offset)) !== undefined,
  ) ?? false

/** The anchors that components make from data. `tests/anchors.export.test.ts` compares them with the built pages. */
async function componentAnchors(
  { file, route, data, written }: SnapshotPage,
  slugs: readonly string[],
): Promise<readonly string[]> {
  if (!route || !written) return []
  const makeAnchors = pageOfFile(file)?.anchors
  return (await makeAnchors?.({ path: route.path, data: data as AnchorSource['data'], tree: written, slugs })) ?? []
}

/** The anchors of groups of operations, and of each operation; undefined if they cannot be read. */
function operationsIn(nodes: readonly Nodes[], endpoints: Endpoints | undefined): string[] | undefined {
  const ids: string[] = []
  for (const node of nodes) {
    if (node.type !== 'leafDirective') continue
    const resource = node.attributes?.resource ?? ''
    // A misspelt resource is reported at its block.
    if (endpoints === undefined || !Object.hasOwn(endpoints.resources, resource)) return undefined
    for (const { title, operations } of groupsOf(endpoints, resource))
      ids.push(groupId(title), ...operations.map(({ id }) => id))
  }
  return ids
}
