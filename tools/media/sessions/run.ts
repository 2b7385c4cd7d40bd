import { writeFile } from 'node:fs/promises'
import { hashFiles, sha256 } from '../manifest'
import { inputs, MANIFEST_FILE, resultsFiles } from './files'

/**
 * `npm run tool -- media sessions`: simulates all tests again and writes their results files and the manifest. Commit
 * the results.
 */
export async function main(
  options: readonly string[],
  printError: (text: string) => void = console.error,
): Promise<number> {
  if (options.length > 0) {
    printError(`“${options[0]}” is not expected: this command takes no options. Leave it out.`)
    return 1
  }
  const files = await resultsFiles()
  const outputs = Object.entries(files).map(([file, text]) => [file, sha256(text)] as const)
  for (const [file, text] of Object.entries(files)) {
    await writeFile(file, text)
    console.log(`Simulated: ${file}`)
  }
  const manifest = { inputs: await hashFiles(await inputs()), outputs: Object.fromEntries(outputs) }
  await writeFile(MANIFEST_FILE, `${JSON.stringify(manifest, null, 2)}\n`)
  return 0
}
