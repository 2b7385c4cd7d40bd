import { publishMoment } from '../../content/dates/publish-moment'
import { splitFrontMatter } from '../../content/front-matter'
import { collectDiagnostics } from '../../shared/diagnostic'
import { routeOf } from '../find-page'
import { datesAt } from '../history/dates-at'
import { PUBLISHED_TAG } from '../history/earlier-commits'
import { commitAt, git, isRepository } from '../history/git'
import { textsAt } from '../history/texts-at'

/** The published site. */
export interface PublishedSite {
  /** The full hash of the commit. */
  commit: string
  /** The date of the commit, such as `2026-12-01`. */
  day: string
  /** The titles of the public pages, by path. */
  pages: ReadonlyMap<string, string>
  /** The hashes of their main words, by path, from `content/.dates.json` at that commit. */
  words: ReadonlyMap<string, string>
  /** Files in `content/` that have changed since then. */
  files: ReadonlySet<string>
}

/** The current time, and the time zone of the site. */
export interface Clock {
  now: Date
  timeZone: string
}

/**
 * Reads the site at the Git tag `published`, or at another commit. A page that was scheduled then counts as public once
 * its time has come, because a scheduled build has published it.
 * @param revision a revision in Git's notation; it must not begin with a hyphen, because Git would read it as an option
 * @returns undefined if Git, the tag or the commit is missing
 */
export async function readPublished(clock: Clock, revision = PUBLISHED_TAG): Promise<PublishedSite | undefined> {
  const id = (await isRepository()) ? await commitAt(revision) : undefined
  if (id === undefined) return undefined
  const [day = '', pages, changed = '', dates] = await Promise.all([
    git('log', '-1', '--format=%cs', id),
    readPublicPages(id, clock),
    git('diff', '-z', '--name-only', '--no-renames', id, '--', 'content'),
    datesAt(id),
  ])
  return {
    commit: id,
    day: day.trim(),
    pages: new Map(pages),
    words: new Map(Object.entries(dates).map(([path, { words }]) => [path, words])),
    files: new Set(changed.split('\0').filter(Boolean)),
  }
}

/**
 * Returns the path and title of each page that was public at a commit, or would be by now because its time has come.
 * @param isNeeded whether a page at this address is needed
 */
export async function readPublicPages(
  commit: string,
  clock: Clock,
  isNeeded: (path: string) => boolean = () => true,
): Promise<[path: string, title: string][]> {
  const isPage = (file: string) => file.endsWith('.md') && isNeeded(routeOf(file)?.path ?? '')
  const texts = await textsAt(commit, 'content', isPage)
  const pages = await Promise.all([...texts].map(([file, text]) => readPage(file, text, clock)))
  return pages.filter((page) => page !== undefined)
}

/**
 * Returns the path and title of a page that was public; undefined for any other file. A page whose front matter cannot
 * be read counts as public.
 */
async function readPage(file: string, text: string, clock: Clock): Promise<[path: string, title: string] | undefined> {
  const route = routeOf(file)
  if (!route || file.endsWith('/README.md')) return undefined
  let fields: Record<string, unknown> = {}
  await collectDiagnostics(() => {
    fields = splitFrontMatter(file, text).yaml.value as Record<string, unknown>
  })
  const { title, draft, publishAt } = fields
  const moment = typeof publishAt === 'string' ? publishMoment(publishAt, clock.timeZone).at : undefined
  if (draft === true || (moment && moment > clock.now)) return undefined
  return [route.path, typeof title === 'string' ? title : route.path]
}
