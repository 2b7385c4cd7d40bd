import { expect, test } from '@jest/globals'
import { type Report, type ReportVersion, reportOf } from '@oogwenk/gaze'
import { render, screen, within } from '@testing-library/react'
import { figureText } from '../../lib/charts/figure-text'
import '../../tests/fixtures/text-coders'
import { texts } from '../../tests/research/chart-texts'
import { both, cellsOf, empty, nobody } from '../../tests/research/reports'
import type { Row } from '../../tests/research/sample-file'
import { b, NOWHERE, PRODUCT, rowsOf, version } from '../../tests/research/stories'
import { AccuracySources, AreaTable, TrustedSize } from './Areas'
import { Heatmap } from './Heatmap'
import { Scanpaths } from './Scanpaths'
import { LockedChart, TimeChart } from './TimeChart'
import { areaFinding, areaTable } from './words/area-words'
import { usableText } from './words/panel-words'
import { pathTable, pathText } from './words/path-words'

const picture = <img src="/a.jpg" alt="" />

test('a chart without data is not drawn', () => {
  expect(
    render(<TimeChart report={{ ...both, clock: [] }} channel="happiness" texts={texts} />).container.innerHTML,
  ).toBe('')
  expect(render(<LockedChart report={both} area="moon" channel="fear" texts={texts} />).container.innerHTML).toBe('')
  expect(
    render(
      <Heatmap {...{ report: both, index: 2, picture, texts }} name="C">
        {null}
      </Heatmap>,
    ).container.innerHTML,
  ).toBe('')
})

test('a heatmap says where half of the gaze fell, with people, time, metric, scale and lost samples', () => {
  const { container } = render(
    <Heatmap {...{ report: both, index: 0, picture, texts }} name="The night">
      <canvas />
    </Heatmap>,
  )
  expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(
    /^Heatmap of A, 3 viewers\. Half of all gaze fell on \d+% of the picture\. The area with the most gaze is product: \d+%\.$/,
  )
  expect(container.querySelector('figcaption')?.textContent).toMatch(
    /^Simulated data\. 3 viewers, 4 seconds\. Gaze density: .* A and B share one scale\. 0\.0% of the samples were lost/,
  )
  const report = { ...both, peak: both.peak * 2 }
  const ends = (of: Report) => {
    const { container: drawn } = render(
      <Heatmap {...{ report: of, index: 0, picture, texts }} name="">
        {null}
      </Heatmap>,
    )
    return Number([...drawn.querySelectorAll('.ends span')].at(-1)?.textContent)
  }
  expect(ends(report)).toBeCloseTo(2 * ends(both), 0)
})

test('people without recorded gaze are not described as having looked nowhere', () => {
  const gone = rowsOf('a02', [[0, ...PRODUCT, 0.1]]).map((row) => ({ ...row, gaze_x: '', gaze_y: '' }))
  const late = rowsOf('a01', [
    [0, ...NOWHERE, 0.1],
    [2000, ...PRODUCT, 0.1],
  ])
  const report = reportOf(version(late, gone), b)
  const [product] = areaTable(report, texts).rows
  expect(product?.slice(2, 5)).toEqual(['2.0 s', '2.0 s', '1 of 1, 1 not known'])
  const { container } = render(
    <Heatmap {...{ report, index: 0, picture, texts }} name="x">
      {null}
    </Heatmap>,
  )
  expect(container.querySelector('figcaption')?.textContent).toContain('1 viewer has no fixation')
  const [a] = report.versions as [ReportVersion]
  expect(pathText(report, a, 1, texts)).toBe('Eye movements of viewer a02, A: no fixation, so not known.')
  expect(pathTable(report, a, texts).rows[1]).toEqual(['a02', 'not known', '–'])
  expect(usableText(report, 'product', 'happiness', texts)).toContain(
    'A: 1 of 2 have enough data (1 not known, too few',
  )
})

test('repeated samples are counted below the heatmap, and without any there is no such sentence', () => {
  const rows = rowsOf('a01', [[0, ...PRODUCT, 0.1]])
  const captionOf = (all: Row[]) => {
    const report = reportOf(version(all))
    const { container } = render(
      <Heatmap {...{ report, index: 0, picture, texts }} name="x">
        {null}
      </Heatmap>,
    )
    return container.querySelector('figcaption')?.textContent
  }
  expect(captionOf([...rows, ...rows.slice(-1), ...rows.slice(-1)])).toContain(
    '2 samples had the same time as the one before and were left out.',
  )
  expect(captionOf([...rows, ...rows.slice(-1)])).toContain('1 sample had the same time')
  expect(captionOf(rows)).not.toContain('same time')
})

