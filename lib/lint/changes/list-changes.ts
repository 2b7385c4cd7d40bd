import { localTimeOf, writeTime } from '../../content/dates/local-time'
import { writeDay } from '../../content/dates/write-day'
import { everything, getEdition } from '../../content/edition'
import { factsFile } from '../../content/facts/facts'
import { currentFiles } from '../../content/files'
import { getSite } from '../../content/site'
import { findBase } from '../../pages/history/base-commit'
import { PUBLISHED_TAG } from '../../pages/history/earlier-commits'
import { git } from '../../pages/history/git'
import { type ContentItem, isPublic, list } from '../../pages/list'
import { compareSites } from '../../pages/preview/changed-pages'
import { fetchPublished } from '../../pages/preview/fetch-published'
import { type PublishedSite, readPublished } from '../../pages/preview/published'
import { isSameFile } from '../../pages/preview/same-file'
import { valueIfAbsent } from '../../shared/absent'
import { escapeControls } from '../../shared/escape-controls'
import { describeFacts, readFactTexts } from './changed-facts'
import { describeTexts, readTexts } from './changed-texts'

const example = 'such as npm run check:content -- --changes main'

/** If the tag cannot be fetched, the site is compared with the local one. */
const notFetched =
  'The tag “published” could not be fetched, so something may have been published since. To see why, run git fetch --force origin tag published.'

/**
 * Lists in sentences what visitors will see that is different from the last publication, or from another commit.
 * Without a revision, the tag of the last publication is fetched first.
 * @param revision a commit, branch or tag; undefined for the tag `published`. Commits of a branch that the working
 * directory does not contain are ignored
 * @throws ContentError if the content cannot be read
 */
export async function listChanges(revision?: string): Promise<{ lines: string[]; found: boolean }> {
  const { now } = getEdition()
  const { timeZone } = await getSite()
  const isName = revision === undefined || !revision.startsWith('-')
  const isFetched = revision === undefined ? await fetchPublished() : undefined
  const base = isName && revision !== undefined ? await findBase(revision) : undefined
  const named = base?.commit ?? revision ?? PUBLISHED_TAG
  const before = isName ? await readPublished({ now, timeZone }, named) : undefined
  if (!before) return { lines: [notFound(revision, isFetched)], found: false }
  const source = base ? `${base.branch}, ` : revision === undefined ? 'the publication of ' : ''
  const since = `${source}${writeDay(before.day, 'en-GB').text} (${before.commit.slice(0, 8)})`
  const hint = isFetched === false ? [notFetched] : []
  const changes = [
    ...(await describePages(before, now, timeZone)),
    ...(await describeDrafts(before)),
    ...(await factChanges(before.commit)),
    ...(await localeChanges(before.commit)),
  ]
  if (changes.length === 0)
    return { lines: [`No page, fact or interface text has changed since ${since}.`, ...hint], found: true }
  return { lines: [`Since ${since}:`, ...changes.map((change) => `  ${escapeControls(change)}`), ...hint], found: true }
}

const notFound = (revision: string | undefined, isFetched: boolean | undefined): string =>
  revision === undefined
    ? `There is no tag “published” in this repository${isFetched === false ? ', and none could be fetched' : ''}. Name the commit to compare with, ${example}.`
    : `“${escapeControls(revision)}” is not a commit of this repository. Name a commit, a branch or a tag, ${example}.`

async function describePages(before: PublishedSite, now: Date, timeZone: string): Promise<string[]> {
  const items = await list(everything)
  const { added, changed, removed, gone } = await compareSites(items, before, now)
  const movedTo = new Map(
    items.filter((item) => isPublic(item, now)).flatMap(({ path, aliases }) => aliases.map((from) => [from, path])),
  )
  const timeOf = (publishAt: Date) => `${writeTime(localTimeOf(publishAt, timeZone))} (${timeZone})`
  const newPaths = new Set(added.filter((item) => isPublic(item, now)).map(({ path }) => path))
  const isMoved = ([path]: (typeof gone)[number]) => newPaths.has(movedTo.get(path) ?? '')
  const moved = gone.filter(isMoved)
  const destinations = new Set(moved.map(([path]) => movedTo.get(path)))
  const isScheduled = ({ draft, publishAt }: ContentItem) => !draft && publishAt !== undefined && publishAt > now
  return [
    ...[...newPaths].filter((path) => !destinations.has(path)).map((path) => `${path} is new.`),
    ...moved.map(([path]) => `${path} has moved to ${movedTo.get(path)}.`),
    ...changed.map(({ path }) => `${path} has changed.`),
    ...gone
      .filter((page) => !isMoved(page))
      .map(([path]) =>
        movedTo.has(path) ? `${path} is gone, and leads to ${movedTo.get(path)}.` : `${path} is gone.`,
      ),
    ...removed.filter(({ draft }) => draft).map(({ path }) => `${path} is gone: it is a draft now.`),
    ...removed.filter(isScheduled).map(({ path, publishAt }) => `${path} is gone until ${timeOf(publishAt as Date)}.`),
    ...added.filter(isScheduled).map(({ path, publishAt }) => `${path} is scheduled for ${timeOf(publishAt as Date)}.`),
  ]
}

/** Describes drafts that are new or have changed: visitors do not see them, but whoever publishes them should know. */
async function describeDrafts({ pages, commit }: PublishedSite): Promise<string[]> {
  const drafts = (await list(everything)).filter(({ path, draft }) => draft && !pages.has(path))
  const sentences = drafts.map(async ({ file, path }) => {
    const isNew = (await git('cat-file', '-e', `${commit}:${file}`)) === undefined
    if (isNew) return `${path} is a new draft, which visitors do not see.`
    const isSame = await isSameFile(file, commit)
    return isSame ? undefined : `${path} has changed, and is a draft, which visitors do not see.`
  })
  return (await Promise.all(sentences)).filter((sentence) => sentence !== undefined)
}

async function factChanges(commit: string): Promise<string[]> {
  const source = await git('show', `${commit}:${factsFile}`)
  const before = source === undefined ? undefined : readFactTexts(source)
  const now = readFactTexts(await currentFiles().readText(factsFile))
  if (!before || !now) return [`${factsFile} cannot be compared: at that commit it is missing, or has another form.`]
  return describeFacts(before, now)
}

/** Changes of interface texts: only the code knows which pages show them. */
async function localeChanges(commit: string): Promise<string[]> {
  const names = (await git('diff', '-z', '--name-only', '--no-renames', commit, '--', 'locales')) ?? ''
  const changes = names
    .split('\0')
    .filter(Boolean)
    .map(async (file) => {
      const [before, now] = await Promise.all([
        git('show', `${commit}:${file}`),
        currentFiles().readText(file).catch(valueIfAbsent(file, '')),
      ])
      const [then, present] = [before ?? '', now].map(readTexts)
      return then && present
        ? describeTexts(file, then, present)
        : [`Interface texts in ${file} have changed, which any page may show.`]
    })
  return (await Promise.all(changes)).flat()
}
