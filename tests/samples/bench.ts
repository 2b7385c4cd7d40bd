import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getEndpoints } from '../../lib/reference/endpoints'
import { allOperations } from '../../lib/reference/operations'
import { noteSkipped } from '../run/skipped.mjs'
import { type Programs, programs } from './programs'

/** Every operation of the endpoint table, with the names of all path parameters. */
export async function readOperations() {
  const endpoints = await getEndpoints()
  return { operations: allOperations(endpoints), names: Object.keys(endpoints.parameters) }
}

/** `npm test` runs cURL and JavaScript, `npm run tool -- samples` all languages. */
const asked = programs.filter(({ language }) => process.env.SAMPLES === 'all' || /^(curl|javascript)$/.test(language))

/** Languages whose samples can be run here; the others are noted as skipped. */
export function runnable(): Programs[] {
  return asked.filter(({ needs, runner }) => {
    if (runner()) return true
    noteSkipped('sending the samples of the documentation', needs.runner)
    return false
  })
}

/** Runs in a new folder, and returns the files in it at the end. */
export async function inFolder(work: (folder: string) => Promise<void>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'oogwenk-samples-'))
  try {
    await work(folder)
    return (await readdir(folder)).sort()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The header that HTTP asks for: RFC 7617, in UTF-8. */
export const basic = (id: string, secret: string) => `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`
