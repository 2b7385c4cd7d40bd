/** `npm run tool -- kinds`: updates the list after a page has changed its kind on purpose. */
import { writeFile } from 'node:fs/promises'
import { kindsByRoute } from '@oogwenk/ship'
import { KINDS_FILE } from './page-kinds'
import { settings } from './settings'

/** Rewrites the list from `out/`. */
export async function main(): Promise<void> {
  const kinds = await kindsByRoute(process.cwd(), settings)
  await writeFile(KINDS_FILE, `${JSON.stringify(kinds, null, 2)}\n`)
  console.log(`${KINDS_FILE} now lists what out/ holds. Review the change with git diff.`)
}
