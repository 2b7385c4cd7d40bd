import { execFile } from 'node:child_process'
import { realpath } from 'node:fs/promises'
import { promisify } from 'node:util'
import { currentFiles } from '../../content/files'

const run = promisify(execFile)

/** Returns the output of a Git command in the project's folder; `undefined` if it fails or Git is not installed. */
export async function git(...args: string[]): Promise<string | undefined> {
  const cwd = currentFiles().root
  try {
    return (await run('git', args, { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })).stdout
  } catch {
    return undefined
  }
}

/**
 * Returns the output of a Git command that reads its standard input, in the project's folder.
 * @throws if it fails or Git is not installed
 */
export function gitWithInput(input: string, ...args: string[]): Promise<Buffer> {
  const options = { cwd: currentFiles().root, encoding: 'buffer', maxBuffer: Number.POSITIVE_INFINITY } as const
  const running = run('git', args, options)
  // If Git ends without reading all of its input, the promise is rejected with the message of Git.
  running.child.stdin?.on('error', () => {})
  running.child.stdin?.end(input)
  return running.then(({ stdout }) => stdout)
}

/** Returns the full hash of the commit that a revision names; undefined if there is none. */
export const commitAt = async (revision: string): Promise<string | undefined> =>
  (await git('rev-parse', '--verify', '--quiet', `${revision}^{commit}`))?.trim()

/** Whether the project's folder is the root of a Git repository, rather than a folder inside one. */
export async function isRepository(): Promise<boolean> {
  const top = await git('rev-parse', '--show-toplevel')
  return top !== undefined && (await realpath(top.trimEnd())) === (await realpath(currentFiles().root))
}
