import type { Check } from '../rule'
import type { Snapshot, SnapshotPage } from '../snapshot'
import { heavyPages, type Part, partsOf, readWeights, type WeighedPage } from '../weights/weights'

const endpoints = 'content/docs/rest/endpoints.yml'

/** Pages that were heavier in the last build than is usual. */
export const weights: Check = async (survey) =>
  heavyPages(
    survey.pages.flatMap((page) => weighed(survey, page)),
    await readWeights(),
  )

/** A page of the reference has its words from two files: its own, and the list of operations. Where most of them stand is named. */
function weighed({ data }: Snapshot, { place, file, text }: SnapshotPage): WeighedPage[] {
  if (!place) return []
  const { resources } = Object(data.get(endpoints)?.value) as { resources?: Record<string, unknown> }
  const groups = place.path.startsWith('/docs/rest/reference/') ? resources?.[place.slug] : undefined
  const own = { path: place.path, file, parts: partsOf(text) }
  const listed = { path: place.path, file: endpoints, parts: Array.isArray(groups) ? groups.map(partOf) : [] }
  return [lettersIn(listed) > lettersIn(own) ? listed : own]
}

const lettersIn = ({ parts }: WeighedPage): number => parts.reduce((all, { length }) => all + length, 0)

const partOf = (group: unknown): Part => ({ name: String(Object(group).group), length: JSON.stringify(group).length })
