import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import * as settings from '@oogwenk/gaze/settings'
import { parse } from 'yaml'
import { listPages } from '../e2e/support/pages'
import { isPageFile, plainText } from '../lib/content/files'
import { splitFrontMatter } from '../lib/content/front-matter'
import { escapePattern } from './fixtures/escape-pattern'
import { listFiles } from './fixtures/list-files'
import { attr, type Element, findAll, isElement, type Node } from './specification/support/elements'
import { readPage } from './specification/support/pages'
import { normalise, textOf } from './specification/support/text'

/** Lists every string, number and key in nested data. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => [name, ...textsIn(inner)])
}

/** Lists the participants, which are the first column of a results file. */
const participantsOf = (file: string) => readFileSync(`content/cases/${file}`, 'utf8').match(/^[^,\n]+/gm) ?? []

const locale = listFiles('locales/en', '.json').flatMap((file) =>
  textsIn(JSON.parse(readFileSync(`locales/en/${file}`, 'utf8'))),
)
/**
 * The texts of the content: those in data files, front matter, body text and the OpenAPI file, participants and
 * sources.
 */
const content = [
  ...listFiles('content', '.yml').flatMap((file) => textsIn(parse(readFileSync(`content/${file}`, 'utf8')))),
  ...listFiles('content', '.md').flatMap((name) => {
    const file = `content/${name}`
    if (!isPageFile(file)) return []
    const { yaml, body } = splitFrontMatter(file, plainText(readFileSync(file, 'utf8')))
    return [...textsIn(yaml.value), ...body.split(/\n+|[[\]`|*]|^#+ /m)]
  }),
  ...listFiles('content/cases', '.csv').flatMap(participantsOf),
  ...Object.values(settings.WEBCAM_ACCURACY).map(({ source }) => source),
  ...textsIn(JSON.parse(readFileSync('out/openapi.json', 'utf8'))),
]

/** Converts a text to lower case for comparison, without markup or a full stop or colon at the end. */
const comparable = (text: string) => normalise(text.replace(/[*`]/g, '')).toLowerCase().replace(/[.:]$/, '')

/** Each text as a whole, and each of its sentences. */
const texts = [...locale, ...content].flatMap((text) => [text, ...text.split(/(?<=\.) /)])
const exact = new Set(texts.filter((text) => !text.includes('{{')).map(comparable))
/** Texts with placeholders, unless they consist of nothing else. */
const patterns = texts
  .filter((text) => text.includes('{{') && /\p{L}{2}/u.test(text.replace(/\{\{.*?\}\}/g, '')))
  .map((text) =>
    comparable(text.replace(/\{\{.*?\}\}/g, '\u0000'))
      .split('\u0000')
      .map(escapePattern)
      .join('.+?'),
  )
  .map((pattern) => new RegExp(`^${pattern}$`))

/** Names of versions, and of the difference between them. */
const versions = /^[ab](?: − [ab])?$/

/** Whether a label is a known text, or several of them one after another. */
function isKnown(text: string): boolean {
  // The number before a list item is not compared.
  const words = comparable(text).replace(/^\d+: /, '')
  if (!/\p{L}/u.test(words) || versions.test(words) || exact.has(words)) return true
  if (patterns.some((pattern) => pattern.test(words))) return true
  const parts = words.split(/, |(?<=\.) /)
  return parts.length > 1 && parts.every(isKnown)
}

/** Links, and elements that label something. */
const labels = 'a button summary label th legend caption figcaption'

/** Lists the texts below a node, without those hidden from assistive technology. */
function piecesOf(node: Node): string[] {
  if ('value' in node) return [node.value]
  if (!('childNodes' in node) || (isElement(node) && attr(node, 'aria-hidden') === 'true')) return []
  return node.childNodes.flatMap(piecesOf)
}

/** Whether the text of a link is its own URL: Markdown turns a bare URL into a link. */
function isAutolink(element: Element): boolean {
  const address = attr(element, 'href') ?? ''
  return /^(?:mailto|tel|https?):/.test(address) && textOf(element) !== '' && address.endsWith(textOf(element))
}

function labelsOf(page: Element): string[] {
  const shown = findAll(page, labels)
    .filter((element) => !isAutolink(element))
    .flatMap(piecesOf)
  const fromAttributes = findAll(page, '*').flatMap((element) =>
    ['aria-label', 'placeholder'].flatMap((name) => attr(element, name) ?? []),
  )
  return [...new Set([...shown, ...fromAttributes])]
}

test.each(listPages('out'))('every label of the interface on %s comes from the locale files or the content', (path) => {
  expect(labelsOf(readPage(path)).filter((text) => !isKnown(text))).toEqual([])
})
