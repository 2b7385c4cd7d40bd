import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { type Report, reportOf } from '@oogwenk/gaze'
import { render } from '@testing-library/react'
import axe from 'axe-core'
import type { ReactNode } from 'react'
import '../../tests/fixtures/text-coders'
import { texts } from '../../tests/research/chart-texts'
import { both, empty, nobody } from '../../tests/research/reports'
import { a, areas, b } from '../../tests/research/stories'
import { AccuracySources, AreaTable, TrustedSize } from './Areas'
import { Heatmap } from './Heatmap'
import { Scanpaths } from './Scanpaths'
import { Scores } from './Scores'
import { LockedChart, TimeChart } from './TimeChart'

const picture = <img src="/a.jpg" alt="" />

/** Draws everything that can be drawn from a report. */
const all = (report: Report): ReactNode => (
  <>
    <Scores report={report} shown={['happiness', 'excitement', 'fixations']} texts={texts} />
    {report.clock.slice(0, 2).map(({ channel }) => (
      <TimeChart key={channel} {...{ report, channel, texts }} />
    ))}
    {report.locked.slice(0, 1).map(({ area }) => (
      <LockedChart key={area} {...{ report, area, texts }} channel="happiness" />
    ))}
    {report.versions.map(({ letter }, index) => (
      <div key={letter}>
        <Heatmap {...{ report, index, picture, texts }} name="Banner">
          <canvas />
        </Heatmap>
        <TrustedSize {...{ report, index, picture, texts }} name="Banner" />
        <Scanpaths {...{ report, index, picture, texts }} name="Banner" />
      </div>
    ))}
    <AreaTable report={report} texts={texts} />
    <AccuracySources texts={texts} />
  </>
)

test.each([
  ['two versions', both],
  ['one person who looked at nothing', nobody],
  ['one person whose gaze was lost', empty],
  ['an area of one version alone', reportOf(a, { ...b, areas: areas.slice(0, 1) })],
])('every chart of %s has no unreplaced placeholders, and axe finds no problem', async (_, report) => {
  const { container } = render(<main>{all(report)}</main>)
  const markup = container.innerHTML
  expect(markup).not.toMatch(/NaN|undefined|Infinity|\{\{|\[object|style=/)
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  // Contrast needs a layout, so the browser tests measure it.
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
})

/** Parts of a chart that its module exports. */
const parts = ['PathCaption']

/** Every chart: the components of each module that renders the frame of a chart. */
const drawn = readdirSync('components/charts')
  .filter((file) => /^(?!Chart\.)\w+\.tsx$/.test(file))
  .map((file) => readFileSync(`components/charts/${file}`, 'utf8'))
  .filter((source) => source.includes('<Chart'))
  .flatMap((source) => [...source.matchAll(/^export function ([A-Z]\w*)/gm)].map(([, name]) => name ?? ''))
  .filter((name) => !parts.includes(name))

test.each([
  ['components/charts/charts.dom.test.tsx', (name: string) => `<${name} `],
  ['client/own/charts.dom.test.tsx', (name: string) => `element(${name}, `],
])('every chart is drawn in %s', (file, use) => {
  const source = readFileSync(file, 'utf8')
  expect(drawn).toContain('TimeChart')
  expect(drawn.filter((name) => !source.includes(use(name)))).toEqual([])
})
