import { spawn } from 'node:child_process'

/** How long a command that asks another computer may take, in milliseconds. */
const PATIENCE = 60_000

/** Git neither cleans up while somebody waits, nor asks for a password that nobody could type. */
const options = ['-c', 'gc.auto=0', '-c', 'maintenance.auto=false', '-c', 'credential.interactive=false']

/** What a command printed, and its exit code; 127 if git is not installed, 130 if it took too long. */
export interface GitResult {
  code: number
  bytes: Uint8Array
  text: string
  errors: string
}

/** A command of git, with its input and with variables of the environment. */
export type Git = (args: readonly string[], more?: GitInput) => Promise<GitResult>

interface GitInput {
  input?: string
  variables?: Readonly<Record<string, string>>
}

/** Environment variables of this process. */
export type Environment = Readonly<Record<string, string | undefined>>

/** Commands of git in a folder. Their messages are in English, and they use no terminal. */
export function gitIn(root: string, environment: Environment): Git {
  return (args, { input = '', variables = {} } = {}) =>
    new Promise((done) => {
      const env = {
        ...environment,
        GIT_TERMINAL_PROMPT: '0',
        LC_ALL: 'C',
        ...variables,
      } as unknown as NodeJS.ProcessEnv
      // Detached, so that neither git nor ssh has a terminal to ask on.
      const child = spawn('git', [...options, ...args], { cwd: root, env, detached: true, windowsHide: true })
      const timer = setTimeout(() => stop(child.pid), PATIENCE)
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

/** Ends a command with those that it has started, such as ssh. */
function stop(pid: number | undefined): void {
  if (pid === undefined) return
  try {
    process.kill(process.platform === 'win32' ? pid : -pid)
  } catch {
    // It has ended meanwhile.
  }
}

/**
 * What a command printed.
 * @throws if it failed, for a reason that has nothing to do with what people do in the editor
 */
export async function output(git: Git, args: readonly string[], more?: GitInput): Promise<string> {
  const { code, text, errors } = await git(args, more)
  if (code !== 0) throw new Error(`git ${args[0]} ended with ${code}: ${errors.trim()}`)
  return text
}

/** The full hash of the commit that a revision names; undefined if there is none. */
export async function commitAt(git: Git, revision: string): Promise<string | undefined> {
  const { code, text } = await git(['rev-parse', '--verify', '--quiet', `${revision}^{commit}`])
  return code === 0 ? text.trim() : undefined
}

/** Whether one commit is another or comes before it. */
export const isBefore = async (git: Git, one: string, other: string): Promise<boolean> =>
  (await git(['merge-base', '--is-ancestor', one, other])).code === 0

/** Paths that a command printed with `-z`. */
export const pathsIn = (text: string): string[] => text.split('\0').filter(Boolean)
