import { spawn } from 'node:child_process'

/** The time limit for a command, which may contact another computer, in milliseconds. */
const TIMEOUT_MS = 60_000

/** Git neither cleans up while somebody waits, nor asks for a password that nobody could enter. */
const options = ['-c', 'gc.auto=0', '-c', 'maintenance.auto=false', '-c', 'credential.interactive=false']

/**
 * What a command printed, and its exit code; 127 if Git is not installed, 130 if it was stopped for taking too long.
 */
export interface GitResult {
  code: number
  bytes: Uint8Array
  text: string
  errors: string
}

/** Runs a Git command, with its input and with environment variables. */
export type Git = (args: readonly string[], more?: GitInput) => Promise<GitResult>

interface GitInput {
  input?: string
  variables?: Readonly<Record<string, string>>
}

/** Environment variables of this process. */
export type Environment = Readonly<Record<string, string | undefined>>

/** Returns a function that runs Git commands in a folder. Their messages are in English, and they use no terminal. */
export function gitIn(root: string, environment: Environment): Git {
  return (args, { input = '', variables = {} } = {}) =>
    new Promise((done) => {
      const env = {
        ...environment,
        GIT_TERMINAL_PROMPT: '0',
        LC_ALL: 'C',
        ...variables,
      } as unknown as NodeJS.ProcessEnv
      // Detached, so that neither Git nor ssh has a terminal to prompt on.
      const child = spawn('git', [...options, ...args], { cwd: root, env, detached: true, windowsHide: true })
      const timer = setTimeout(() => stop(child.pid), TIMEOUT_MS)
      const [text, errors]: [Buffer[], Buffer[]] = [[], []]
      child.stdout.on('data', (chunk) => text.push(chunk))
      child.stderr.on('data', (chunk) => errors.push(chunk))
      const end = (code: number) => {
        clearTimeout(timer)
        done({
          code,
          bytes: Buffer.concat(text),
          text: Buffer.concat(text).toString(),
          errors: Buffer.concat(errors).toString(),
        })
      }
      child.on('error', () => end(127)).on('close', (code) => end(code ?? 130))
      // A command that does not read its input closes it.
      child.stdin.on('error', () => undefined).end(input)
    })
}

/** Ends a command and the processes that it has started, such as ssh. */
function stop(pid: number | undefined): void {
  if (pid === undefined) return
  try {
    process.kill(process.platform === 'win32' ? pid : -pid)
  } catch {
    // It has ended in the meantime.
  }
}

/**
 * Returns what a command printed.
 * @throws if it failed, for a reason unrelated to what people do in the editor
 */
export async function output(git: Git, args: readonly string[], more?: GitInput): Promise<string> {
  const { code, text, errors } = await git(args, more)
  if (code !== 0) throw new Error(`git ${args[0]} failed with exit code ${code}: ${errors.trim()}`)
  return text
}

/** Returns the full hash of the commit that a revision names; undefined if there is none. */
export async function commitAt(git: Git, revision: string): Promise<string | undefined> {
  const { code, text } = await git(['rev-parse', '--verify', '--quiet', `${revision}^{commit}`])
  return code === 0 ? text.trim() : undefined
}

/** Whether one commit is an ancestor of another, or the same commit. */
export const isAncestor = async (git: Git, one: string, other: string): Promise<boolean> =>
  (await git(['merge-base', '--is-ancestor', one, other])).code === 0

/** Returns the paths that a command printed with `-z`. */
export const pathsIn = (text: string): string[] => text.split('\0').filter(Boolean)
