import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from '@jest/globals'
import { keepContentFolders } from '../../../tests/fixtures/content-folder'
import { formatProblem, sortProblems } from '../../shared/content-error'
import { fillHoles, holesOf } from '../../shared/message'
import type { Check } from '../rule'
import { rules } from '../rules'
import { takeSnapshot } from '../snapshot'
import { cases } from './cases/all'
import type { MessageCase, Overlay } from './cases/message-case'
import { groups } from './catalogue'
import { writeMessages } from './write-messages'

const legal = ['content/pages/privacy.md', 'content/pages/terms.md']

type Tell = Check | NonNullable<MessageCase['tell']>

const folders = keepContentFolders()

afterAll(folders.remove)

/**
 * Runs a case, and tells who told the message.
 * @param tell who might: each check of the doctor, or what the case names
 */
async function find(id: string, overlay: Overlay, tell: readonly Tell[]) {
  const paths = Object.keys(overlay)
  // The interface texts and the legal ones are there only for cases about them: they take as long to read as all the rest.
  const parts = {
    legal: legal.filter((file) => /^(?:date-|fact-|link-no-anchor)/.test(id) || paths.includes(file)),
    locales:
      /^(?:date-|docs-same-anchor|fact-unused|launch-|locale-)/.test(id) ||
      paths.some((path) => path.startsWith('locales/')),
  }
  const found = await folders.run(
    overlay,
    async () => {
      const survey = await takeSnapshot()
      return Promise.all(tell.map(async (one) => (await one(survey)).filter((problem) => problem.id === id)))
    },
    parts,
  )
  return { told: sortProblems(found.flat()), tellers: tell.filter((_, index) => found[index]?.length) }
}
const checks = rules.map(({ check }) => check)
const messages = groups.flatMap((group) => Object.values(group.messages))
const ids = messages.map(({ id }) => id)

test.each(messages)('$id is said in two sentences', ({ what, fix }) => {
  for (const sentence of [what, fix]) expect(sentence).toMatch(/^\S.*[.}]$/)
  expect(what).not.toMatch(/ – |\bplease\b|!/i)
})

test('no two groups have a message of the same name', () => {
  expect(new Set(ids).size).toBe(ids.length)
})

test('docs/messages.md lists every message: `npm run tool -- messages` writes it', () => {
  expect(readFileSync('docs/messages.md', 'utf8')).toBe(writeMessages(groups))
})

test('every message has an input that triggers it and a near miss', () => {
  expect(ids.filter((id) => !cases.some((one) => one.id === id))).toEqual([])
})

test.each(cases.map((one) => [one.id, one] as const))(
  '%s is told where it is, and not beside it',
  async (id, { bad, near, tell }) => {
    const { told, tellers } = await find(id, bad, tell ? [tell] : checks)
    expect(told.map(formatProblem)).toMatchSnapshot()
    expect(told).not.toEqual([])
    for (const { line } of told) if (line !== undefined) expect(line).toBeGreaterThan(0)
    // Only by those who know the message: the others would say nothing of it here either.
    expect((await find(id, near, tellers)).told).toEqual([])
  },
)

test('a hole is filled once and as it is, and one without a value stops', () => {
  expect(fillHoles('{a} and {{b.c}}', { a: '{a} $&' })).toBe('{a} $& and {{b.c}}')
  expect(() => fillHoles('{a}', {})).toThrow('Nothing was given for {a} in “{a}”.')
  expect(() => fillHoles('{toString}', {})).toThrow('Nothing was given')
  expect(holesOf('{a} {{b.c}} {d}')).toEqual(['a', 'd'])
})
