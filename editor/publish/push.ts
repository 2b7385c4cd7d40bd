import type { Git, GitResult } from './git'
import { PublishError, unchanged } from './publish-error'

/**
 * Pushes commits, all or none.
 * @param refs in Git's notation, such as `+1234abc:refs/tags/published`
 * @throws PublishError if the push is rejected
 */
export async function push(git: Git, remote: string, refs: readonly string[]): Promise<void> {
  const attempt = (more: readonly string[]) => git(['push', '--porcelain', ...more, remote, ...refs])
  let result = await attempt(['--atomic'])
  if (/does not support --atomic/.test(result.errors)) result = await attempt([])
  if (result.code !== 0) throw new PublishError(`${explain(result, remote)} ${unchanged}`)
}

/**
 * Fetches a branch of the remote.
 * @returns its last commit; undefined if the remote does not have it yet
 * @throws PublishError if that fails, for example because the remote cannot be reached
 */
export async function fetchBranch(git: Git, remote: string, branch: string): Promise<string | undefined> {
  const known = `refs/remotes/${remote}/${branch}`
  const result = await git(['fetch', '--quiet', '--no-tags', remote, `+refs/heads/${branch}:${known}`])
  if (result.code === 0) return (await git(['rev-parse', '--verify', '--quiet', known])).text.trim() || undefined
  if (/couldn't find remote ref/.test(result.errors)) return undefined
  throw new PublishError(`${explain(result, remote)} ${unchanged}`)
}

/** Explains why a push or fetch failed, and what to do. */
function explain({ code, text, errors }: GitResult, remote: string): string {
  const [, reason = ''] = /^!\t.*?\t\[(?:remote )?rejected\] \((.*)\)$/m.exec(text) ?? []
  if (/fetch first|non-fast-forward|stale info/.test(text))
    return 'Somebody else has just published, so nothing was published. Press Publish again.'
  if (
    /could not read (Username|Password)|Authentication failed|Permission denied|publickey|\b403\b|access denied/i.test(
      errors,
    )
  )
    return `“${remote}” does not accept this computer, so nothing was published. Ask an engineer for the right to push to it.`
  if (
    /Could not resolve|Connection|timed out|unable to access|Could not read from remote|does not appear/i.test(
      errors,
    ) ||
    code === 130
  )
    return `“${remote}” cannot be reached, so nothing was published. Check the connection of this computer, then press Publish again.`
  const words =
    reason ||
    errors.split('\n').find((line) => /^(remote|fatal|error):/.test(line)) ||
    errors.trim() ||
    `git failed with exit code ${code}`
  return `“${remote}” refused what was sent, so nothing was published: ${words.replace(/\.?$/, '.')} Show this to an engineer.`
}
