import type { SnapshotPage } from '../snapshot'

/** The former addresses of a page as they are written; the schema tells of what is no text. */
export function formerlyOf({ yaml }: SnapshotPage): string[] {
  const { formerly } = (yaml?.value ?? {}) as { formerly?: unknown }
  return Array.isArray(formerly) && formerly.every((each) => typeof each === 'string') ? formerly : []
}
