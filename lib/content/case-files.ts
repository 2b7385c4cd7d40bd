import { readFile } from 'node:fs/promises'
import { posix } from 'node:path'
import type { PublicFile } from '../outputs/source'
import { resultsFiles } from './case-results'
import { setupOf } from './case-tokens'
import { listCases } from './cases'

/** Where visitors find a results file, without base path: `content/cases/galaxy/a.csv` is `/cases/galaxy/a.csv`. */
export function resultsPath(file: string): string {
  return file.replace(/^content/, '')
}

/**
 * The results files of all published cases, byte for byte as they were committed.
 * @throws ContentError where one is missing
 */
export async function listCaseFiles(): Promise<PublicFile[]> {
  const files = await Promise.all(
    (await listCases()).map(async ({ file }) => resultsFiles(setupOf(file, await readFile(file, 'utf8')))),
  )
  return Promise.all(
    files.flat().map(async (file) => ({ path: resultsPath(posix.normalize(file)), bytes: await readFile(file) })),
  )
}
