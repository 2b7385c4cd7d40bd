import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { toString as wordsOf } from 'mdast-util-to-string'
import { remark } from 'remark'
import remarkGfm from 'remark-gfm'
import { visit } from 'unist-util-visit'
import { getTokens } from '../lib/content/facts/facts'
import { plainText } from '../lib/content/files'
import { splitFrontMatter } from '../lib/content/front-matter'
import { setupOf } from '../lib/content/results/case-tokens'
import { readCaseResults } from '../lib/content/results/read-case-results'
import { mapTexts, replaceTokens } from '../lib/shared/tokens'
import { escapePattern } from './fixtures/escape-pattern'
import { readContent } from './metadata/site-file'
import { ancestorsOf, attr, findAll, findOne } from './specification/support/elements'
import { mainOf } from './specification/support/pages'
import { normalise, textOf } from './specification/support/text'

const locale = JSON.parse(readFileSync('locales/en/common.json', 'utf8'))
const { cases: texts, report } = locale
const slugs = readdirSync('out/cases').flatMap((name) => (name.endsWith('.html') ? [name.slice(0, -5)] : []))
const computed = readContent<{ title: string }>('computed.yml')
const siteTokens = await getTokens()

const throwMessage = ({ what }: { what: string }) => {
  throw new Error(what)
}

/** Inserts the facts of the site into an interface text. */
const filled = (text: string) => replaceTokens(text, siteTokens, throwMessage)

/** Reads the text of a case, with the figures that the analysis computes from its results files. */
async function readCaseText(slug: string) {
  const file = `content/cases/${slug}/index.md`
  const text = plainText(readFileSync(file, 'utf8'))
  const { tokens } = await readCaseResults(setupOf(file, text))
  const known = new Map([...siteTokens, ...tokens])
  const fill = (words: string) => replaceTokens(words, known, throwMessage)
  const { yaml, body } = splitFrontMatter(file, text)
  return { tokens, data: mapTexts(yaml.value, fill) as CaseData, tree: remark().use(remarkGfm).parse(fill(body)) }
}

interface CaseData {
  name: string
  heading: string
  lead: string
  card: { kind: string; question: string }
  setup: { name: string; text: string }[]
}

/** Removes all white space, because line breaks and the ends of elements do not count. */
const withoutSpaces = (text: string) => normalise(text).replace(/\s/g, '')

/** Makes a pattern that matches a locale text with its values filled in; each value is a named group. */
function patternOf(text: string): RegExp {
  const parts = text
    .split(/\{\{(\w+)\}\}/)
    .map((part, index) => (index % 2 === 0 ? escapePattern(part) : `(?<${part}>[^:]+?)`))
  return new RegExp(`${parts.join('')}(?=\\s|$)`)
}

const cases = await Promise.all(slugs.map(async (slug) => ({ slug, ...(await readCaseText(slug)) })))

test('there are cases', () => {
  expect(cases.length).toBeGreaterThan(0)
})

describe.each(cases)('the case $slug', ({ slug, tokens, data, tree }) => {
  const main = mainOf(`/cases/${slug}`)
  const words = withoutSpaces(textOf(main))
  const blocks: string[] = []
  visit(tree, ['paragraph', 'heading'], (node) => {
    blocks.push(wordsOf(node, { includeHtml: false }))
  })

  test('has the sections of its own file and those that every case has, under their headings', () => {
    for (const depth of [2, 3]) {
      const wanted = tree.children.flatMap((node) =>
        node.type === 'heading' && node.depth === depth ? [withoutSpaces(wordsOf(node))] : [],
      )
      const shown = findAll(main, `h${depth}`).map((heading) => withoutSpaces(textOf(heading)))
      expect(shown.filter((heading) => wanted.includes(heading))).toEqual(expect.arrayContaining(wanted))
    }
    const headings = findAll(main, 'h2').map((heading) => textOf(heading))
    for (const title of [computed.title, texts.own.title, filled(texts.callTitle)]) expect(headings).toContain(title)
    expect(textOf(findOne(main, 'h1'))).toBe(normalise(data.heading))
  })

  test('shows the text of its file, with figures as the analysis computes them', () => {
    const expected = [...blocks, data.lead, ...data.setup.flatMap(({ name, text }) => [name, text])]
    expect(expected.filter((text) => !words.includes(withoutSpaces(text)))).toEqual([])
  })

  test('ends with the same button as every case', () => {
    const section = findOne(main, 'section', { 'aria-labelledby': 'get-started' })
    expect(findAll(section, 'a').map((link) => textOf(link))).toEqual([normalise(texts.getStarted)])
    expect(words).toContain(withoutSpaces(filled(texts.callText)))
  })

  test('draws scores and differences that the analysis computes', () => {
    const names = findAll(main, '*', { 'aria-label': true }).map((element) => attr(element, 'aria-label') ?? '')
    const labels: [text: string, prefix?: string][] = tokens.has('b.people')
      ? [[report.score.group], [report.score.difference, 'difference']]
      : [[report.alone.score.group, 'a']]
    const drawn = labels.flatMap(([label, prefix]) =>
      names.flatMap((name) => {
        const found = patternOf(label).exec(name)?.groups
        const { letter = '', value = '', interval } = found ?? {}
        return found ? [{ name, of: prefix ?? letter.trim().toLowerCase(), value: value.trim(), interval }] : []
      }),
    )
    const isComputed = ({ of, value, interval }: (typeof drawn)[number]) =>
      [...tokens].some(
        ([token, text]) => token.startsWith(`${of}.`) && text === value && tokens.get(`${token}.interval`) === interval,
      )
    expect(drawn.filter((figure) => !isComputed(figure))).toEqual([])
  })

  test('has a card on the page of all cases, with a button', () => {
    const [link] = findAll(mainOf('/cases'), 'a', { href: `/cases/${slug}` })
    if (!link) throw new Error(`/cases has no link to /cases/${slug}.`)
    expect(textOf(link)).toBe(normalise(`${texts.seeResults} ${texts.ofCase.replace('{{name}}', data.name)}`))
    const card = ancestorsOf(link).find(({ tagName }) => tagName === 'section')
    const shown = withoutSpaces(card ? textOf(card) : '')
    for (const text of [data.heading, data.card.kind, data.card.question]) expect(shown).toContain(withoutSpaces(text))
  })
})

test('the page of all cases has one link to each of them, and to no other', () => {
  const links = findAll(mainOf('/cases'), 'a', { href: /^\/cases\/[^#/]+$/ }).map((link) => attr(link, 'href'))
  expect(links.toSorted()).toEqual(slugs.map((slug) => `/cases/${slug}`).toSorted())
})
