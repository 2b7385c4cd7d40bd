import { expect, test } from '@jest/globals'
import { render, screen, within } from '@testing-library/react'
import axe from 'axe-core'
import type { ReactNode } from 'react'
import { figureText } from '../../lib/research/figure-text'
import { type Report, reportOf } from '../../lib/research/report'
import '../../tests/fixtures/text-coders'
import { texts } from '../../tests/research/chart-texts'
import { a, areas, b, NOWHERE, rowsOf, version } from '../../tests/research/stories'
import { AccuracySources, AreaTable, TrustedSize } from './Areas'
import { Heatmap } from './Heatmap'
import { Scanpaths } from './Scanpaths'
import { Scores } from './Scores'
import { LockedChart, TimeChart } from './TimeChart'

const both = reportOf(a, b, { simulated: true })
const nobody = reportOf(version(rowsOf('p1', [[0, ...NOWHERE, 0.1]])))
const lost = rowsOf('p1', [[0, ...NOWHERE, 0.1]]).map((row) => ({ ...row, gaze_x: '', gaze_y: '' }))
const empty = reportOf({ ...version(lost), areas: [] })
const picture = <img src="/a.jpg" alt="" />

/** Everything that can be drawn of a report. */
const all = (report: Report): ReactNode => (
  <>
    <Scores report={report} shown={report.scores.map(({ name }) => name)} texts={texts} />
    {report.clock.map(({ channel }) => (
      <TimeChart key={channel} {...{ report, channel, texts }} />
    ))}
    {report.locked.map(({ area }) => (
      <LockedChart key={area} {...{ report, area, texts }} channel="happiness" />
    ))}
    {report.versions.map(({ letter }, at) => (
      <div key={letter}>
        <Heatmap {...{ report, at, picture, texts }} name="Banner">
          <canvas />
        </Heatmap>
        <TrustedSize {...{ report, at, picture, texts }} />
        <Scanpaths {...{ report, at, picture, texts }} name="Banner" />
      </div>
    ))}
    <AreaTable report={report} texts={texts} />
    <AccuracySources texts={texts} />
  </>
)

const cellsOf = (table: HTMLElement) =>
  [...table.querySelectorAll('tr')].map((row) => [...row.children].map(({ textContent }) => textContent))
/** Tables are folded away, and so out of reach of roles. */
const hidden = { hidden: true } as const

test('a strip says what it shows: mean, interval and how many people', () => {
  render(<Scores report={both} shown={['happiness']} texts={texts} />)
  const figure = both.figures.get('a.happiness')
  const says = screen.getByRole('img', { name: /^A has \+10 points/ }).getAttribute('aria-label')
  expect(says).toBe('A has +10 points, with a 95% interval of −15 to 35 points, from 3 viewers.')
  expect(figure?.printed).toBe(10)
})

