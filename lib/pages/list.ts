import { publishMoment } from '../content/dates/publish-moment'
import type { Edition } from '../content/edition'
import { getTokens } from '../content/facts/facts'
import { currentFiles, isPageFile } from '../content/files'
import { readFrontMatter } from '../content/read-front-matter'
import { withFigures } from '../content/results/case-tokens'
import { pageSchema } from '../content/schemas/page'
import { getSite } from '../content/site'
import { collectDiagnostics, throwDiagnostics } from '../shared/content-error'
import type { Diagnostic } from '../shared/diagnostic'
import { type Place, placeOf, schemaFor } from './find-page'

/** A content file, as lists of pages need it. Its text is read with `readEntry`. */
export interface ContentItem extends Place {
  /** Path relative to the project's root. */
  file: string
  title: string
  description: string
  draft: boolean
  /** Not public before this moment; a draft is not public at all. */
  publishAt: Date | undefined
  /** Addresses that lead to this page, such as `/old-address`. */
  aliases: readonly string[]
}

/** What all kinds of page have. */
const commonSchema = pageSchema.partial().strip()

/**
 * The one door to what content there is: pages, documentation and cases, by path. Only this module and the doctor, which
 * refuses files that are no page, may take `files.ts`; `tests/architecture.test.ts` holds it.
 * @param edition `getEdition()` for what the build shows, `everything` for all there is; `drafts`: whether drafts and pages
 *   that are due after `now` are listed too
 * @throws ContentError with the front matter problems of all files, unless the edition is tolerant
 */
export async function list({ now, drafts, tolerant = false }: Asked): Promise<ContentItem[]> {
  const { items, problems } = await readAll()
  if (!tolerant) throwDiagnostics(problems)
  return items.filter((item) => drafts || isPublic(item, now)).sort((a, b) => (a.path < b.path ? -1 : 1))
}

type Asked = Pick<Edition, 'now' | 'drafts'> & Partial<Pick<Edition, 'tolerant'>>

/** A page whose front matter is wrong, which a tolerant list leaves out. */
export interface BrokenPage {
  path: string
  problems: readonly Diagnostic[]
}

/** All of these, by file. */
export async function listBroken(): Promise<BrokenPage[]> {
  const { problems } = await readAll()
  return [...new Set(problems.map(({ file }) => file))].flatMap((file) => {
    const path = placeOf(file)?.path
    return path === undefined ? [] : [{ path, problems: problems.filter((problem) => problem.file === file) }]
  })
}

async function readAll(): Promise<{ items: ContentItem[]; problems: Diagnostic[] }> {
  const [all, tokens, { timeZone }] = await Promise.all([currentFiles().list(), getTokens(), getSite()])
  const files = all.filter(isPageFile)
  const items: ContentItem[] = []
  const problems = await Promise.all(
    files.map((file) =>
      collectDiagnostics(async () => {
        const place = placeOf(file)
        // A file that no schema is named for stops the build in `checkContent`; a list is no place for that.
        const schema = schemaFor(file) ?? pageSchema
        const text = await currentFiles().readText(file)
        const { data, problems, unsure, yaml } = readFrontMatter(
          file,
          text,
          schema,
          await withFigures(file, text, tokens),
        )
        throwDiagnostics([...problems, ...unsure])
        const common = commonSchema.parse(data)
        const moment = common.publishAt === undefined ? undefined : publishMoment(common.publishAt, timeZone)
        if (moment?.refused)
          throwDiagnostics([{ file, ...yaml.placeOf(['publishAt']), field: 'publishAt', ...moment.refused }])
        if (place) items.push(itemOf(file, place, common, moment?.at))
      }),
    ),
  )
  return { items, problems: problems.flat() }
}

/** Whether a page is public at a moment. */
export function isPublic({ draft, publishAt }: Pick<ContentItem, 'draft' | 'publishAt'>, now: Date): boolean {
  return !draft && (publishAt === undefined || publishAt <= now)
}

type Common = {
  title?: string | undefined
  description?: string | undefined
  draft?: boolean | undefined
  publishAt?: string | undefined
  aliases?: readonly string[] | undefined
}

function itemOf(
  file: string,
  place: Place,
  { title = '', description = '', draft = false, aliases = [] }: Common,
  publishAt: Date | undefined,
): ContentItem {
  return {
    ...place,
    file,
    title,
    description,
    draft,
    aliases,
    publishAt,
  }
}
