/** `npm run tool -- texts`: writes down which interface texts the code asks for, after code came to show others. */
import { writeFileSync } from 'node:fs'
import { listFile, listTexts, writeList } from './list-texts'

/** Rewrites the list from the modules as they are. */
export function main(): void {
  const keys = listTexts()
  writeFileSync(listFile, writeList(keys))
  console.log(`${listFile} lists the ${keys.length} texts that the code asks for. Commit it.`)
}
