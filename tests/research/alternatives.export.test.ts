import { describe, expect, test } from '@jest/globals'
import { ancestorsOf, attr, type Element, findAll } from '../specification/support/elements'
import { mainOf } from '../specification/support/pages'
import { plainText } from './page-units'
import { printedCases } from './printed-cases'

/** Matches numbers with their sign and percent sign, but not ids of viewers. */
const NUMBER = /(?<!\w)[+−]?\d[\d,]*(?:\.\d+)?%?/g
const numbersIn = (text: string): string[] => text.match(NUMBER) ?? []

/** Units in an alternative text, each with its forms in a table, heading or caption. */
const UNITS: [unit: RegExp, shown: RegExp][] = [
  [/\d seconds?\b/, /\bs\b|seconds?\b/],
  [/\d points?\b/, /\bpoints?\b/i],
  [/\d beats? a minute/, /\bbeats a minute/i],
  [/\d px\b/, /\d px\b/],
]

/** Lists the drawings with a number in their text alternative, except those in the explorer, each with its figure. */
function drawings(main: Element): { alt: string; figure: Element | undefined }[] {
  return findAll(main, '*').flatMap((element) => {
    const alt = (attr(element, 'role') === 'img' ? attr(element, 'aria-label') : attr(element, 'alt')) ?? ''
    const figure = ancestorsOf(element).find(({ tagName }) => tagName === 'figure')
    const isInExplorer = ancestorsOf(element).some((each) => attr(each, 'data-explorer') !== undefined)
    return /\d/.test(alt) && !isInExplorer ? [{ alt, figure }] : []
  })
}

const cellsOf = (row: string) => row.split('|')

/**
 * Returns the text of a drawing's table and caption. Scores use the table of all viewers, and reliable sizes that of
 * the areas.
 */
function visibleText(main: Element, { alt, figure }: { alt: string; figure: Element | undefined }): string {
  if (!figure) throw new Error(`“${alt}” is not in a figure.`)
  const own = findAll(figure, 'table figcaption').map((each) => rowTexts(each))
  // A text that applies to all charts of a panel is above them.
  const outer = ancestorsOf(figure).flatMap((each) => (each.tagName === 'figure' ? findAll(each, 'figcaption') : []))
  if (findAll(figure, 'table').length > 0) return [...own, ...outer.map((each) => rowTexts(each))].join(' ')
  const score = findAll(figure, 'h3').map(plainText)[0]
  if (score === undefined) return visibleText(main, { alt, figure: figureOf(main, /^How viewers looked at each area/) })
  const tables = findAll(main, 'details').filter((each) => cellsOf(rowTexts(each)).includes(score))
  const rows = findAll(tables[0] ?? main, 'tr').map((row) => findAll(row, 'th td').map(plainText))
  const column = (rows[0] ?? []).indexOf(score)
  const people = rows.filter(([name = '', ...values]) => /^[ab]\d+$/.test(name) && values[column - 1] !== 'not known')
  const counts = ['a', 'b'].map((letter) => people.filter(([name = '']) => name.startsWith(letter)).length)
  return [...rows.map((row) => `${row[0]} ${row[column]}`), ...counts].join(' ')
}

/** Joins cells with separators, so that two numbers do not become one. */
const rowTexts = (element: Element): string =>
  [...findAll(element, 'th td').map(plainText), ...(element.tagName === 'figcaption' ? [plainText(element)] : [])].join(
    '|',
  )

function figureOf(main: Element, name: RegExp): Element {
  const [region] = findAll(main, 'section', { 'aria-label': name })
  const figure = region && ancestorsOf(region).find(({ tagName }) => tagName === 'figure')
  if (!figure) throw new Error(`There is no figure with a region named ${name}.`)
  return figure
}

describe.each(printedCases)('on the page of $slug', ({ slug }) => {
  const main = mainOf(`/cases/${slug}`)

  test('every number in the alternative text of a drawing is in its table or caption, with its unit', () => {
    const found = drawings(main)
    expect(found.length).toBeGreaterThan(20)
    const unshown = found.flatMap((drawing) => {
      const shown = visibleText(main, drawing)
      const known = new Set(numbersIn(shown))
      const units = UNITS.filter(([unit, wanted]) => unit.test(drawing.alt) && !wanted.test(shown))
      return [...numbersIn(drawing.alt).filter((number) => !known.has(number)), ...units.map(([unit]) => unit)].map(
        (missing) => `${missing} of “${drawing.alt}”`,
      )
    })
    expect(unshown).toEqual([])
  })

  test('the extremes of each curve in its alternative text are those in its table', () => {
    const curves = drawings(main).filter(({ alt }) => /over time\.|around the first look/.test(alt))
    expect(curves.length).toBeGreaterThan(2)
    for (const { alt, figure } of curves) {
      const rows = findAll(figure as Element, 'tr').map((row) => findAll(row, 'th td').map(plainText))
      const moments = rows.slice(1).map(([moment = '']) => Number(moment.replace('−', '-')))
      expect(moments).toEqual(moments.toSorted((one, other) => one - other))
      const two = /(A|B) is highest at (\S+) seconds \((\S+) [^)]*\) and lowest at (\S+) seconds \((\S+) /g
      const one = /Highest: (\S+) .*? at (\S+) seconds\. Lowest: (\S+) .*? at (\S+) seconds/g
      const extremes = [
        ...[...alt.matchAll(two)].map(([, letter, max, value, min, low]) => ({ letter, max, value, min, low })),
        ...[...alt.matchAll(one)].map(([, value, max, low, min]) => ({ letter: 'Mean', max, value, min, low })),
      ]
      expect(extremes.length).toBeGreaterThan(0)
      for (const { letter, max, value, min, low } of extremes) {
        const column = (rows[0] ?? []).findIndex((head) => /mean/i.test(head) && head.startsWith(letter as string))
        const valueAt = (moment: string | undefined) => rows.find(([first]) => first === moment)?.[column]
        expect([valueAt(max), valueAt(min)]).toEqual([value, low])
      }
    }
  })
})