test('if nobody has a fixation, no sentence claims that nobody looked', () => {
  const gone = rowsOf('a02', [[0, ...PRODUCT, 0.1]]).map((row) => ({ ...row, gaze_x: '', gaze_y: '' }))
  const report = reportOf(version(gone))
  expect(areaFinding(report, texts)).toBe('No viewer has a fixation: what they looked at is not known.')
  expect(areaFinding(nobody, texts)).toBe('Nobody looked at any of the areas.')
  expect(areaTable(report, texts).rows[0]?.slice(1, 5)).toEqual([
    'not known',
    'not known',
    'not known',
    '0 of 0, 1 not known',
  ])
})

test('without gaze a heatmap says so and has no scale', () => {
  const { container } = render(
    <Heatmap {...{ report: empty, index: 0, picture, texts }} name="x">
      {null}
    </Heatmap>,
  )
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    'Heatmap of A, 1 viewer: no gaze fell on the picture.',
  )
  expect(container.querySelector('.ramp')).toBeNull()
})

test('the table of areas shows the report’s figures, how many people saw each area, and whether webcams can measure it', () => {
  render(<AreaTable report={both} texts={texts} />)
  const rows = cellsOf(screen.getByRole('table'))
  expect(rows).toHaveLength(1 + 4)
  const product = both.areas.find(({ id }) => id === 'product')?.cells[0]
  expect(rows[1]).toEqual([
    'product, A',
    figureText(product?.dwellShare as never),
    figureText(product?.dwell as never).replace(/seconds?/, 's'),
    figureText(product?.firstLook as never).replace(/seconds?/, 's'),
    '2 of 3',
    '400 × 400: yes, for the smaller error',
  ])
  expect(screen.getByText(/^Looked at longest in A: product/)).toBeTruthy()
})

test('if nobody looked there is no first look, and a sentence says that nobody looked', () => {
  render(<AreaTable report={nobody} texts={texts} />)
  const rows = cellsOf(screen.getByRole('table'))
  expect(rows[1]?.slice(3, 5)).toEqual(['–', '0 of 1'])
  expect(screen.getByText('Nobody looked at any of the areas.')).toBeTruthy()
  render(<AreaTable report={empty} texts={texts} />)
  expect(screen.getByText('No area of interest is marked.')).toBeTruthy()
})

test('the smallest reliable areas are drawn to scale, with their sources', () => {
  const { container } = render(<TrustedSize {...{ report: both, index: 0, picture, texts }} name="Banner" />)
  expect(container.querySelector('.areas')?.getAttribute('viewBox')).toBe('0 0 1200 750')
  const scale = container.querySelector('.scale svg')
  // The same number of units in the same share of the width: the circles are drawn to the scale of the picture.
  expect([scale?.getAttribute('viewBox'), scale?.getAttribute('width')]).toEqual(['0 0 414 207', '34.5%'])
  const arcs = scale?.querySelector('path')?.getAttribute('d') ?? ''
  expect(arcs).toBe('M0 207a207 207 0 0 1 414 0zM101 207a106 106 0 0 1 212 0z')
  expect([...(scale?.querySelectorAll('text') ?? [])].map((each) => each.textContent)).toEqual(['414 px', '212 px'])
  const labels = [...container.querySelectorAll('foreignObject')]
  expect(labels.map((label) => label.textContent)).toEqual(['product', 'small print'])
  // Above its box, starting at its upper left corner.
  expect(['x', 'y'].map((name) => labels[1]?.getAttribute(name))).toEqual(['0%', '80%'])
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    'The smallest reliable areas, drawn on A: discs 212 and 414 px across.',
  )
  const { getAllByRole } = render(<AccuracySources texts={texts} />)
  expect(getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://support.realeye.io/realeye-accuracy',
    'https://doi.org/10.3758/s13428-017-0913-7',
  ])
})

test('native radio buttons show one viewer at a time, and each scanpath is described in words', () => {
  render(<Scanpaths {...{ report: both, index: 0, picture, texts }} name="The night" />)
  const radios = within(screen.getByRole('group', { name: 'Viewer of A' })).getAllByRole('radio') as HTMLInputElement[]
  expect(radios.map((radio) => radio.labels?.[0]?.textContent)).toEqual(['a01', 'a02', 'a03'])
  expect(radios.map(({ checked }) => checked)).toEqual([true, false, false])
  const labels = screen.getAllByRole('img').map((path) => path.getAttribute('aria-label'))
  expect(labels[0]).toBe('Eye movements of viewer a01, A: 2 fixations in 4 seconds. First: outside the areas, product.')
})

test('scanpaths in files are fetched only when shown', () => {
  const files = ['/1.svg', '/2.svg', '/3.svg']
  const { container } = render(<Scanpaths {...{ report: both, index: 0, picture, files, texts }} name="x" />)
  const paths = [...container.querySelectorAll('.path img')]
  expect(paths.map((path) => path.getAttribute('src'))).toEqual(files)
  expect(paths.every((path) => path.getAttribute('loading') === 'lazy' && path.getAttribute('alt'))).toBe(true)
})
