/** Installs what the project needs. Plain JavaScript without a dependency: it runs in an empty clone. */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Folder of the project, with a slash at its end. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Runs `npm ci` unless what is installed is what the lock file says.
 * @param {(text: string) => void} say where a person reads what goes on
 * @throws when Node is too old, or when npm fails
 */
export async function install(say = console.log) {
  refuseOldNode(process.versions.node)
  if (isInstalled(readJson(`${root}package-lock.json`), readJson(`${root}node_modules/.package-lock.json`))) return
  say('Installing the packages of package-lock.json (npm ci) …')
  // Development packages build the site: npm leaves them out by itself where NODE_ENV says production.
  const code = await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'])
  if (code !== 0) throw new Error(`npm ci ended with ${code}. Read its messages above, then start again.`)
}

/**
 * Compares the lock file with npm's own record of what it installed; no stamp of ours could go stale.
 * @param {any} lock contents of `package-lock.json`
 * @param {any} record contents of `node_modules/.package-lock.json`, or undefined
 */
export function isInstalled(lock, record) {
  if (!record?.packages || !lock?.packages) return false
  const wanted = Object.entries(lock.packages).filter(([path]) => path !== '')
  const complete = wanted.every(([path, { version, integrity, optional, devOptional, peer }]) => {
    const got = record.packages[path]
    // Packages for another system are in the lock and never installed.
    if (!got) return Boolean(optional || devOptional || peer)
    return got.version === version && got.integrity === integrity
  })
  return complete && Object.keys(record.packages).every((path) => path in lock.packages)
}

/**
 * Says in words that Node is too old, before some package says it in a riddle.
 * @param {string} version such as `20.19.0`
 */
export function refuseOldNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  throw new Error(
    `This project needs Node 20.19 or newer, and this is ${version}. Install a newer one from nodejs.org.`,
  )
}

/**
 * Runs a program in the project's folder with our own terminal.
 * @param {string} program @param {string[]} args
 * @returns {Promise<number>} its exit code; 127 when there is no such program, 128 and more when a signal ended it
 */
export function run(program, args) {
  return new Promise((done) => {
    // npm and npx are .cmd files on Windows, which only a shell starts.
    const child = spawn(program, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
    child.on('error', () => done(127))
    child.on('close', (code, signal) => done(code ?? (signal ? 130 : 1)))
  })
}

/** @param {string} file */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
