/** `npm run tool -- kinds`: updates the list after a page has changed its kind on purpose. */
import { openOutDir, writeProjectFile } from '../out-dir'
import { KINDS_FILE, kindsByRoute } from './page-kinds'

/** Rewrites the list from `out/`. */
export async function main(): Promise<void> {
  const kinds = await kindsByRoute(openOutDir(process.cwd()))
  await writeProjectFile(process.cwd(), KINDS_FILE, `${JSON.stringify(kinds, null, 2)}\n`)
  console.log(`${KINDS_FILE} now lists what out/ holds. Review the change with git diff.`)
}
