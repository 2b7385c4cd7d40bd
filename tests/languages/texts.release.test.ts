import { readFileSync } from 'node:fs'
import { beforeAll, expect, jest, test } from '@jest/globals'
import { listPages } from '../../e2e/support/pages'
import { MONTHS } from '../../lib/content/dates/local-time'
import { listFiles } from '../fixtures/list-files'
import { buildVariant } from '../run/build-variant.mjs'
import { pseudo } from '../run/languages.mjs'
import { PSEUDO, UNTRANSLATED } from '../run/pseudo-locale.mjs'
import { allowedWords } from './hard-coded'
import { shownTexts, untranslated } from './shown'
import { containsWords, writtenByEditors, writtenInCode } from './written'

let out: string
// All pages are parsed, some more than once.
jest.setTimeout(120_000)

beforeAll(async () => {
  out = `${await buildVariant(pseudo)}/out`
}, 1_200_000)

const english = JSON.parse(readFileSync('locales/en/common.json', 'utf8'))

/** Texts without a translation, which are shown in English as required. */
const untranslatedTexts = UNTRANSLATED.map(
  (key) => key.split('.').reduce((node, name) => node[name], english) as string,
)

/** Finds texts on pages that are in no locale file, each with one page that shows it. */
function leftOnPages(): Map<string, string> {
  const left = new Map<string, string>()
  for (const page of [...listPages(out), '/404']) {
    const html = readFileSync(`${out}${page === '/' ? '/index' : page}.html`, 'utf8')
    const pieces = shownTexts(html).flatMap(untranslated)
    for (const piece of pieces) if (!untranslatedTexts.includes(piece)) left.set(piece, page)
  }
  return left
}

test('no word of a page is hard-coded', () => {
  const [pieces, editors] = [leftOnPages(), writtenByEditors()]
  const found = new Map<string, string>()
  for (const [text, file] of writtenInCode()) {
    // `Intl` writes the names of months. A list of exceptions would have to change every month.
    if (containsWords(editors, text) || MONTHS.includes(text)) continue
    for (const [piece, page] of pieces) if (containsWords(piece, text)) found.set(text, `${file}, on ${page}`)
  }
  const unknown = [...found].filter(([text]) => !Object.hasOwn(allowedWords, text))
  expect(unknown).toEqual([])
  // An exception that is no longer needed would hide a later mistake.
  expect(Object.keys(allowedWords).filter((text) => !found.has(text))).toEqual([])
})

/** Lists the pieces of English texts, without variables; short ones are left out because they could occur anywhere. */
function englishPieces(): [string, string][] {
  const pieces: [string, string][] = []
  const visit = (node: unknown, key: string) => {
    if (typeof node !== 'string')
      for (const [name, child] of Object.entries(node as object)) visit(child, `${key}.${name}`)
    else if (!untranslatedTexts.includes(node))
      for (const piece of node.split(/\{\{.*?\}\}/)) pieces.push([piece.trim(), key.slice(1)])
  }
  visit(english, '')
  return pieces.filter(([piece]) => piece.length >= 10 && piece.includes(' '))
}

/** Keys of units that also occur in editors’ sentences. */
const editorUnits = ['report.units.beats_one']

test('no file of the second export has an English text instead of its own', () => {
  const editors = writtenByEditors()
  const pieces = englishPieces().filter(([piece, key]) => !editors.includes(piece) && !editorUnits.includes(key))
  expect(pieces.length).toBeGreaterThan(200)
  const files = listFiles(out).filter(
    (file) =>
      /\.(html|js|json|txt|md|xml|webmanifest)$/.test(file) && !file.startsWith('locales/') && file !== 'licences.txt',
  )
  const found = files.flatMap((file) => {
    const text = readFileSync(`${out}/${file}`, 'utf8').replaceAll('&#x27;', "'").replaceAll('\\u2019', '’')
    return pieces.flatMap(([piece, key]) =>
      text.includes(piece) && containsWords(text, piece) ? [`${file}: ${key} ${piece}`] : [],
    )
  })
  expect(found).toEqual([])
})

test('the second export has its own texts', () => {
  const own = readFileSync(`${out}/locales/${PSEUDO}/common.json`, 'utf8')
  expect(own).toContain('«')
  for (const page of listPages(out)) {
    const html = readFileSync(`${out}${page === '/' ? '/index' : page}.html`, 'utf8')
    expect(html.split('«').length).toBeGreaterThan(10)
  }
})
