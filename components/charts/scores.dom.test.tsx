import { expect, test } from '@jest/globals'
import { reportOf } from '@oogwenk/gaze'
import * as settings from '@oogwenk/gaze/settings'
import { render, screen, within } from '@testing-library/react'
import { figureText } from '../../lib/charts/figure-text'
import { textsFor } from '../../lib/i18n/client/report-texts'
import '../../tests/fixtures/text-coders'
import { texts } from '../../tests/research/chart-texts'
import { both, cellsOf, hidden } from '../../tests/research/reports'
import { a, b, NOWHERE, PRODUCT, rowsOf, version } from '../../tests/research/stories'
import { CurvePanel } from './CurvePanel'
import { Scores } from './Scores'
import { LockedChart, TimeChart } from './TimeChart'

test('the text alternative of a strip gives the mean, its interval and the number of people', () => {
  render(<Scores report={both} shown={['happiness']} texts={texts} />)
  const figure = both.figures.get('a.happiness')
  const label = screen.getByRole('img', { name: /^A has \+10\.0 points/ }).getAttribute('aria-label')
  expect(label).toBe('A has +10.0 points, with a 95% interval of −14.8 to 34.8 points, from 3 viewers.')
  expect(figure?.printed).toBe(10)
})

test('every viewer is an eye, and has the report’s value in the table', () => {
  const { container } = render(<Scores report={both} shown={['happiness']} texts={texts} />)
  expect(container.querySelectorAll('[role=img] .eyes circle')).toHaveLength(2 * 5)
  const rows = cellsOf(screen.getByRole('table', hidden))
  expect(rows[0]).toEqual(['Viewer', 'Engagement', 'Happiness'])
  expect(rows.slice(1, 6).map(([id]) => id)).toEqual(['a01', 'a02', 'a03', 'b01', 'b02'])
  expect(rows[3]?.[2]).toBe('+20.0')
  for (const [token, row, column] of [
    ['a.engagement', 'Mean, A', 1],
    ['b.happiness', 'Mean, B', 2],
    ['difference.happiness', 'Difference', 2],
  ] as const) {
    const shown = rows.find(([name]) => name === row)?.[column]
    expect(shown).toBe(figureText(both.figures.get(token) as never))
  }
})

test('the primary metric comes first, all others are exploratory, and the page says that different people saw A and B', () => {
  render(<Scores report={both} shown={['happiness', 'engagement']} texts={texts} />)
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Engagement', 'Happiness'])
  expect(screen.getAllByText('Chosen in advance')).toHaveLength(1)
  expect(screen.getAllByText('Exploratory')).toHaveLength(1)
  expect(screen.getByText(/Different people saw A and B\./).textContent).toMatch(/^Simulated data, /)
})

test('if no metric was named before the test, no sentence says that one was', () => {
  render(<Scores report={reportOf(a, b)} shown={['engagement', 'happiness']} texts={texts} />)
  expect(screen.queryByText('Chosen in advance')).toBeNull()
  expect(screen.getAllByText('Exploratory')).toHaveLength(2)
})

test('a difference that is not shown to exist has its own style, and a sentence says so', () => {
  const { container } = render(<Scores report={both} shown={['excitement']} texts={texts} />)
  const quiet = container.querySelector('.quiet') as HTMLElement
  expect(within(quiet).getByText('Not shown to differ').tagName).toBe('STRONG')
  expect(within(quiet).getByRole('img').getAttribute('aria-label')).toMatch(
    /^Not shown to differ: B minus A is .*, with a 95%/,
  )
})

test('a metric without any value is shown as a dash, with a sentence that says how many people have no value', () => {
  const noHeartRate = (id: string) => rowsOf(id, [[0, ...NOWHERE, 0.1]]).map((row) => ({ ...row, heartrate: '' }))
  const report = reportOf(version(noHeartRate('a1'), noHeartRate('a2')), version(noHeartRate('b1')))
  const { container } = render(<Scores report={report} shown={['excitement']} texts={texts} />)
  const row = container.querySelector('figure') as HTMLElement
  expect([...row.querySelectorAll('.mean')].map(({ textContent }) => textContent)).toContain('–')
  expect(within(row).getByText('2 viewers of A have no value.')).toBeTruthy()
  expect(within(row).getByText('1 viewer of B has no value.')).toBeTruthy()
  expect(within(row).getAllByRole('img', { name: 'Nobody has a value.' })).toHaveLength(2)
  expect(within(row).getByText('Not shown to differ')).toBeTruthy()
  expect(row.innerHTML).not.toContain('NaN')
})

test('a difference that is shown names the version with the higher value', () => {
  const happyRows = (id: string, happiness: number) =>
    rowsOf(id, [
      [0, ...NOWHERE, 0.1],
      [1000, ...NOWHERE, happiness],
    ])
  const report = reportOf(
    version(happyRows('a1', 0.1), happyRows('a2', 0.11), happyRows('a3', 0.12)),
    version(happyRows('b1', 0.5), happyRows('b2', 0.51), happyRows('b3', 0.52)),
  )
  const { container } = render(<Scores report={report} shown={['happiness']} texts={texts} />)
  expect(screen.getByText('B brings more happiness')).toBeTruthy()
  expect(container.textContent).toContain('Measured data')
  expect(container.textContent).not.toContain('imulated')
})

