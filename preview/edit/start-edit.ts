import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { collectionsOf } from '../../editor/forms/config'
import { factTexts } from '../../editor/forms/fact-texts'
import { bundleInterface } from '../../editor/interface/bundle-interface'
import { type Journal, openJournal } from '../../editor/journal/journal'
import { createPages } from '../../editor/pages/create-pages'
import { describeReplay } from '../../editor/pages/kept-page'
import { ruleFor } from '../../editor/paths/policy'
import { type Overlay, openProject } from '../../editor/project/open-project'
import { versionNow } from '../../editor/project/version-now'
import { type Environment, gitIn } from '../../editor/publish/git'
import type { PublishedProject } from '../../editor/publish/settings'
import { createEditor } from '../../editor/server/create-editor'
import { datesFile } from '../../lib/content/dates/dates'
import { dayIn } from '../../lib/content/dates/day-in'
import { openFiles, withFiles } from '../../lib/content/files'
import { getSite } from '../../lib/content/site'
import { renewDates } from '../../lib/pages/dates/dates'
import { routeOf } from '../../lib/pages/find-page'
import { getContent } from '../../lib/pages/get-content'
import { readEarlierDates } from '../../lib/pages/history/earlier-dates'
import { slugify } from '../../lib/shared/slugify'
import { siteConfig } from '../../site.config'
import { readDevSettings } from '../dev/settings'
import { startDev } from '../dev/start-dev'
import { checkSave } from './check-save'
import { listFacts } from './facts'
import { listForms } from './forms'
import { findMovable } from './move-page'
import { policy } from './policy'
import { bundlePreview } from './preview/bundle-preview'
import { resultsPage } from './results/results-page'
import { errorsOf, reviewSite } from './review-site'
import { subjectOf } from './subject-of'

/**
 * Only this computer, whatever the environment variable `HOST` says, because anybody who can reach the editor can
 * change the site.
 */
const HOST = ['--hostname', '127.0.0.1']

/**
 * The folder in which saves are prepared and overwritten versions kept, beside the submissions of forms; Git ignores
 * it.
 */
const JOURNAL = 'var/editor'

/**
 * Serves the site as `npm run dev` does, together with the editor, until Ctrl-C.
 * @param root the project's folder, which is the working directory
 * @param args the arguments, as for `npm run dev`
 * @param environment the environment of this process, which Git needs
 * @returns the exit code
 */
export async function startEdit(root: string, args: readonly string[], environment: Environment): Promise<number> {
  const { port } = readDevSettings(args)
  const bundle = await bundleInterface(join(root, 'editor'), join(root, '.cache/editor'))
  const journal = openJournal(root, JOURNAL)
  const replayed = await journal.replay()
  const sentence = describeReplay(replayed)
  if (sentence !== undefined) console.log(sentence)
  const address = `${siteConfig.basePath}/edit`
  const repository = openProject({ root, policy, journal, complete, check: (files) => checkSave(files, root) })
  const access = { port, token: randomBytes(32).toString('hex') }
  const project = publishedProject(root, environment, journal)
  const review = () => repository.runExclusive(project.renew).then(() => reviewSite(root))
  const pageOf = (file: string) => findMovable(file, repository)
  const pages = createPages({
    ...access,
    address,
    siteName,
    project,
    journal,
    replayed,
    review,
    addressOf,
    pageOf,
    own: [resultsPage(address, repository)],
    subjectOf,
    repository,
  })
  const title = `Edit ${await siteName()}`.trim()
  const previewFiles = () => bundlePreview(root)
  const editor = createEditor({
    ...{ ...access, address, bundle, title, siteName, describe, previewFiles, repository, pages },
    report: console.error,
  })
  return startDev([...args, ...HOST], { first: editor, notice: `The editor is at http://localhost:${port}${address}.` })
}

/** Returns the address of a page, even of a draft, with the base path. */
async function addressOf(file: string): Promise<string | undefined> {
  const { pages } = await getContent()
  const route = pages.some((page) => page.file === file) ? routeOf(file) : undefined
  return route && `${siteConfig.basePath}${route.path}`
}

/** Returns the site's name; empty while its file is invalid, so that the editor starts and can correct it. */
const siteName = () =>
  getSite().then(
    ({ name }) => name,
    () => '',
  )

/** Returns which parts of this site are published, and how. */
function publishedProject(root: string, environment: Environment, journal: Journal): PublishedProject {
  return {
    ...siteConfig.publish,
    root,
    git: gitIn(root, environment),
    folders: ['content', 'locales'],
    isPublished: (path) => path === datesFile || ruleFor(path, policy) !== undefined,
    derived: datesFile,
    async renew() {
      const changes = Object.entries(await complete({}))
      await journal.save(
        await Promise.all(
          changes.map(async ([path, content]) => ({ path, content, expected: await versionNow(root, path) })),
        ),
      )
    },
    check: async (files) => (Object.keys(files).length > 0 ? (await checkSave(files, root)).errors : errorsOf(root)),
    write: (changes) => journal.save(changes, { isMixed: true }),
    slugify,
    sendFolder: `${JOURNAL}/send`,
  }
}

/** Returns the new dates file, if a save changes the words of pages. */
async function complete(files: Overlay): Promise<Overlay> {
  const { timeZone } = await getSite()
  const today = dayIn(new Date(), timeZone)
  const earlier = await readEarlierDates()
  const { text, changed } = await withFiles(openFiles({ overlay: files }), () => renewDates(today, { earlier }))
  return changed.length === 0 ? {} : { [datesFile]: text }
}

/** Returns the forms and facts of the current files. */
async function describe() {
  const content = await getContent()
  const { all, byFile } = listFacts(content)
  const lists = await listForms(content)
  return {
    config: {
      media_folder: 'content',
      // The slug is part of an address.
      slug: { encoding: 'ascii', clean_accents: true },
      public_folder: '/content',
      output: { omit_empty_optional_fields: true },
      collections: collectionsOf(lists),
    },
    facts: all,
    ownFacts: byFile,
    factTexts: factTexts(lists),
    links: [{ list: 'cases', path: '/results', label: 'Add a case', labelInForm: 'Replace its results' }],
    preview: { heading: ['heading', 'headline.text', 'title'], lead: ['lead'] },
  }
}
