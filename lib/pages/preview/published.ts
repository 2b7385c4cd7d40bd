import type { z } from 'zod'
import { datesFile } from '../../content/dates/dates'
import { publishMoment } from '../../content/dates/publish-moment'
import { splitFrontMatter } from '../../content/front-matter'
import { collectDiagnostics } from '../../shared/diagnostic'
import { datesSchema } from '../dates/read-dates'
import { type Route, routeOf } from '../find-page'
import { commitAt, git, isRepository } from './git'

/** Each deployment moves this tag to the commit that it publishes (docs/deploying.md). */
export const PUBLISHED_TAG = 'refs/tags/published'

/** The published site. */
export interface PublishedSite {
  /** The full hash of the commit. */
  commit: string
  /** Day of the commit, such as `2026-12-01`. */
  day: string
  /** Titles of the public pages, by path. */
  pages: ReadonlyMap<string, string>
  /** Hashes of their main words, by path, from `content/.dates.json` at that commit. */
  words: ReadonlyMap<string, string>
  /** Files in `content/` that have changed since. */
  files: ReadonlySet<string>
}

/**
 * Reads the site at the git tag `published`, or at another commit. A page that was scheduled then counts as public once its time has come,
 * because a scheduled build has published it.
 * @param revision as git names it; it must not begin with a hyphen, which git would take for an option
 * @returns undefined without git, the tag or the commit
 */
export async function readPublished(
  clock: { now: Date; timeZone: string },
  revision = PUBLISHED_TAG,
): Promise<PublishedSite | undefined> {
  const id = (await isRepository()) ? await commitAt(revision) : undefined
  if (id === undefined) return undefined
  const [day = '', names = '', other = '', dates = '{}'] = await Promise.all([
    git('log', '-1', '--format=%cs', id),
    git('ls-tree', '-r', '-z', '--name-only', id, '--', 'content'),
    git('diff', '-z', '--name-only', '--no-renames', id, '--', 'content'),
    git('show', `${id}:${datesFile}`),
  ])
  const files = names.split('\0').filter((name) => name.endsWith('.md'))
  const pages = await Promise.all(files.map((file) => readPage(id, file, clock)))
  return {
    commit: id,
    day: day.trim(),
    pages: new Map(pages.filter((page) => page !== undefined)),
    words: wordsIn(dates),
    files: new Set(other.split('\0').filter(Boolean)),
  }
}

/** Path and title of a page that was public. A page whose front matter cannot be read counts as public. */
async function readPage(
  commit: string,
  file: string,
  clock: { now: Date; timeZone: string },
): Promise<[path: string, title: string] | undefined> {
  const route: Route | undefined = routeOf(file)
  if (!route || file.endsWith('/README.md')) return undefined
  const text = (await git('show', `${commit}:${file}`)) ?? ''
  let fields: Record<string, unknown> = {}
  await collectDiagnostics(() => {
    fields = splitFrontMatter(file, text).yaml.value as Record<string, unknown>
  })
  const { title, draft, publishAt } = fields
  const moment = typeof publishAt === 'string' ? publishMoment(publishAt, clock.timeZone).at : undefined
  if (draft === true || (moment && moment > clock.now)) return undefined
  return [route.path, typeof title === 'string' ? title : route.path]
}

function wordsIn(text: string): Map<string, string> {
  let dates: z.output<typeof datesSchema> = {}
  try {
    dates = datesSchema.parse(JSON.parse(text))
  } catch {
    // A file in another format has no hashes to compare with.
  }
  return new Map(Object.entries(dates).map(([path, { words }]) => [path, words]))
}
