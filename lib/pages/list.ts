import { publishMoment } from '../content/dates/publish-moment'
import { type Edition, getEdition } from '../content/edition'
import type { Content } from '../content/load-content'
import { pageSchema } from '../content/schemas/page'
import { collectDiagnostics, type Diagnostic, throwDiagnostics } from '../shared/diagnostic'
import { type Route, routeOf } from './find-page'
import { getContent } from './get-content'

/** A page in a list of pages. Its text is read with `readEntry`. */
export interface ContentItem extends Route {
  /** Path relative to the project's root. */
  file: string
  title: string
  description: string
  draft: boolean
  /** Not public before this moment; a draft is not public at all. */
  publishAt: Date | undefined
  /** Former addresses that redirect to this page, such as `/old-address`. */
  aliases: readonly string[]
}

/** The fields that all kinds of page have. */
const commonSchema = pageSchema.partial().strip()

/**
 * Lists all pages, documentation and cases, by path. Returns the same list for as long as the content, the time and the
 * arguments stay the same, so that callers can cache what they make from it.
 * @param options `everything` to include unpublished pages; by default the pages that this build shows
 * @throws ContentError if the site or the facts are invalid, or, unless the list is tolerant, with the front matter
 *   problems of all files
 */
export async function list(options?: ListOptions): Promise<readonly ContentItem[]> {
  const content = await getContent()
  const { now, drafts, tolerant = false } = options ?? { ...content, tolerant: getEdition().tolerant }
  const all = await getItems(content)
  if (!tolerant) throwDiagnostics(all.problems)
  if (all.shown?.now.getTime() !== now.getTime() || all.shown.drafts !== drafts)
    all.shown = { now, drafts, items: all.items.filter((item) => drafts || isPublic(item, now)) }
  return all.shown.items
}

/** Which pages are listed. */
type ListOptions = Pick<Edition, 'now' | 'drafts'> & Partial<Pick<Edition, 'tolerant'>>

/** A page with invalid front matter, which a tolerant list leaves out. */
export interface BrokenPage {
  path: string
  problems: readonly Diagnostic[]
}

/** Lists all pages with invalid front matter. */
export async function listBroken(): Promise<BrokenPage[]> {
  const { problems } = await getItems(await getContent())
  return [...new Set(problems.map(({ file }) => file))].flatMap((file) => {
    const path = routeOf(file)?.path
    return path === undefined ? [] : [{ path, problems: problems.filter((problem) => problem.file === file) }]
  })
}

/** The pages of the content by path, and the problems of its files. */
interface Items {
  items: readonly ContentItem[]
  problems: readonly Diagnostic[]
  /** The list that was returned last. */
  shown?: Pick<Edition, 'now' | 'drafts'> & { items: readonly ContentItem[] }
}

/** Cached by the pages they were made from, because each page needs the list of all pages. */
const itemsCache = new WeakMap<Content['pages'], Promise<Items>>()

function getItems(content: Content): Promise<Items> {
  const items = itemsCache.get(content.pages) ?? readItems(content)
  itemsCache.set(content.pages, items)
  return items
}

async function readItems({ pages, site, brokenSources }: Content): Promise<Items> {
  throwDiagnostics(brokenSources)
  const items: ContentItem[] = []
  const problems = await Promise.all(
    pages.map(({ file, yaml, data, diagnostics, unsure }) =>
      collectDiagnostics(() => {
        throwDiagnostics([...diagnostics, ...unsure])
        const route = routeOf(file)
        const common = commonSchema.parse(data)
        const moment =
          common.publishAt === undefined ? undefined : publishMoment(common.publishAt, site?.timeZone ?? '')
        if (moment?.refused)
          throwDiagnostics([{ file, ...yaml?.locationOf(['publishAt']), field: 'publishAt', ...moment.refused }])
        if (route) items.push(toItem(file, route, common, moment?.at))
      }),
    ),
  )
  return { items: items.sort((a, b) => (a.path < b.path ? -1 : 1)), problems: problems.flat() }
}

/** Whether a page is public at a moment. */
export function isPublic({ draft, publishAt }: Pick<ContentItem, 'draft' | 'publishAt'>, now: Date): boolean {
  return !draft && (publishAt === undefined || publishAt <= now)
}

type CommonFields = {
  title?: string | undefined
  description?: string | undefined
  draft?: boolean | undefined
  publishAt?: string | undefined
  aliases?: readonly string[] | undefined
}

function toItem(
  file: string,
  route: Route,
  { title = '', description = '', draft = false, aliases = [] }: CommonFields,
  publishAt: Date | undefined,
): ContentItem {
  return {
    ...route,
    file,
    title,
    description,
    draft,
    aliases,
    publishAt,
  }
}
