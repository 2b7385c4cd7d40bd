import { readFileSync } from 'node:fs'
import { TextDecoder, TextEncoder } from 'node:util'
import { beforeEach, expect, jest, test } from '@jest/globals'
import { readResults, reportOf } from '@oogwenk/gaze'
import { render } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import type { ReportTexts } from '../../lib/i18n/client/report-texts'
import { render as draw, type JsxNode } from '../jsx/jsx-runtime'
import { Fragment, jsx } from '../jsx/react-jsx-runtime'

Object.assign(globalThis, { TextDecoder, TextEncoder })

/** Returns the leaves of a block of texts, by their path. */
const flat = (tree: object, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [[path + name, value] as [string, string]] : flat(value, `${path}${name}.`),
  )
const locale = JSON.parse(readFileSync('locales/en/common.json', 'utf8'))
const texts = Object.fromEntries(flat(locale.report)) as ReportTexts

const areas = [
  { id: 'words', x: 60, y: 90, width: 420, height: 200 },
  { id: 'product', x: 600, y: 200, width: 420, height: 400 },
]
const versionOf = (letter: 'a' | 'b') => {
  const text = readFileSync(`content/cases/galaxy/${letter}.csv`, 'utf8')
  return { results: readResults(text, { width: 1200, height: 750 }), areas }
}
const [a, b] = [versionOf('a'), versionOf('b')]

type Make = (type: never, props: never) => unknown

/**
 * Makes all charts that a browser draws, for two versions and for one. The components are imported here, so that each
 * call gets them with the current JSX runtime.
 */
async function chartsOf(make: Make): Promise<unknown[]> {
  const { AccuracySources, AreaTable, TrustedSize } = await import('../../components/charts/Areas')
  const { Heatmap } = await import('../../components/charts/Heatmap')
  const { Scanpaths } = await import('../../components/charts/Scanpaths')
  const { Scores } = await import('../../components/charts/Scores')
  const { LockedChart, TimeChart } = await import('../../components/charts/TimeChart')
  const { Stimulus } = await import('./pictures')
  const element = make as (type: unknown, props: unknown) => unknown
  return [reportOf(a, b, { simulated: true }), reportOf(b)].flatMap((report) => {
    const picture = () => element(Stimulus, { picture: undefined, grid: a.results.grid })
    return [
      element(Scores, { report, texts, shown: ['happiness', 'heartrate'] }),
      element(Heatmap, { report, texts, picture: picture(), index: 0, name: 'A & <b>', children: null }),
      element(TimeChart, { report, texts, channel: 'happiness' }),
      element(LockedChart, { report, texts, area: 'product', channel: 'heartrate' }),
      element(AreaTable, { report, texts }),
      element(TrustedSize, { report, texts, picture: picture(), index: 0, name: 'A & <b>' }),
      element(AccuracySources, { texts }),
      element(Scanpaths, { report, texts, picture: picture(), index: 0, name: 'A' }),
    ]
  })
}

/** Returns an element as lines that do not depend on the order of attributes. */
function linesOf(node: Node, depth = 0): string[] {
  const indent = '  '.repeat(depth)
  if (!(node instanceof Element)) return node.textContent ? [`${indent}${node.textContent}`] : []
  const attributes = [...node.attributes].map(({ name, value }) => `${name}="${value.trim()}"`).sort()
  const head = `${indent}<${[node.tagName, node.namespaceURI?.slice(-3), ...attributes].join(' ')}>`
  // The number of nodes into which a text is divided does not matter.
  node.normalize()
  return [head, ...[...node.childNodes].flatMap((child) => linesOf(child, depth + 1))]
}

beforeEach(() => void jest.resetModules())

test('the JSX runtime of the tools draws every chart just as React does', async () => {
  const elements = (await chartsOf(createElement as Make)) as ReactNode[]
  const byReact = elements.map((chart) => linesOf(render(chart).container))
  jest.resetModules()
  jest.unstable_mockModule('react/jsx-runtime', () => ({ jsx, jsxs: jsx, Fragment }))
  const charts = (await chartsOf(jsx as Make)) as JsxNode[]
  const own = charts.map((chart) => {
    const into = document.createElement('div')
    draw(into, chart)
    return linesOf(into)
  })
  expect(own).toHaveLength(elements.length)
  expect(own.every((lines) => lines.length > 5)).toBe(true)
  expect(own).toEqual(byReact)
})
