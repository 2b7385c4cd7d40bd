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
 * The anchors that links may lead to on each page, by its path: headings, and what components make from data.
 * @returns undefined for a page whose text or table of operations cannot be read: its anchors are unknown
 */
export async function anchorsOf({ pages }: Pick<Snapshot, 'pages'>): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  let endpoints: Endpoints | undefined
  // The reader of the table reports what is wrong in it.
  await collectDiagnostics(async () => {
    endpoints = await getEndpoints()
  })
  const slugs = pages.flatMap(({ route }) => (route?.kind === 'case' ? [route.slug] : []))
  const found = new Map<string, ReadonlySet<string>>()
  for (const page of pages) {
    const { route, toc, nodes = [] } = page
    if (route === undefined || toc === undefined) continue
    // The headings below a code block that is not closed are part of it.
    if (isCutOff(page)) continue
    const operations = operationsIn(nodes, endpoints)
    if (operations === undefined) continue
    found.set(
      route.path,
      new Set(['content', ...toc.map(({ id }) => id), ...operations, ...(await madeOn(page, slugs))]),
    )
  }
  return found
}

function isCutOff({ body = '', written }: SnapshotPage): boolean {
  const last = written?.children.at(-1)
  const { start, end } = last?.position ?? {}
  return last?.type === 'code' && openFence(body.slice(start?.offset, end?.offset)) !== undefined
}

/** Anchors that components make from data. `tests/anchors.export.test.ts` compares it with the built pages. */
async function madeOn(
  { file, route, data, written }: SnapshotPage,
  slugs: readonly string[],
): Promise<readonly string[]> {
  if (!route || !written) return []
  const made = pageOfFile(file)?.anchors
  return (await made?.({ path: route.path, data: data as AnchorSource['data'], tree: written, slugs })) ?? []
}

/** Groups of operations, and each operation. */
function operationsIn(nodes: readonly Nodes[], endpoints: Endpoints | undefined): string[] | undefined {
  const ids: string[] = []
  for (const node of nodes) {
    if (node.type !== 'leafDirective') continue
    if (endpoints === undefined) return undefined
    for (const { title, operations } of groupsOf(endpoints, node.attributes?.resource ?? ''))
      ids.push(groupId(title), ...operations.map(({ id }) => id))
  }
  return ids
}