test('every viewer is an eye, and has a value in the table as the report has it', () => {
  const { container } = render(<Scores report={both} shown={['happiness']} texts={texts} />)
  expect(container.querySelectorAll('.eyes circle')).toHaveLength(2 * 5)
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

test('the metric that was named before stands first, all others are exploratory, and people are said to differ', () => {
  render(<Scores report={both} shown={['happiness', 'engagement']} texts={texts} />)
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Engagement', 'Happiness'])
  expect(screen.getAllByText('Named before')).toHaveLength(1)
  expect(screen.getAllByText('Exploratory')).toHaveLength(1)
  expect(screen.getByText(/A and B are seen by different people, 3 and 2\./).textContent).toMatch(/^Simulated data, /)
})

test('a difference that is not shown is set apart and says so in words', () => {
  const { container } = render(<Scores report={both} shown={['excitement']} texts={texts} />)
  const quiet = container.querySelector('.quiet') as HTMLElement
  expect(within(quiet).getByText('Not shown to differ').tagName).toBe('STRONG')
  expect(within(quiet).getByRole('img').getAttribute('aria-label')).toMatch(
    /^Not shown to differ: B minus A is .*, with a 95%/,
  )
})

test('a difference that is shown names the version that has more', () => {
  const glad = (id: string, much: number) =>
    rowsOf(id, [
      [0, ...NOWHERE, 0.1],
      [1000, ...NOWHERE, much],
    ])
  const report = reportOf(
    version(glad('a1', 0.1), glad('a2', 0.11), glad('a3', 0.12)),
    version(glad('b1', 0.5), glad('b2', 0.51), glad('b3', 0.52)),
  )
  const { container } = render(<Scores report={report} shown={['happiness']} texts={texts} />)
  expect(screen.getByText('B brings more happiness')).toBeTruthy()
  expect(container.textContent).toContain('Measured data')
  expect(container.textContent).not.toContain('imulated')
})

test('curves say where their intervals are apart, carry a hidden cursor with the ends of its axis, and their numbers', () => {
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
  expect(rows[0]).toEqual(['Second', 'A: mean', 'A: 95% interval', 'B: mean', 'B: 95% interval'])
  const at = both.clock.find(({ channel }) => channel === 'happiness')?.curves[0]
  const second = rows[2] as string[]
  const index = at?.moments.findIndex((moment) => (moment / 1000).toFixed(2) === second[0]) ?? -1
  expect(Number((second[1] as string).replace('+', ''))).toBeCloseTo(at?.mean[index] as number, 1)
})

test('curves around a first look say how many could be counted', () => {
  const { container } = render(<LockedChart report={both} area="product" channel="happiness" texts={texts} />)
  expect(container.textContent).toContain('A: 1 of 3 can be counted')
  expect(container.textContent).toContain('first look')
  expect(container.querySelector('line[data-cursor]')?.getAttribute('data-cursor')).toBe('-1000 2500')
})

test('what nobody has is not drawn', () => {
  expect(
    render(<TimeChart report={{ ...both, clock: [] }} channel="happiness" texts={texts} />).container.innerHTML,
  ).toBe('')
  expect(render(<LockedChart report={both} area="moon" channel="fear" texts={texts} />).container.innerHTML).toBe('')
  expect(
    render(
      <Heatmap {...{ report: both, at: 2, picture, texts }} name="C">
        {null}
      </Heatmap>,
    ).container.innerHTML,
  ).toBe('')
})

test('a heatmap says where half of the gaze fell, with people, time, metric, scale and what was lost', () => {
  const { container } = render(
    <Heatmap {...{ report: both, at: 0, picture, texts }} name="The night">
      <canvas />
    </Heatmap>,
  )
  expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(
    /^Heatmap of A, 3 viewers\. Half of all gaze fell on \d+% of the picture\. Of the areas, product kept/,
  )
  expect(container.querySelector('figcaption')?.textContent).toMatch(
    /^Simulated data\. 3 viewers, 4 seconds\. Gaze density: .* A and B are on one scale\. 0\.0% of the samples were lost/,
  )
  const report = { ...both, peak: both.peak * 2 }
  const ends = (of: Report) => {
    const { container: drawn } = render(
      <Heatmap {...{ report: of, at: 0, picture, texts }} name="">
        {null}
      </Heatmap>,
    )
    return Number([...drawn.querySelectorAll('.ends span')].at(-1)?.textContent)
  }
  expect(ends(report)).toBeCloseTo(2 * ends(both), 0)
})

test('without gaze a heatmap says so and has no scale', () => {
  const { container } = render(
    <Heatmap {...{ report: empty, at: 0, picture, texts }} name="x">
      {null}
    </Heatmap>,
  )
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    'Heatmap of A, 1 viewer: no gaze fell on the picture.',
  )
  expect(container.querySelector('.ramp')).toBeNull()
})

test('the table of areas has who saw, who never looked and what webcams can tell, as the report has it', () => {
  render(<AreaTable report={both} texts={texts} />)
  const rows = cellsOf(screen.getByRole('table'))
  expect(rows).toHaveLength(1 + 4)
  const product = both.areas.find(({ id }) => id === 'product')?.cells[0]
  expect(rows[1]).toEqual([
    'product, A',
    figureText(product?.dwellShare as never),
    figureText(product?.dwell as never),
    figureText(product?.firstLook as never),
    '2 of 3',
    '1',
    'at the smaller error only',
  ])
  expect(screen.getByText(/^Longest in A: product/)).toBeTruthy()
})

test('where nobody looked there is no first look, and that is said', () => {
  render(<AreaTable report={nobody} texts={texts} />)
  const rows = cellsOf(screen.getByRole('table'))
  expect(rows[1]?.slice(3, 6)).toEqual(['–', '0 of 1', '1'])
  expect(screen.getByText('Nobody looked at any of the areas.')).toBeTruthy()
  render(<AreaTable report={empty} texts={texts} />)
  expect(screen.getByText('No area of interest is marked.')).toBeTruthy()
})

test('the smallest areas that can be trusted are drawn to scale, with their sources', () => {
  const { container } = render(<TrustedSize {...{ report: both, at: 0, picture, texts }} />)
  expect([...container.querySelectorAll('circle')].map((disc) => disc.getAttribute('r'))).toEqual(['207', '106'])
  expect(container.querySelector('svg')?.getAttribute('viewBox')).toBe('0 0 1200 750')
  expect(screen.getByRole('img').getAttribute('aria-label')).toContain('small print is 100 pixels across: too small.')
  const { getAllByRole } = render(<AccuracySources texts={texts} />)
  expect(getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://support.realeye.io/realeye-accuracy',
    'https://doi.org/10.3758/s13428-017-0913-7',
  ])
})

test('one viewer at a time, chosen by native radios, each path in words', () => {
  render(<Scanpaths {...{ report: both, at: 0, picture, texts }} name="The night" />)
  const radios = within(screen.getByRole('group', { name: 'Viewer of A' })).getAllByRole('radio') as HTMLInputElement[]
  expect(radios.map((radio) => radio.labels?.[0]?.textContent)).toEqual(['a01', 'a02', 'a03'])
  expect(radios.map(({ checked }) => checked)).toEqual([true, false, false])
  const says = screen.getAllByRole('img').map((path) => path.getAttribute('aria-label'))
  expect(says[0]).toBe('Eye movements of viewer a01, A: 2 stays in 4 seconds. First: beside the areas, product.')
})

test('paths that are files are fetched when they are looked at', () => {
  const files = ['/1.svg', '/2.svg', '/3.svg']
  const { container } = render(<Scanpaths {...{ report: both, at: 0, picture, files, texts }} name="x" />)
  const paths = [...container.querySelectorAll('.path img')]
  expect(paths.map((path) => path.getAttribute('src'))).toEqual(files)
  expect(paths.every((path) => path.getAttribute('loading') === 'lazy' && path.getAttribute('alt'))).toBe(true)
})

test.each([
  ['two versions', both],
  ['one person who looked at nothing', nobody],
  ['one person whose gaze was lost', empty],
  ['an area of one version alone', reportOf(a, { ...b, areas: areas.slice(0, 1) })],
])('every chart of %s is drawn without holes in its words, and axe finds nothing', async (_, report) => {
  const { container } = render(<main>{all(report)}</main>)
  const markup = container.innerHTML
  expect(markup).not.toMatch(/NaN|undefined|Infinity|\{\{|\[object|style=/)
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  // Contrast needs a layout; it is measured in the browser.
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
})
