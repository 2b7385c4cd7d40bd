import { currentFiles } from '../../content/files'
import { setupOf } from '../../content/results/case-tokens'
import { readCaseResults, resultsPath } from '../../content/results/read-case-results'
import type { PublicFile } from '../../shared/public-file'
import { getContentPage } from '../get-content'
import { areasCsv, areasPath } from './areas-file'
import { listCases } from './cases'

/**
 * Lists the results files of all cases of this build, unchanged, and the areas of each case.
 * @throws ContentError if the results or the areas of a case cannot be read
 */
export async function listCaseFiles(): Promise<PublicFile[]> {
  const cases = await Promise.all(
    (await listCases()).map(async ({ file, path }) => {
      const results = await readCaseResults(setupOf(file, (await getContentPage(file)).text))
      const own = results.files.map(async (each) => ({
        path: resultsPath(each),
        bytes: await currentFiles().readBytes(each),
      }))
      return [...(await Promise.all(own)), { path: areasPath(path), bytes: Buffer.from(areasCsv(results)) }]
    }),
  )
  return cases.flat()
}
