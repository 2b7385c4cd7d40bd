import { setupOf } from '../../content/results/case-tokens'
import { readCaseResults } from '../../content/results/read-case-results'
import type { OtherContent, ReadPage } from '../define-page'
import { getCaseNote } from './case-note'
import { measuredHash } from './measured-hash'
import type { CaseData } from './schema'

/**
 * Returns the cards of the cases in their order, each with a hash of its measured data, because the pictures on the
 * cards show it.
 */
export function cardsOf({ pages }: OtherContent): Promise<unknown[]> {
  const last = Number.MAX_SAFE_INTEGER
  const cases = pages.filter(({ kind }) => kind === 'case')
  const ordered = cases.map((page) => ({ page, data: page.data as CaseData }))
  ordered.sort((one, other) => (one.data.card.order ?? last) - (other.data.card.order ?? last))
  return Promise.all(
    ordered.map(async ({ page, data: { heading, card, versions } }) => [
      ...[heading, card.kind, card.question],
      ...versions.map(({ alt }) => alt),
      await measuredHash(page),
    ]),
  )
}

/**
 * Returns a hash of the measured data of a case, and the note on how its figures were computed.
 * @throws ContentError if its results cannot be read
 */
export async function shownOnCase(page: ReadPage, { site, t }: OtherContent): Promise<unknown> {
  const { file, path, text, data } = page
  const results = await readCaseResults(setupOf(file, text))
  const { title, lead, licence, entries } = await getCaseNote({ ...(data as CaseData), path, results }, site, t)
  return [await measuredHash(page), { title, lead, licence, entries }]
}
