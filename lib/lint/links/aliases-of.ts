import type { SnapshotPage } from '../snapshot'

/** The aliases of a page as they are written; the schema reports what is not a text. */
export function aliasesOf({ yaml }: SnapshotPage): string[] {
  const { aliases } = (yaml?.value ?? {}) as { aliases?: unknown }
  return Array.isArray(aliases) && aliases.every((each) => typeof each === 'string') ? aliases : []
}
