import type { SnapshotPage } from '../snapshot'

/** Lists the aliases of a page as they are written; the schema reports values that are not texts. */
export function aliasesOf({ yaml }: SnapshotPage): string[] {
  const { aliases } = (yaml?.value ?? {}) as { aliases?: unknown }
  return Array.isArray(aliases) && aliases.every((each) => typeof each === 'string') ? aliases : []
}
