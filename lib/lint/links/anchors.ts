import type { Nodes, Root } from 'mdast'
import type {} from 'mdast-util-directive'
import { getEndpoints } from '../../reference/endpoints'
import type { Endpoints } from '../../reference/endpoints-schema'
import { groupsOf } from '../../reference/operations'
import { groupId } from '../../reference/paths'
import { COMPUTED, computedId } from '../../research/computed'
import { problemsOf } from '../../shared/content-error'
import type { Survey, SurveyedPage } from '../snapshot'

/** Places that components make, by the path of their page. `tests/anchors.export.test.ts` holds them to the built pages. */
const made: Readonly<Record<string, readonly string[]>> = {
  '/': ['features'],
  '/about': ['plates', 'consulting', 'next'],
  '/docs': ['all-pages'],
  '/privacy': ['contents'],
  '/terms': ['contents'],
  '/pricing': ['plans'],
}

/** Places at the end of every case. */
const ofCases = ['get-started', 'your-own-results', 'computed', ...COMPUTED.map(computedId)]

/**
 * The places that links may lead to on each page, by its path: headings, and what components make of data.
 * @returns nothing for a page whose text or table of operations cannot be read: what it will have is not known
 */
export async function anchorsOf({ pages }: Pick<Survey, 'pages'>): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  let endpoints: Endpoints | undefined
  // What is wrong in the table is told by whoever reads it for its own sake.
  await problemsOf(async () => {
    endpoints = await getEndpoints()
  })
  const slugs = pages.flatMap(({ place }) => (place?.kind === 'case' ? [place.slug] : []))
  const found = new Map<string, ReadonlySet<string>>()
  for (const page of pages) {
    const { place, toc, nodes = [] } = page
    if (place === undefined || toc === undefined) continue
    const operations = operationsIn(nodes, endpoints)
    if (operations === undefined) continue
    const more = place.path === '/cases' ? slugs : place.kind === 'case' ? ofCases : (made[place.path] ?? [])
    found.set(place.path, new Set(['content', ...headingsOf(page), ...operations, ...more]))
  }
  return found
}

function headingsOf({ toc = [], place, data, written }: SurveyedPage): string[] {
  const ids = toc.map(({ id }) => id)
  if (place?.path === '/privacy' || place?.path === '/terms') return [...ids, ...clausesOf(written as Root)]
  return (data as { layout?: string } | undefined)?.layout === 'resources' ? [...ids, 'coverage'] : ids
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

/** The numbered clauses of a legal text: the items of the list in each of its sections. */
function clausesOf(tree: Root): string[] {
  let section = 0
  let count = 0
  const ids: string[] = []
  for (const node of tree.children) {
    if (node.type === 'list') for (const _ of node.children) ids.push(`clause-${section}-${++count}`)
    else if (node.type === 'heading' && node.depth === 2) {
      section += 1
      count = 0
    }
  }
  return ids
}
