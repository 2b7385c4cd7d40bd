import { readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { entities, identifiers, notes, operations, resultColumns } from './fixtures/operations'
import { pageNotes } from './fixtures/page-notes'
import { apis, documentation, notShown } from './fixtures/routes'
import { findAll } from './support/elements'
import { hrefOf } from './support/links'
import { anchorOf, operationsOf } from './support/operations'
import { mainOf } from './support/pages'
import { findPassage } from './support/passage'
import { nameOf, textOf } from './support/text'

const reference = (page: string) => `/docs/rest/reference/${page}`
const specified = (page: string) =>
  (operations[page] ?? []).flatMap(([methods, path]) => methods.split(' ').map((method) => ({ method, path })))
const codes = (route: string) => findAll(mainOf(route), 'code').map((code) => textOf(code).replace(/[{}]/g, ''))

test('section 7 of the specification has 34 paths and 58 operations', () => {
  expect(Object.values(operations).flat()).toHaveLength(34)
  expect(Object.keys(operations).flatMap(specified)).toHaveLength(58)
})

describe.each(Object.keys(operations))('the reference of %s', (page) => {
  test.each(specified(page))('has $method $path', ({ method, path }) => {
    const id = anchorOf(method, path)
    const shown = operationsOf(mainOf(reference(page))).filter((one) => one.id === id)
    expect(shown).toEqual([expect.objectContaining({ id, method, path })])
  })

  test('has no other operation', () => {
    const shown = operationsOf(mainOf(reference(page))).map(({ method, path }) => `${method} ${path}`)
    expect(shown.sort()).toEqual(
      specified(page)
        .map(({ method, path }) => `${method} ${path}`)
        .sort(),
    )
  })

  test('states how much of it is documented', () => {
    const count = specified(page).length
    expect(textOf(mainOf(reference(page)))).toMatch(new RegExp(`\\b${count} of ${count} operations? ha(s|ve) a method`))
  })
})

test.each(notes)('$id says: $statement', ({ page, id, statement, patterns }) => {
  const text = operationsOf(mainOf(reference(page))).find((one) => one.id === id)?.text
  const missing = patterns.filter((pattern) => !pattern.test(text ?? ''))
  if (missing.length > 0)
    throw new Error(`${id} does not say: ${statement}. ${missing.join(' and ')} is missing in "${text}"`)
  expect(missing).toEqual([])
})

test.each(pageNotes)('$page says before its operations: $statement', ({ page, patterns }) => {
  const text = textOf(mainOf(reference(page)))
  const first = operationsOf(mainOf(reference(page)))[0]?.text ?? ''
  expect(text).toContain(first)
  const above = text.slice(0, text.indexOf(first))
  expect(patterns.filter((pattern) => !pattern.test(above))).toEqual([])
})

test.each(apis)('the documentation lists the %s', (name, route) => {
  const named = findAll(mainOf('/docs'), 'a', { href: route }).map(nameOf)
  expect(named.filter((words) => words.startsWith(name))).not.toEqual([])
})

test('the reference links to each of its eight pages', () => {
  const targets = findAll(mainOf('/docs/rest/reference'), 'a').map((link) => hrefOf(link).replace(/#.*/, ''))
  expect(targets).toEqual(expect.arrayContaining(Object.keys(operations).map(reference)))
})

test('the Rest API links to its reference', () => {
  expect(findAll(mainOf('/docs/rest'), 'a').map(hrefOf)).toContain('/docs/rest/reference')
})

test('requests are sent to the API host, below /v1, with the standard basic authentication header', () => {
  const main = mainOf('/docs/rest')
  expect(textOf(main)).toMatch(/https:\/\/[\w.-]+\/v1\b/)
  expect(findPassage(main, [/\brequests go to\b/i, /\bAPI host\b|https:\/\//i])).toBeDefined()
  expect(
    findPassage(main, [/\bstandard basic authentication header\b/i, /\bAuthorization\b|\brequests\b/i]),
  ).toBeDefined()
})

test('the overview lists all thirteen entities and eight identifiers, and states that payloads are not documented', () => {
  const main = mainOf('/docs/rest')
  expect(findPassage(main, Object.values(entities), 3000)).toBeDefined()
  expect(codes('/docs/rest')).toEqual(expect.arrayContaining(identifiers))
  expect(textOf(main)).toMatch(/\bNot documented\b[^.]*\brequest and response bodies\b/)
})

test('the reference states how many operations are documented', () => {
  expect(textOf(mainOf('/docs/rest/reference'))).toContain('58 of 58 operations have a method, a path and a meaning.')
})

test.each(Object.entries(entities))('the reference mentions the entity %s', (_, words) => {
  expect(findPassage(mainOf('/docs/rest/reference'), [words], 300)).toBeDefined()
})

test('the thirteen entities are listed together', () => {
  expect(Object.keys(entities)).toHaveLength(13)
  expect(findPassage(mainOf('/docs/rest/reference'), Object.values(entities), 3000)).toBeDefined()
})

test.each(identifiers)(
  'the reference mentions the identifier %s, and the overview states what it identifies',
  (identifier) => {
    expect(codes('/docs/rest/reference')).toContain(identifier)
    const text = textOf(mainOf('/docs/rest'))
    const [thing = ''] = identifier.split('_')
    const names: Record<string, string> = { auth: 'authorization', aoi: 'area of interest' }
    expect(text).toMatch(new RegExp(`\\{?${identifier}\\}?\\s*an? ${names[thing] ?? thing}\\b`))
  },
)

test.each(resultColumns)('the results mention the column %s', (column) => {
  const shown = [...codes('/docs/rest/reference'), ...codes(reference('results'))]
  expect(shown.filter((code) => code.split(/\W+/).includes(column))).not.toEqual([])
})

test.each(documentation)('%s states once what is not documented, and has one link for questions', (route) => {
  const main = mainOf(route)
  expect(textOf(main).match(/\bnot documented\b/gi)).toHaveLength(1)
  expect(textOf(main)).not.toMatch(/\bon request\b/i)
  // The list of all pages on /docs links there too.
  const contactLinks = findAll(main, 'a', { href: '/contact' }).map(nameOf)
  expect(contactLinks.filter((name) => name !== 'Contact us')).toEqual([expect.stringMatching(/^Ask /)])
})

test.each(documentation)('the Markdown copy of %s also states once what is not documented', (route) => {
  const copy = readFileSync(`out${route}.md`, 'utf8')
  expect(copy.match(/\bnot documented\b/gi)).toHaveLength(1)
  expect(copy.match(/\/contact\)/g)).toHaveLength(1)
  expect(copy).not.toMatch(/\bon request\b/i)
})

test('llms-full.txt states once for each page what is not documented', () => {
  const text = readFileSync('out/llms-full.txt', 'utf8')
  expect(text.match(/\bnot documented\b/gi)).toHaveLength(documentation.length)
  expect(text).not.toMatch(/\bon request\b/i)
})

test.each(notShown)('%s has only a title, a lead, who can use the API, and a button to ask for it', (route) => {
  const [article] = findAll(mainOf(route), 'article')
  if (!article) throw new Error(`${route} has no article.`)
  expect(findAll(article, 'h1')).toHaveLength(1)
  expect(findAll(article, 'h2').map((heading) => textOf(heading))).toEqual(['Who can use it'])
  expect(findAll(article, 'p').filter((paragraph) => /\bnot documented\b/.test(textOf(paragraph)))).toHaveLength(1)
  expect(findPassage(article, [/\bAPI access is only in the Enterprise plan\b/])).toBeDefined()
  expect(findAll(article, 'a', { href: '/contact' }).map(nameOf)).toEqual([expect.stringMatching(/^Ask for the \w+$/)])
  // Names and figures of the other APIs would be guesses.
  expect(findAll(article, 'code pre table')).toHaveLength(0)
})
