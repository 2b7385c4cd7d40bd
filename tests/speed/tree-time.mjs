/**
 * Measures the processor time and the memory of a command and of everything that it starts, including orphans, because
 * Next exits before its workers do.
 */
import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { residentPagesIn, statFields, ticksIn } from './process-stat.mjs'

/** Milliseconds between samples; the work of a process after its last sample is not counted. */
const SAMPLE_INTERVAL_MS = 50
/** Linux counts time in hundredths of a second. */
const TICKS_PER_SECOND = 100
/** The size of a page of memory, as Linux has it on x64 and, by default, on arm64. */
const PAGE_BYTES = 4096

/**
 * What a command used.
 * @typedef {object} Usage
 * @property {number} seconds of processor time, in user and in system mode; 0 where there is no `/proc`
 * @property {number} megabytes the most memory that all processes had at any time
 */

/**
 * Runs a command, and adds up the processor time that Linux reports for each process of its session.
 * @param {string} program
 * @param {string[]} args
 * @param {Record<string, string>} [env] in addition to that of this process
 * @returns {Promise<number>} seconds
 * @throws if the command fails, with the end of its output
 */
export const treeTime = async (program, args, env) => (await treeUsage(program, args, env)).seconds

/**
 * Runs a command, and measures all processes of its session.
 * @param {string} program
 * @param {string[]} args
 * @param {Record<string, string>} [env] in addition to that of this process
 * @param {string} [cwd] the working directory
 * @returns {Promise<Usage>}
 * @throws if the command fails, with the end of its output
 */
export function treeUsage(program, args, env = {}, cwd = process.cwd()) {
  return new Promise((done, failed) => {
    const wholeEnv = /** @type {NodeJS.ProcessEnv} */ ({ ...process.env, ...env })
    const child = spawn(program, args, { cwd, env: wholeEnv, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
    /** @type {Map<number, number>} */
    const ticks = new Map()
    let mostBytes = 0
    let output = ''
    /** @type {number | null | undefined} */
    let code
    const sample = () => {
      const alive = processesOf(child.pid ?? 0)
      for (const { pid, ticks: own } of alive) ticks.set(pid, own)
      mostBytes = Math.max(
        mostBytes,
        alive.reduce((sum, { bytes }) => sum + bytes, 0),
      )
      if (code === undefined || alive.length > 0) return
      clearInterval(timer)
      const sum = [...ticks.values()].reduce((all, own) => all + own, 0)
      if (code === 0) done({ seconds: sum / TICKS_PER_SECOND, megabytes: mostBytes / 1e6 })
      else failed(new Error(`${program} ${args.join(' ')} failed:\n${output.slice(-2000)}`))
    }
    const timer = setInterval(sample, SAMPLE_INTERVAL_MS)
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part))
    child.on('error', (error) => {
      clearInterval(timer)
      failed(error)
    })
    child.on('exit', (ended) => (code = ended))
  })
}

/**
 * Lists every process of a session.
 * @param {number} session
 * @returns {{ pid: number, ticks: number, bytes: number }[]}
 */
function processesOf(session) {
  return (existsSync('/proc/self/stat') ? readdirSync('/proc') : []).flatMap((name) => {
    if (!/^\d+$/.test(name)) return []
    const fields = fieldsOf(name)
    return Number(fields[3]) === session && fields[0] !== 'Z'
      ? [{ pid: Number(name), ticks: ticksIn(fields), bytes: residentPagesIn(fields) * PAGE_BYTES }]
      : []
  })
}

/**
 * Returns the fields after the name of a process; empty if it has just ended.
 * @param {string} pid
 */
function fieldsOf(pid) {
  try {
    return statFields(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return []
  }
}
