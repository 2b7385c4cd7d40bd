import { createHash } from 'node:crypto'
import { plainText } from '../../content/files'
import { setupOf } from '../../content/results/case-tokens'
import { readAreas } from '../../content/results/read-areas'
import { readResultsBytes, resultsFiles } from '../../content/results/read-case-results'

/**
 * Hashes the measured data of a case: its results files and its areas, from which all charts are drawn and which
 * visitors can download. Line endings do not count, nor do comments in `areas.yml`.
 * @param page the text of a case, and its path
 * @throws ContentError if a results file is missing, or the areas cannot be read
 */
export async function measuredHash({ file, text }: { file: string; text: string }): Promise<string> {
  const setup = setupOf(file, text)
  const results = await Promise.all(resultsFiles(setup).map(readResultsBytes))
  const areas = JSON.stringify(await readAreas(`${setup.folder}/areas.yml`))
  return createHash('sha256')
    .update([...results.map((bytes) => plainText(Buffer.from(bytes).toString('utf8'))), areas].join('\0'))
    .digest('hex')
}
