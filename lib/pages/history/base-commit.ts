import { commitAt, git, isRepository } from './git'

/** A commit to compare the working directory with. */
export interface BaseCommit {
  commit: string
  /** The branch it is on, such as `origin/main`. */
  branch: string
}

/**
 * The last commit of a branch that the working directory contains: where both parted, or the branch's tip once it has been
 * merged, and while its merge is under way. The branch of the remote counts, if there is one: a local copy may be old.
 * @param name such as `main`
 * @returns undefined if there is no such branch, or it shares no commit that is known here
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

/** Such as `HEAD~3`, which would also be read as a commit before the tip of a branch. */
const isRevision = (name: string) => name === 'HEAD' || name === '@' || /[~^:]|@\{/.test(name)
