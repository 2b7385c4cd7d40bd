/** `npm run tool -- kinds`: writes down what the built export holds, after a page was meant to change its kind. */
import { openOutDir, writeProjectFile } from '../out-dir'
import { KINDS_FILE, kindsByRoute } from './page-kinds'

/** Rewrites the list from `out/`. */
export async function main(): Promise<void> {
  const kinds = await kindsByRoute(openOutDir(process.cwd()))
  await writeProjectFile(process.cwd(), KINDS_FILE, `${JSON.stringify(kinds, null, 2)}\n`)
  console.log(`${KINDS_FILE} is as the export is now. Look at what git says has changed.`)
}
