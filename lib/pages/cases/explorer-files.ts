import { packVersion } from '../../charts/explorer-data'
import type { PublicFile } from '../../shared/public-file'
import { durationOf, explorerPath } from './case-stage'
import { listCases } from './cases'
import { readCase } from './read-case'

/**
 * Lists the files that the explorers of all cases of this build load, one for each version.
 * @throws ContentError as `readCase` does
 */
export async function listExplorerFiles(): Promise<PublicFile[]> {
  const files = await Promise.all(
    (await listCases()).map(async ({ file, slug }) => {
      const { entry, results } = await readCase(file)
      const versions = results.versions.filter((version) => version !== undefined)
      const options = { until: durationOf(versions), simulated: entry.data.source === 'simulated' }
      return versions.map((version, index) => ({
        path: explorerPath(slug, index),
        bytes: new TextEncoder().encode(packVersion(version, options)),
      }))
    }),
  )
  return files.flat()
}
