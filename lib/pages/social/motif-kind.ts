import type { Motif } from '../../images/social/card'

/** The address of a page, and the button that stands where its content would. */
export interface Pictured {
  /** Without base path. */
  path: string
  request?: string | undefined
}

/** Pages of one kind each. */
const single: Readonly<Record<string, Motif['kind']>> = {
  ...{
    '/': 'home',
    '/about': 'about',
    '/pricing': 'pricing',
    '/contact': 'contact',
    '/thanks': 'thanks',
    '/cases': 'cases',
  },
  ...{
    '/terms': 'legal',
    '/privacy': 'legal',
    '/docs': 'apis',
    '/docs/rest': 'api',
    '/docs/rest/reference': 'reference',
  },
}

const REFERENCE = '/docs/rest/reference/'

/** The resource whose operations a page of the reference shows. */
export const resourceOf = (path: string): string | undefined =>
  path.startsWith(REFERENCE) ? path.slice(REFERENCE.length) : undefined

/**
 * What the social picture of a page shows.
 * @param resources those of the endpoint table
 */
export function motifKind({ path, request }: Pictured, resources: readonly string[]): Motif['kind'] {
  const own = Object.hasOwn(single, path) ? single[path] : undefined
  if (own !== undefined) return own
  if (path.startsWith('/cases/')) return 'case'
  if (!path.startsWith('/docs/')) return 'page'
  if (resources.includes(resourceOf(path) ?? '')) return 'operations'
  return request === undefined ? 'page' : 'request'
}
