import { type ContentItem, isPublic } from '../../lib/pages/list'

/** A page that the built site does not have yet. */
export interface KeptBack {
  /** Without base path. */
  path: string
  state: 'draft' | 'scheduled'
}

/** Those among all pages, in their order. */
export function keptBackOf(items: readonly ContentItem[], now: Date): KeptBack[] {
  return items
    .filter((item) => !isPublic(item, now))
    .map(({ path, draft }) => ({ path, state: draft ? 'draft' : 'scheduled' }))
}

/** When the next page becomes public by itself, in milliseconds since 1970; nothing where none waits for a moment. */
export function nextDueOf(items: readonly ContentItem[], now: Date): number | undefined {
  const moments = items.flatMap(({ draft, publishAt }) =>
    draft || publishAt === undefined || publishAt <= now ? [] : [publishAt.getTime()],
  )
  return moments.length === 0 ? undefined : Math.min(...moments)
}
