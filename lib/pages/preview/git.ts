import { execFile } from 'node:child_process'
import { realpath } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** What a command of git writes; `undefined` where it fails or there is no git. */
export async function git(...args: string[]): Promise<string | undefined> {
  try {
    return (await run('git', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })).stdout
  } catch {
    return undefined
  }
}

/** Whether this folder is the root of a repository: one around it knows other files. */
export async function isRepository(): Promise<boolean> {
  const top = await git('rev-parse', '--show-toplevel')
  return top !== undefined && (await realpath(top.trimEnd())) === (await realpath('.'))
}
