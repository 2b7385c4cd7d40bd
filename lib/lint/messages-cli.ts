import { writeFile } from 'node:fs/promises'
import { groups } from './messages/catalogue'
import { writeMessages } from './messages/write-messages'

const file = 'docs/messages.md'

/** `npm run tool -- messages`: writes the page that lists every message. Commit what it writes. */
export async function main(): Promise<void> {
  await writeFile(file, writeMessages(groups))
  console.log(`${file} lists every message now. Commit it.`)
}
