import { writeInstead } from '../shared/nearest'
import type { Endpoints } from './endpoints-schema'
import { groupsOf } from './operations'
import { groupId } from './paths'
import { languages, sampleOf } from './samples/sample'
import type { GroupView } from './views'

/**
 * Returns the groups that a page shows for `::operations{resource=…}`.
 * @param file the path of the page, for the error
 * @param baseAddress the base address with `/v1`, for the samples
 * @throws if the endpoint table does not have the resource
 */
export function groupViews(
  endpoints: Endpoints,
  resource: string,
  { file, baseAddress }: { file: string; baseAddress: string },
): GroupView[] {
  // Checking the page reports this with its line, but `next dev` may render a page without that check.
  if (!Object.hasOwn(endpoints.resources, resource))
    throw new Error(
      `${file} shows operations of “${resource}”, but the endpoint table has none. ${writeInstead(resource, Object.keys(endpoints.resources))}`,
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
