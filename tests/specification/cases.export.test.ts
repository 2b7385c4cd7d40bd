import { describe, expect, test } from '@jest/globals'
import { caseStatements } from './fixtures/statements'
import { type Element, findAll, findOne, isBefore } from './support/elements'
import { hrefOf, linksCalled, signUpFaults, targetsOf } from './support/links'
import { mainOf, readPage } from './support/pages'
import { findPassage } from './support/passage'
import { textOf, withoutStop } from './support/text'

const galaxy = '/cases/galaxy'
const bugfoundation = '/cases/bugfoundation'
const callToAction = 'Cut your advertising costs by using only your best ads'
const headings = (route: string, tags: string) =>
  findAll(mainOf(route), tags).map((heading) => withoutStop(textOf(heading)).toLowerCase())
const headingOf = (route: string, words: RegExp) => {
  const found = findAll(mainOf(route), 'h2 h3').find((heading) => words.test(textOf(heading)))
  if (!found) throw new Error(`${route} has no heading that matches ${words}.`)
  return found
}

test('the overview has a "See results" button for each of the two cases', () => {
  const buttons = linksCalled(mainOf('/cases'), /^See results\b/).map(hrefOf)
  expect(buttons.sort()).toEqual([bugfoundation, galaxy])
})

test('the chocolate case has its five parts in order', () => {
  const parts = ['overall scores', 'engagement heatmap', 'dashboard overview', 'individual eye movements', 'conclusion']
  expect(headings(galaxy, 'h2').filter((heading) => parts.includes(heading))).toEqual(parts)
})

test.each([
  ['emotion', /^emotions?\b/i],
  ['eye tracking', /^eye[- ]tracking\b/i],
  ['excitement', /^excitement\b/i],
])('the dashboard overview of the chocolate case has a part named %s', (_, words) => {
  const parts = findAll(mainOf(galaxy), 'h3').filter((heading) => words.test(textOf(heading)))
  const inside = parts.filter(
    (part) =>
      isBefore(mainOf(galaxy), headingOf(galaxy, /^dashboard overview/i), part) &&
      isBefore(mainOf(galaxy), part, headingOf(galaxy, /^individual eye movements/i)),
  )
  expect(inside).toHaveLength(1)
})

test('the burger case shows emotion, eye tracking and excitement, in that order', () => {
  const order = [/^emotions?\b/i, /^eye[- ]tracking\b/i, /^excitement\b/i].map((words) =>
    headingOf(bugfoundation, words),
  )
  const sorted = findAll(mainOf(bugfoundation), 'h2 h3').filter((heading) => order.includes(heading))
  expect(sorted).toEqual(order)
})

describe.each([galaxy, bugfoundation])('%s', (route) => {
  test('begins with an intro', () => {
    const first = findAll(mainOf(route), 'h2')[0] as Element
    const intro = findAll(mainOf(route), 'p').filter((paragraph) => isBefore(mainOf(route), paragraph, first))
    expect(intro.map((paragraph) => textOf(paragraph)).join(' ').length).toBeGreaterThan(80)
  })

  test('ends with a Get started button that links to the sign-up, below the headline', () => {
    const main = mainOf(route)
    const last = findAll(main, 'h2 h3').at(-1) as Element
    expect(withoutStop(textOf(last))).toBe(callToAction)
    const after = linksCalled(main, 'Get started').filter((link) => isBefore(main, last, link))
    const [app = ''] = targetsOf(findOne(readPage(route), 'header'), /\blog ?in\b/i)
    expect(after.map((link) => signUpFaults(hrefOf(link), app))).toEqual([[]])
  })
})

test.each(caseStatements)('the case studies say: $statement', ({ pages, patterns, within }) => {
  expect(pages.filter((page) => findPassage(mainOf(page), patterns, within) !== undefined)).not.toEqual([])
})
