import { execFile } from 'node:child_process'
import { realpath } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The output of a git command; `undefined` if it fails or git is not installed. */
export async function git(...args: string[]): Promise<string | undefined> {
  try {
    return (await run('git', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })).stdout
  } catch {
    return undefined
  }
}

/** Whether the working directory is the root of a git repository, rather than a folder inside one. */
export async function isRepository(): Promise<boolean> {
  const top = await git('rev-parse', '--show-toplevel')
  return top !== undefined && (await realpath(top.trimEnd())) === (await realpath('.'))
}
