import { commitAt, git, isRepository } from './git'

/** A commit with which the working directory is compared. */
export interface BaseCommit {
  commit: string
  /** The branch of the commit, such as `origin/main`. */
  branch: string
}

/**
 * Finds the last commit of a branch that the working directory contains: where the two diverged, or the tip of the
 * branch once it has been merged, or while its merge is in progress. If the remote has the branch, that one is used,
 * because a local copy may be old.
 * @param name the name of the branch, such as `main`
 * @returns undefined if there is no such branch, or no known commit is common to both
 */
export async function findBase(name: string): Promise<BaseCommit | undefined> {
  if (isRevision(name) || !(await isRepository()) || (await commitAt(`refs/tags/${name}`))) return undefined
  const branches = [
    [`origin/${name}`, `refs/remotes/origin/${name}`],
    [name, `refs/heads/${name}`],
    [name, `refs/remotes/${name}`],
  ] as const
  for (const [branch, ref] of branches) {
    const tip = await commitAt(ref)
    if (tip === undefined) continue
    if ((await git('merge-base', '--is-ancestor', tip, 'MERGE_HEAD')) !== undefined) return { branch, commit: tip }
    const commit = await git('merge-base', 'HEAD', tip)
    return commit === undefined ? undefined : { branch, commit: commit.trim() }
  }
  return undefined
}

/** Whether a name is a revision such as `HEAD~3`, which could also be read as a commit before the tip of a branch. */
const isRevision = (name: string) => name === 'HEAD' || name === '@' || /[~^:]|@\{/.test(name)
