import { isAncestor, output, pathsIn } from './git'
import { listed, PublishError, unchanged } from './publish-error'
import { fetchBranch } from './push'
import { type PublishedProject, REVIEW_BRANCH_PREFIX } from './settings'

/**
 * Brings in what others have published, before something is published here. Files edited here do not change.
 * @returns the files that this has changed; undefined if there was nothing to bring in, or if the branch of this folder
 * is still under review
 * @throws PublishError if others have changed the same files, if this folder and the remote have diverged, or if the
 * remote cannot be reached; nothing has changed then
 */
export async function catchUp(project: PublishedProject): Promise<readonly string[] | undefined> {
  const { git, remote, branch } = project
  const tip = await fetchBranch(git, remote, branch)
  if (tip === undefined) return undefined
  const head = (await output(git, ['rev-parse', 'HEAD'])).trim()
  const current = (await git(['symbolic-ref', '--quiet', '--short', 'HEAD'])).text.trim()
  const isProposal = current.startsWith(REVIEW_BRANCH_PREFIX) && current !== branch
  const isMerged = isProposal && (await isAccepted(project, head, tip))
  if (!isMerged && (await isAncestor(git, tip, head))) return undefined
  if (isProposal && !isMerged) return undefined
  if (!isMerged && !(await isAncestor(git, head, tip)))
    throw new PublishError(
      `Others have published to “${branch}” of “${remote}”, and this folder has commits that are not there, so nothing was published. ${unchanged} Ask an engineer to merge the two.`,
    )
  return fastForward(project, { head, tip, ...(isProposal && { from: current }) })
}

/** Whether the commits under review have been published, even if they were merged into one. */
async function isAccepted({ git }: PublishedProject, head: string, tip: string): Promise<boolean> {
  if (await isAncestor(git, head, tip)) return true
  const base = (await git(['merge-base', head, tip])).text.trim()
  if (base === '' || base === tip) return false
  const paths = pathsIn(await output(git, ['diff', '-z', '--name-only', '--no-renames', base, head]))
  return (await git(['--literal-pathspecs', 'diff', '--quiet', head, tip, '--', ...paths])).code === 0
}

interface FastForward {
  head: string
  tip: string
  /** The branch that was under review, which the folder leaves. */
  from?: string
}

async function fastForward(project: PublishedProject, { head, tip, from }: FastForward): Promise<readonly string[]> {
  const { git, branch, remote, derived, renew } = project
  const changed = pathsIn(await output(git, ['diff', '-z', '--name-only', '--no-renames', head, tip]))
  const status = await output(git, ['status', '--porcelain', '-z', '--no-renames', '--untracked-files=all'])
  const own = new Set(pathsIn(status).map((line) => line.slice(3)))
  const both = changed.filter((path) => own.has(path) && path !== derived)
  const isSame = await Promise.all(both.map((path) => isOnDisk(project, path, tip)))
  const conflicts = both.filter((_, index) => !isSame[index])
  if (conflicts.length > 0)
    throw new PublishError(
      `Others have published changes to files that were also changed here (${listed(conflicts)}), so nothing was published. ${unchanged} Ask an engineer to merge both.`,
    )
  if (both.length > 0)
    await output(git, ['update-index', '--add', '--remove', '-z', '--stdin'], { input: `${both.join('\0')}\0` })
  const isDerivedOwn = own.has(derived) && changed.includes(derived)
  if (isDerivedOwn) await output(git, ['checkout', '--quiet', head, '--', derived])
  await git(['update-index', '-q', '--refresh'])
  const moved = await git(['read-tree', '-m', '-u', head, tip])
  if (moved.code === 0 && from === undefined) await output(git, ['update-ref', 'HEAD', tip, head])
  if (moved.code === 0 && from !== undefined) {
    await output(git, ['update-ref', `refs/heads/${branch}`, tip])
    await output(git, ['symbolic-ref', 'HEAD', `refs/heads/${branch}`])
  }
  await renew()
  if (moved.code !== 0)
    throw new PublishError(
      `What others have published on “${remote}” could not be brought into this folder, so nothing was published. ${unchanged} Show an engineer this: ${moved.errors.trim()}`,
    )
  return changed
}

/** Whether a file on disk matches a commit. */
async function isOnDisk({ git }: PublishedProject, path: string, commit: string): Promise<boolean> {
  const committed = (await git(['rev-parse', '--verify', '--quiet', `${commit}:${path}`])).text.trim()
  const { code, text } = await git(['hash-object', '--', path])
  return (code === 0 ? text.trim() : '') === committed
}
