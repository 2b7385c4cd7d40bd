import { readFile } from 'node:fs/promises'
import type { PublicFile } from '../feeds/source'
import { areasCsv, areasPath } from './areas-file'
import { readCaseResults, resultsPath } from './case-results'
import { setupOf } from './case-tokens'
import { listCases } from './cases'

/**
 * The results files of all published cases, byte for byte as they were committed, and the areas of each.
 * @throws ContentError where one is missing
 */
export async function listCaseFiles(): Promise<PublicFile[]> {
  const cases = await Promise.all(
    (await listCases()).map(async ({ file, path }) => {
      const results = await readCaseResults(setupOf(file, await readFile(file, 'utf8')))
      const own = results.files.map(async (each) => ({ path: resultsPath(each), bytes: await readFile(each) }))
      return [...(await Promise.all(own)), { path: areasPath(path), bytes: Buffer.from(areasCsv(results)) }]
    }),
  )
  return cases.flat()
}
