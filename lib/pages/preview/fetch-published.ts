import { spawn } from 'node:child_process'
import { currentFiles } from '../../content/files'
import { git, isRepository } from '../history/git'

/** How long the remote may take to respond, in milliseconds. */
const TIMEOUT_MS = 10_000

/**
 * Git must not do housekeeping while somebody waits, nor ask for a password, which nobody would expect when listing
 * changes.
 */
const options = ['-c', 'gc.auto=0', '-c', 'maintenance.auto=false', '-c', 'credential.interactive=false']

/**
 * Fetches the tag `published` from the remote: a clone does not update a tag that it already has.
 * @param timeoutMs the time to wait, in milliseconds
 * @returns whether that succeeded; undefined if there is no remote
 */
export async function fetchPublished(timeoutMs = TIMEOUT_MS): Promise<boolean | undefined> {
  if (!(await isRepository())) return undefined
  if ((await git('config', '--get', 'remote.origin.url')) === undefined) return undefined
  const args = [...options, 'fetch', '--quiet', '--force', '--no-recurse-submodules', 'origin', 'tag', 'published']
  return new Promise((done) => {
    // Without a terminal, neither Git nor SSH can ask for a password.
    const child = spawn('git', args, { cwd: currentFiles().root, stdio: 'ignore', detached: true, windowsHide: true })
    const timer = setTimeout(() => stop(child.pid), timeoutMs)
    const end = (succeeded: boolean) => {
      clearTimeout(timer)
      done(succeeded)
    }
    child.on('error', () => end(false)).on('exit', (code) => end(code === 0))
  })
}

/** Ends a process and those that it has started, such as SSH. */
function stop(pid: number | undefined): void {
  if (pid === undefined) return
  try {
    process.kill(process.platform === 'win32' ? pid : -pid)
  } catch {
    // It has already ended.
  }
}
