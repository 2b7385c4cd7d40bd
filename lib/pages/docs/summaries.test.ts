import { expect, test } from '@jest/globals'
import { getEndpoints } from '../../reference/endpoints'
import { allOperations } from '../../reference/operations'

const onlyPath = 'Sections 3 and 7 give method and path, but no field, state or rule that would distinguish them.'

/** Summaries that may differ only in a noun, with the reason. */
const knownAlike = [
  { why: onlyPath, summaries: ['Lists the datafiles.', 'Lists the locales.', 'Lists the projects.'] },
  { why: onlyPath, summaries: ['Creates a datafile.', 'Creates a project.'] },
  { why: onlyPath, summaries: ['Changes one datafile.', 'Changes one project.'] },
  { why: onlyPath, summaries: ['Removes one datafile.', 'Removes one experiment.', 'Removes one stimulus.'] },
  {
    why: 'Both lists belong to one item in their path, and section 7 says no more about either.',
    summaries: ['Lists the authorizations of one user.', 'Lists the areas of interest of one stimulus.'],
  },
  {
    why: 'A session has results and a summary at two addresses; the difference is not documented.',
    summaries: ['Returns the results of one session.', 'Returns a summary of one session.'],
  },
]

/** Nouns of the API, each of which counts as one word. */
const nouns =
  /\b(API keys?|areas? of interest|user accounts?|users?|authorizations?|invit(e|ation)s?|sessions?|datafiles?|experiments?|protocols?|stimul(us|i)|projects?|locales?|results?|price|summary|persons?|participants?)\b/g

const wordsOf = (summary: string) =>
  summary
    .replace(nouns, '_')
    .replace(/\ban\b/g, 'a')
    .split(' ')

/** Whether two summaries are alike: they differ only in nouns and at most one other word, which is not the verb. */
function areAlike(one: string, other: string): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)]
  const differing = a.flatMap((word, index) => (word === b[index] ? [] : [index]))
  return a.length === b.length && differing.length <= 1 && differing[0] !== 0
}

function pairs(summaries: readonly string[]): string[] {
  return summaries.flatMap((one, index) =>
    summaries.slice(index + 1).flatMap((other) => (areAlike(one, other) ? [[one, other].sort().join(' ')] : [])),
  )
}

test('no two summaries differ only in a noun, except where nothing more is known', async () => {
  const summaries = allOperations(await getEndpoints()).map(({ summary }) => summary)
  expect(pairs(summaries).sort()).toEqual(knownAlike.flatMap((known) => pairs(known.summaries)).sort())
})

test.each([
  ['Makes a new project.', 'Makes a new experiment.'],
  ['Lists the invites of one user.', 'Lists the areas of interest of one stimulus.'],
  ['Removes an invite.', 'Removes a session.'],
  ['Returns one banner.', 'Returns one poster.'],
])('“%s” and “%s” count as alike', (one, other) => {
  expect(pairs([one, other])).toHaveLength(1)
})

test.each([
  ['Removes one session.', 'Changes one session.'],
  ['Removes one session.', 'Removes an empty project.'],
])('“%s” and “%s” count as different', (one, other) => {
  expect(pairs([one, other])).toEqual([])
})
