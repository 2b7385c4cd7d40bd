import { type ContentItem, isPublic } from '../../lib/pages/list'

/** A page that the built site does not have yet. */
export interface Unpublished {
  /** Without base path. */
  path: string
  state: 'draft' | 'scheduled'
}

/** Those among all pages, in their order. */
export function listUnpublished(items: readonly ContentItem[], now: Date): Unpublished[] {
  return items
    .filter((item) => !isPublic(item, now))
    .map(({ path, draft }) => ({ path, state: draft ? 'draft' : 'scheduled' }))
}

/** When the next page becomes public by itself, in milliseconds since 1970; nothing where none waits for a moment. */
export function nextPublication(items: readonly ContentItem[], now: Date): number | undefined {
  const moments = items.flatMap(({ draft, publishAt }) =>
    draft || publishAt === undefined || publishAt <= now ? [] : [publishAt.getTime()],
  )
  return moments.length === 0 ? undefined : Math.min(...moments)
}
