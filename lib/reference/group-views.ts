import { writeInstead } from '../shared/nearest'
import type { Endpoints } from './endpoints-schema'
import { groupsOf } from './operations'
import { groupId } from './paths'
import { languages, sampleOf } from './samples/sample'
import type { GroupView } from './views'

/**
 * The groups that `::operations{resource=…}` on a page becomes.
 * @param file the page, named in the error if the endpoint table does not have the resource
 * @param baseAddress with `/v1`, for the samples
 * @throws if the endpoint table does not have the resource
 */
export function groupViews(
  endpoints: Endpoints,
  resource: string,
  { file, baseAddress }: { file: string; baseAddress: string },
): GroupView[] {
  // Parsing the text with the endpoint table reports it with its line, but `next dev` may render a page without that.
  if (!Object.hasOwn(endpoints.resources, resource))
    throw new Error(
      `${file} asks for operations of “${resource}”, which the endpoint table does not have. ${writeInstead(resource, Object.keys(endpoints.resources))}`,
    )
  return groupsOf(endpoints, resource).map(({ title, text, operations }) => ({
    id: groupId(title),
    title,
    text,
    operations: operations.map((operation) => ({
      ...operation,
      samples: languages.map((language) => ({
        language,
        lines: sampleOf(language, { ...operation, baseAddress }),
      })),
    })),
  }))
}
