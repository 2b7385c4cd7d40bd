/** Runs one step of a long run, so that its last output can be repeated at the end. */
import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import { root } from '../../preview/install.mjs'

/** How many lines are kept. */
const KEPT = 12

/** How a program ended. @typedef {{ how: string, ok: boolean, last: string[] }} Ended */

/**
 * Runs a program in the project's folder and shows its output.
 * @param {string} program @param {string[]} args
 * @param {(child: import('node:child_process').ChildProcess) => void} [lead] gets the program, which then leads a group
 * of
 *   its own: a signal to the group reaches the servers and browsers that it has started as well
 * @param {string} [folder] another folder to run it in
 * @returns {Promise<Ended & { output: string }>} how it ended, in words, and the end of its output, without colours
 */
export function runStep(program, args, lead, folder = root) {
  return new Promise((done) => {
    // Through a pipe a program would not print colours.
    const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
    const windows = process.platform === 'win32'
    const child = spawn(program, args, {
      cwd: folder,
      stdio: ['inherit', 'pipe', 'pipe'],
      // npm and npx are .cmd files on Windows, which only a shell starts.
      shell: windows,
      detached: lead !== undefined && !windows,
      env: { ...process.env, ...colours },
    })
    lead?.(child)
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
      done({ how, ok, last: lines.filter(Boolean).slice(-KEPT), output: plain })
    }
    child.once('error', ({ message }) => end(`could not be started: ${message}`))
    child.once('close', (code, signal) => end(signal ? `was ended by ${signal}` : `ended with ${code}`, code === 0))
  })
}
