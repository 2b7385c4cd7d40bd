/** Installs the packages. Plain JavaScript without dependencies, because it runs in a fresh clone. */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The project's folder, with a trailing slash. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Runs `npm ci`, unless the installed packages match the lock file.
 * @param {(text: string) => void} print prints progress
 * @param {string} folder the folder of the lock file, with a trailing slash
 * @throws if Node is too old, or npm fails
 */
export async function install(print = console.log, folder = root) {
  assertNodeVersion(process.versions.node)
  if (isInstalled(readJson(`${folder}package-lock.json`), readJson(`${folder}node_modules/.package-lock.json`))) return
  print(`Installing the packages in ${folder.slice(root.length)}package-lock.json (npm ci) …`)
  // The build needs development packages, which npm leaves out if NODE_ENV is production.
  const code = await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], folder)
  if (code !== 0) throw new Error(`npm ci failed with exit code ${code}. Read its messages above, then try again.`)
}

/**
 * Compares the lock file with npm's own record of what it installed.
 * @param {any} lock the content of `package-lock.json`
 * @param {any} record the content of `node_modules/.package-lock.json`, or undefined
 */
export function isInstalled(lock, record) {
  if (!record?.packages || !lock?.packages) return false
  const locked = Object.entries(lock.packages).filter(([path]) => path !== '')
  const complete = locked.every(([path, { version, integrity, optional, devOptional, peer }]) => {
    const installed = record.packages[path]
    // Optional and peer packages, such as those for other systems, are in the lock file even if they are not installed.
    if (!installed) return Boolean(optional || devOptional || peer)
    return installed.version === version && installed.integrity === integrity
  })
  return complete && Object.keys(record.packages).every((path) => path in lock.packages)
}

/**
 * Throws a clear message if Node is too old, before a package fails with an unclear one.
 * @param {string} version such as `20.19.0`
 */
export function assertNodeVersion(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  throw new Error(
    `This project needs Node 20.19 or newer, but this is ${version}. Install a newer version from nodejs.org.`,
  )
}

/**
 * Runs a program, connected to this terminal.
 * @param {string} program @param {string[]} args
 * @param {string} folder the folder in which it runs
 * @returns {Promise<number>} its exit code; 127 if the program does not exist, 130 if a signal ended it
 */
export function run(program, args, folder = root) {
  return new Promise((done) => {
    // On Windows npm and npx are .cmd files, which only a shell can start.
    const child = spawn(program, args, { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' })
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
