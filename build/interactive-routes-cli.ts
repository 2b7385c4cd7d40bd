/** `npm run tool -- kinds`: updates the list after a page has become interactive or static on purpose. */
import { writeFile } from 'node:fs/promises'
import { kindsByRoute } from '@oogwenk/ship'
import { INTERACTIVE_FILE, listInteractive } from './interactive-routes'
import { settings } from './settings'

/** Rewrites the list from `out/`. */
export async function main(): Promise<void> {
  const kinds = await kindsByRoute(process.cwd(), settings)
  const listed = listInteractive(kinds).map((route) => JSON.stringify(route))
  await writeFile(INTERACTIVE_FILE, `[${listed.join(', ')}]\n`)
  console.log(`${INTERACTIVE_FILE} now lists the interactive routes of out/. Review the change with git diff.`)
}
