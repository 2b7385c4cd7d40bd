import { findBase } from './base-commit'
import { commitAt, isRepository } from './git'

/** Each deployment moves this tag to the commit that it publishes (docs/deploying.md). */
export const PUBLISHED_TAG = 'refs/tags/published'

/** Commits with which the current changes are compared, as full hashes; undefined if there is none. */
interface EarlierCommits {
  /** The last commit of the current branch. */
  last: string | undefined
  /** Where the branch began: the last commit of `main` that it contains. */
  base: string | undefined
  /** The commit of the last publication. */
  published: string | undefined
}

/**
 * Finds the commits with which the current changes are compared.
 * @returns all undefined outside a repository
 */
export async function earlierCommits(): Promise<EarlierCommits> {
  if (!(await isRepository())) return { last: undefined, base: undefined, published: undefined }
  const [last, base, published] = await Promise.all([commitAt('HEAD'), findBase('main'), commitAt(PUBLISHED_TAG)])
  return { last, base: base?.commit, published }
}