test('curves say where they are highest, and have a hidden cursor with the ends of its axis, and a table', () => {
  const { container } = render(<TimeChart report={both} channel="happiness" texts={texts} />)
  expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(
    /^Happiness over time\. .*A is highest at .* seconds/,
  )
  const cursor = container.querySelector('line[data-cursor]')
  expect(cursor?.getAttribute('data-cursor')).toBe('0 4000')
  expect(cursor?.getAttribute('visibility')).toBe('hidden')
  expect(cursor?.closest('svg')?.getAttribute('viewBox')).toMatch(/^0 0 1000 /)
  expect([...container.querySelectorAll('.aName, .bName')].map(({ textContent }) => textContent)).toEqual(['A', 'B'])
  const rows = cellsOf(screen.getByRole('table', hidden))
  expect(rows[0]).toEqual(['Start of step (s)', 'A: mean', 'A: 95% interval', 'B: mean', 'B: 95% interval'])
  const curve = both.clock.find(({ channel }) => channel === 'happiness')?.curves[0]
  const second = rows[2] as string[]
  const index = curve?.moments.findIndex((moment) => (moment / 1000 - 0.05).toFixed(1) === second[0]) ?? -1
  expect(Number((second[1] as string).replace('+', ''))).toBeCloseTo(curve?.mean[index] as number, 1)
})

/**
 * Makes a version whose people come to the product after a second and a half elsewhere, and are from then on about as
 * happy as given.
 */
const late = (letter: string, number: number, happiness: number) =>
  version(
    ...[...Array(number).keys()].map((index) =>
      rowsOf(`${letter}${index}`, [
        [0, ...NOWHERE, 0.1],
        [1500, ...PRODUCT, happiness + index / 100],
      ]),
    ),
  )

test('curves around a first look say how many people could be counted, and a version with too few has no curve', () => {
  const few = reportOf(late('a', settings.MIN_PEOPLE - 1, 0.9), late('b', settings.MIN_PEOPLE, 0.3))
  const { container } = render(<LockedChart report={few} area="product" channel="happiness" texts={texts} />)
  expect(container.textContent).toContain(
    'A: 4 of 4 have enough data (too few for a curve, which needs 5); B: 5 of 5 have enough data.',
  )
  expect(screen.getByRole('img').getAttribute('aria-label')).toContain('. B: above zero from 0.0 to 2.4 seconds. ')
  expect(screen.getByRole('img').getAttribute('aria-label')).not.toMatch(/A is|intervals of A/)
  expect(cellsOf(screen.getByRole('table', hidden))[0]).toEqual([
    'Start of step (s from first look)',
    'B: mean',
    'B: 95% interval',
  ])
  expect(container.querySelector('line[data-cursor]')?.getAttribute('data-cursor')).toBe('-1000 2500')
  // The axis fits the curve that is drawn.
  const highest = [...container.querySelectorAll('.grid g text')].map(({ textContent }) => Number(textContent))
  expect(Math.max(...highest)).toBeLessThan(50)
})

test('if no version has enough people, a sentence replaces the curves', () => {
  const few = reportOf(late('a', 2, 0.9), late('b', 3, 0.3))
  const { container } = render(
    <CurvePanel report={few} channels={['happiness', 'contempt']} area="product" texts={texts} />,
  )
  expect(container.querySelector('svg')).toBeNull()
  expect(container.textContent).toMatch(
    /A: 2 of 2 have enough data \(too few for a curve, which needs 5\); B: 3 of 3 have enough data \(too few/,
  )
})

test('two or three people have a curve over time, but neither an interval nor a verdict', () => {
  const { container } = render(<TimeChart report={both} channel="happiness" texts={texts} />)
  expect(screen.getByRole('img').getAttribute('aria-label')).toContain('Too few people for an interval.')
  expect(cellsOf(screen.getByRole('table', hidden))[1]?.slice(2)).toEqual(['–', expect.anything(), '–'])
  expect(container.querySelector('.aBand')?.getAttribute('d')).toBe('')
})

test('one version says when it changes and how far, or that no change is shown', () => {
  const alone = textsFor(texts, 1)
  const found = (change: number, level: number) => {
    const people = [...Array(5).keys()].map((index) =>
      rowsOf(`a${index}`, [
        [0, ...NOWHERE, 0.1 * level],
        [2000, ...NOWHERE, 0.1 * level + (change * (1 + index)) / 10],
      ]),
    )
    const { container } = render(<TimeChart report={reportOf(version(...people))} channel="happiness" texts={alone} />)
    return container.querySelector('figure p + p')?.textContent
  }
  expect(found(1, 1)).toMatch(/^Above zero from 2\.0 to 3\.9 seconds\. Highest: \+30\.0 points at \d\.\d seconds\.$/)
  expect(found(-0.5, 8)).toMatch(/^Below zero from 2\.0 to 3\.9 seconds\. Lowest: −15\.0 points at \d\.\d seconds\.$/)
  expect(found(0, 1)).toBe('Not shown to change.')
})

test('curves in points in the same panel share one scale, and the panel says once whose curves they are', () => {
  const { container } = render(
    <CurvePanel
      report={reportOf(late('a', 6, 0.6), late('b', 6, 0.3))}
      channels={['happiness', 'fear']}
      texts={texts}
    />,
  )
  const scales = [...container.querySelectorAll('figure figure')].map((figure) =>
    [...figure.querySelectorAll('.grid g text')].map(({ textContent }) => textContent),
  )
  expect(scales).toHaveLength(2)
  expect(scales[0]?.length).toBeGreaterThan(3)
  expect(scales[1]).toEqual(scales[0])
  expect(container.textContent?.split('Measured data').length).toBe(2)
  expect(container.querySelectorAll('figcaption')).toHaveLength(1)
})
