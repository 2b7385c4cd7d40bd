import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { collectionsOf } from '../../editor/forms/config'
import { bundleInterface } from '../../editor/interface/bundle-interface'
import { openJournal } from '../../editor/journal/journal'
import { type Overlay, openProject } from '../../editor/project/open-project'
import { createEditor } from '../../editor/server/create-editor'
import { datesFile } from '../../lib/content/dates/dates'
import { dayIn } from '../../lib/content/dates/day-in'
import { openFiles, withFiles } from '../../lib/content/files'
import { getSite } from '../../lib/content/site'
import { renewDates } from '../../lib/pages/dates/dates'
import { getContent } from '../../lib/pages/get-content'
import { siteConfig } from '../../site.config'
import { readDevSettings } from '../dev/settings'
import { startDev } from '../dev/start-dev'
import { checkSave } from './check-save'
import { listFacts } from './facts'
import { listForms } from './forms'
import { policy } from './policy'

/** Only this computer, whatever HOST says: whoever reaches the editor may change the site. */
const HOST = ['--hostname', '127.0.0.1']

/** Where saves are prepared and overwritten versions kept, beside the submissions of forms; git ignores it. */
const JOURNAL = 'var/editor'

/**
 * Serves the site as `npm run dev` does, and the editor beside it, until Ctrl-C.
 * @param root the project's folder, which is the working directory
 * @param args as for `npm run dev`
 * @returns exit code
 */
export async function startEdit(root: string, args: readonly string[]): Promise<number> {
  const { port } = readDevSettings(args)
  const bundle = await bundleInterface(join(root, 'editor'), join(root, '.cache/editor'))
  const journal = openJournal(root, JOURNAL)
  await journal.replay()
  const address = `${siteConfig.basePath}/edit`
  const editor = createEditor({
    address,
    port,
    bundle,
    token: randomBytes(32).toString('hex'),
    title: 'Edit this site',
    describe,
    repository: openProject({ root, policy, journal, complete, check: (files) => checkSave(files, root) }),
    report: console.error,
  })
  return startDev([...args, ...HOST], { first: editor, also: `The editor is at http://localhost:${port}${address}.` })
}

/** The dates of pages whose words a save changes. */
async function complete(files: Overlay): Promise<Overlay> {
  const { timeZone } = await getSite()
  const today = dayIn(new Date(), timeZone)
  const { text, changed } = await withFiles(openFiles({ overlay: files }), () => renewDates(today))
  return changed.length === 0 ? {} : { [datesFile]: text }
}

/** The forms and facts of the files as they are now. */
async function describe() {
  const content = await getContent()
  return {
    config: {
      media_folder: 'content',
      public_folder: '/content',
      output: { omit_empty_optional_fields: true },
      collections: collectionsOf(await listForms(content)),
    },
    facts: listFacts(content).all,
    styles: [],
  }
}
