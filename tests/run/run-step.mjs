/** Runs one step of a long run, and keeps its last lines to repeat them at the end. */
import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import { root } from '../../preview/install.mjs'

/** How many of the last lines are kept. */
const MAX_LAST_LINES = 12

/**
 * How a program ended: in words, whether it succeeded, and its last lines of output.
 * @typedef {{ how: string, ok: boolean, last: string[] }} Ended
 */

/**
 * Runs a program in the project's folder and shows its output.
 * @param {string} program @param {string[]} args
 * @param {(child: import('node:child_process').ChildProcess) => void} [onStart] receives the program, which then leads
 * a process group: a signal to the group also reaches the servers and browsers that the program has started
 * @param {string} [folder] in which it runs, if not the project's
 * @returns {Promise<Ended & { output: string }>} a description of how it ended, and the end of its output without
 * colours
 */
export function runStep(program, args, onStart, folder = root) {
  return new Promise((done) => {
    // Programs print no colours into a pipe by default.
    const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
    const windows = process.platform === 'win32'
    const child = spawn(program, args, {
      cwd: folder,
      stdio: ['inherit', 'pipe', 'pipe'],
      // On Windows, npm and npx are .cmd files, which only a shell can start.
      shell: windows,
      detached: onStart !== undefined && !windows,
      env: { ...process.env, ...colours },
    })
    onStart?.(child)
    let output = ''
    for (const name of /** @type {const} */ (['stdout', 'stderr'])) {
      child[name].setEncoding('utf8')
      child[name].on('data', (/** @type {string} */ text) => {
        process[name].write(text)
        output = (output + text).slice(-20_000)
      })
    }
    const end = (/** @type {string} */ how, ok = false) => {
      const plain = stripVTControlCharacters(output)
      const lines = plain.split('\n').map((line) => line.trimEnd())
      done({ how, ok, last: lines.filter(Boolean).slice(-MAX_LAST_LINES), output: plain })
    }
    child.once('error', ({ message }) => end(`could not be started: ${message}`))
    child.once('close', (code, signal) =>
      end(signal ? `was killed by ${signal}` : `exited with code ${code}`, code === 0),
    )
  })
}
