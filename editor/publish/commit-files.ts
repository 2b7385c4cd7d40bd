import { unlink } from 'node:fs/promises'
import { resolve } from 'node:path'
import { type Git, output } from './git'

/** The person who publishes. */
export interface Author {
  name: string
  email: string
}

/** The contents of a commit. */
export interface CommitPlan {
  /** The project's folder. */
  root: string
  /** The parent commit. */
  parent: string
  message: string
  author: Author
  /** Files with their content on disk. */
  paths?: readonly string[]
  /** Files with their content in another commit. */
  from?: { commit: string; paths: readonly string[] }
}

/**
 * Makes a commit with exactly these files. Neither the branch nor the index changes, so if the commit cannot be
 * published, everything is as before.
 * @returns its hash
 */
export async function commitFiles(
  git: Git,
  { root, parent, message, author, paths = [], from }: CommitPlan,
): Promise<string> {
  const index = resolve(root, (await output(git, ['rev-parse', '--git-path', 'editor-index'])).trimEnd())
  const variables = { GIT_INDEX_FILE: index }
  try {
    await output(git, ['read-tree', parent], { variables })
    const lines = from ? await linesOf(git, from) : ''
    if (lines !== '') await output(git, ['update-index', '-z', '--index-info'], { variables, input: lines })
    if (paths.length > 0)
      await output(git, ['update-index', '--add', '--remove', '-z', '--stdin'], {
        variables,
        input: `${paths.join('\0')}\0`,
      })
    const tree = (await output(git, ['write-tree'], { variables })).trim()
    const { name, email } = author
    const identity = {
      ...{ GIT_AUTHOR_NAME: name, GIT_AUTHOR_EMAIL: email },
      ...{ GIT_COMMITTER_NAME: name, GIT_COMMITTER_EMAIL: email },
    }
    const args = ['commit-tree', tree, '-p', parent, '-F', '-']
    return (await output(git, args, { input: message, variables: identity })).trim()
  } finally {
    await unlink(index).catch(() => undefined)
  }
}

/**
 * Returns files of another commit in the form that `git update-index --index-info` reads; the mode 0 removes a file.
 */
async function linesOf(git: Git, { commit, paths }: NonNullable<CommitPlan['from']>): Promise<string> {
  const lines = await Promise.all(
    paths.map(async (path) => {
      const found = await output(git, ['--literal-pathspecs', 'ls-tree', '-z', commit, '--', path])
      return found || `0 ${'0'.repeat(40)}\t${path}\0`
    }),
  )
  return lines.join('')
}

/**
 * Moves the branch of the folder to a commit, so that exactly these files count as committed.
 * @param branch the branch to switch to, if it is another one
 */
export async function moveTo(
  git: Git,
  { commit, before, paths, branch }: { commit: string; before: string; paths: readonly string[]; branch?: string },
): Promise<void> {
  if (branch !== undefined) {
    await output(git, ['update-ref', `refs/heads/${branch}`, commit])
    await output(git, ['symbolic-ref', 'HEAD', `refs/heads/${branch}`])
  } else await output(git, ['update-ref', 'HEAD', commit, before])
  if (paths.length === 0) return
  const from = ['--pathspec-from-file=-', '--pathspec-file-nul']
  await output(git, ['--literal-pathspecs', 'reset', '--quiet', ...from], { input: `${paths.join('\0')}\0` })
}
