import { type ContentItem, isPublic } from '../../lib/pages/list'

/** A page that the built site does not have yet. */
export interface Unpublished {
  /** The path, without the base path. */
  path: string
  state: 'draft' | 'scheduled'
}

/** Returns the unpublished pages among these, in the same order. */
export function listUnpublished(items: readonly ContentItem[], now: Date): Unpublished[] {
  return items
    .filter((item) => !isPublic(item, now))
    .map(({ path, draft }) => ({ path, state: draft ? 'draft' : 'scheduled' }))
}

/** Returns when the next scheduled page becomes public, in milliseconds since 1970; undefined if none is scheduled. */
export function findNextPublication(items: readonly ContentItem[], now: Date): number | undefined {
  const moments = items.flatMap(({ draft, publishAt }) =>
    draft || publishAt === undefined || publishAt <= now ? [] : [publishAt.getTime()],
  )
  return moments.length === 0 ? undefined : Math.min(...moments)
}
