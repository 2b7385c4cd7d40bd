import { readFile, writeFile } from 'node:fs/promises'
import { allFields } from './fields/all-fields'
import { putFields } from './fields/write-fields'

const file = 'docs/writing-content.md'

/** `npm run tool -- fields`: writes the tables of fields into the guide for editors. Commit what it writes. */
export async function main(): Promise<void> {
  await writeFile(file, putFields(await readFile(file, 'utf8'), await allFields()))
  console.log(`${file} lists every field now. Commit it.`)
}
