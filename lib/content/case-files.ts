import { readFile } from 'node:fs/promises'
import type { PublicFile } from '../outputs/source'
import { resultsFiles, resultsPath } from './case-results'
import { setupOf } from './case-tokens'
import { listCases } from './cases'

/**
 * The results files of all published cases, byte for byte as they were committed.
 * @throws ContentError where one is missing
 */
export async function listCaseFiles(): Promise<PublicFile[]> {
  const files = await Promise.all(
    (await listCases()).map(async ({ file }) => resultsFiles(setupOf(file, await readFile(file, 'utf8')))),
  )
  return Promise.all(files.flat().map(async (file) => ({ path: resultsPath(file), bytes: await readFile(file) })))
}
