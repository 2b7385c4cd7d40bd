import type { Endpoints } from '../content/schemas/endpoints'
import { ContentError } from '../errors'
import type { Texts } from '../i18n/texts'
import { writeInstead } from '../nearest'
import { languages, sampleOf } from '../samples/sample'
import { groupsOf } from './operations'
import type { GroupView } from './page'
import { groupId } from './paths'

/**
 * What `::operations{resource=…}` on a page becomes.
 * @param file the page, named where its directive asks for something that the endpoint table does not have
 * @param baseAddress with `/v1`, for the samples
 * @throws ContentError
 */
export function groupViews(
  endpoints: Endpoints,
  resource: string,
  { file, baseAddress, t }: { file: string; baseAddress: string; t: Texts },
): GroupView[] {
  if (!Object.hasOwn(endpoints.resources, resource)) {
    const fix = writeInstead(resource, Object.keys(endpoints.resources))
    throw new ContentError([{ file, what: `The endpoint table has no operations of “${resource}”.`, fix }])
  }
  return groupsOf(endpoints, resource).map(({ title, text, operations }) => ({
    id: groupId(title),
    title,
    text,
    operations: operations.map((operation) => ({
      ...operation,
      unpublished: t(`docs.unpublished.${operation.known.request ? 'requestInPart' : operation.method}`),
      samples: languages.map((language) => ({
        language,
        lines: sampleOf(language, { ...operation, baseAddress }),
      })),
    })),
  }))
}
