import type { Api, ApiPart } from '../reference/api/api'
import { apiBase } from '../reference/paths'
import { addresses } from '../shared/urls'
import type { OutputSource } from './source'

/**
 * Collects the operations page by page, in reading order.
 * @throws if no page has operations: an empty description would look like an API without operations
 */
export async function readApi(source: Pick<OutputSource, 'site' | 'texts' | 'docs'>): Promise<Api> {
  const [site, t, docs] = await Promise.all([source.site(), source.texts(), source.docs()])
  const { of } = addresses(site.origin)
  const parts = docs.flatMap(({ path, title, lead, groups }): ApiPart[] => {
    const name = path.slice(path.lastIndexOf('/') + 1)
    return groups.length > 0 ? [{ name, title, lead, address: of(path), groups }] : []
  })
  const plan = parts[0]?.groups[0]?.operations[0]?.plan
  if (plan === undefined)
    throw new Error('No page of content/docs shows operations. Add ::operations{resource=…} to one of them.')
  return {
    ...{ site: site.name, base: apiBase(site.links.api), plan, parts, t },
    links: {
      docs: of('/docs/rest'),
      authentication: of('/docs/rest#authentication'),
      terms: of('/terms'),
      contact: of('/contact'),
    },
  }
}
