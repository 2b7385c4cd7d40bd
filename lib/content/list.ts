import { readFile } from 'node:fs/promises'
import { problemsOf, throwProblems } from '../errors'
import { withFigures } from './case-tokens'
import { getTokens } from './facts'
import { contentFiles, type Place, placeOf } from './files'
import { readFrontMatter } from './read-front-matter'
import { schemaFor } from './registry'
import { pageSchema } from './schemas/page'

/** A content file, as lists of pages need it. Its text is read with `readEntry`. */
export interface ContentItem extends Place {
  /** Path relative to the project's root. */
  file: string
  title: string
  description: string
  draft: boolean
  /** Not listed before this moment. */
  publishAt: Date | undefined
}

/**
 * The one door to what content there is: pages, documentation and cases, by path. Only this module and `check.ts`, which
 * refuses files that are no page, may take `files.ts`; `tests/architecture.test.ts` holds it.
 * @param options `now`: files to be published later are left out; `drafts`: whether drafts are listed
 * @throws ContentError with the front matter problems of all files
 */
export async function list({ now, drafts }: { now: Date; drafts: boolean }): Promise<ContentItem[]> {
  const [files, tokens] = await Promise.all([contentFiles(), getTokens()])
  const items: ContentItem[] = []
  const problems = await Promise.all(
    files.map((file) =>
      problemsOf(async () => {
        const place = placeOf(file)
        // A file that no schema is named for stops the build in `checkContent`; a list is no place for that.
        const schema = schemaFor(file) ?? pageSchema
        const text = await readFile(file, 'utf8')
        const { data, problems } = readFrontMatter(file, text, schema, await withFigures(file, text, tokens))
        throwProblems(problems)
        const common = pageSchema.partial().strip().parse(data)
        if (place) items.push(itemOf(file, place, common))
      }),
    ),
  )
  throwProblems(problems.flat())
  return items
    .filter(({ draft, publishAt }) => (drafts || !draft) && (publishAt === undefined || publishAt <= now))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}

type Common = {
  title?: string | undefined
  description?: string | undefined
  draft?: boolean | undefined
  publishAt?: string | undefined
}

function itemOf(
  file: string,
  place: Place,
  { title = '', description = '', draft = false, publishAt }: Common,
): ContentItem {
  // A day without a time begins at 00:00 UTC (ECMA-262, Date Time String Format).
  return {
    ...place,
    file,
    title,
    description,
    draft,
    publishAt: publishAt === undefined ? undefined : new Date(publishAt),
  }
}
