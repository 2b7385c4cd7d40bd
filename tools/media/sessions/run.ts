import { writeFile } from 'node:fs/promises'
import { hashFiles, sha256 } from '../manifest'
import { inputs, MANIFEST, resultsFiles } from './files'

/**
 * `npm run tool -- media sessions`: simulates all tests again and writes their results files and the manifest. Commit
 * the results. `npm run tool -- media sessions --hashes` writes nothing and prints the hash of each file that would be
 * written.
 */
export async function main(
  options: readonly string[],
  complain: (text: string) => void = console.error,
): Promise<number> {
  const unknown = options.find((option) => option !== '--hashes')
  if (unknown !== undefined) {
    complain(`There is no option “${unknown}”. Give --hashes, or nothing.`)
    return 1
  }
  const files = await resultsFiles()
  const outputs = Object.entries(files).map(([file, text]) => [file, sha256(text)] as const)
  if (options.includes('--hashes')) {
    console.log(outputs.map(([file, hash]) => `${hash}  ${file}`).join('\n'))
    return 0
  }
  for (const [file, text] of Object.entries(files)) {
    await writeFile(file, text)
    console.log(`Simulated: ${file}`)
  }
  const manifest = { inputs: await hashFiles(await inputs()), outputs: Object.fromEntries(outputs) }
  await writeFile(MANIFEST, `${JSON.stringify(manifest, null, 2)}\n`)
  return 0
}
