import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getEndpoints } from '../../lib/reference/endpoints'
import { allOperations } from '../../lib/reference/operations'
import { noteSkipped } from '../run/skipped.mjs'
import { type Programs, programs } from './programs'

/** Reads every operation in the endpoint table, and the names of all path parameters. */
export async function readOperations() {
  const endpoints = await getEndpoints()
  return { operations: allOperations(endpoints), names: Object.keys(endpoints.parameters) }
}

/** The languages to run: cURL and JavaScript in `npm test`, all languages in `npm run tool -- samples`. */
const selected = programs.filter(
  ({ language }) => process.env.SAMPLES === 'all' || /^(curl|javascript)$/.test(language),
)

/** Lists the languages whose samples can be run on this machine; the others are noted as skipped. */
export function runnable(): Programs[] {
  return selected.filter(({ needs, runner }) => {
    if (runner()) return true
    noteSkipped('sending the samples of the documentation', needs.runner)
    return false
  })
}

/** Runs a function in a new folder, and returns the files that it then contains. */
export async function inFolder(work: (folder: string) => Promise<void>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'oogwenk-samples-'))
  try {
    await work(folder)
    return (await readdir(folder)).sort()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Makes the Authorization header of RFC 7617, in UTF-8. */
export const basicAuth = (id: string, secret: string) => `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`
