import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { textKeys } from '../../i18n/texts'
import { withoutPlural } from './fillings'
import { textsIn, textsInCode } from './texts-in-code'

const keys = ['demo.label', 'demo.hint', 'docs.uses.GET', 'home', 'tools.own.form', 'things_one', 'things_other']
const read = (code: string, path = 'lib/pages/a.ts') => textsIn([{ path, code }])

const english = JSON.parse(readFileSync('locales/en/common.json', 'utf8'))
const textOf = (key: string) => key.split('.').reduce((node, name) => node[name], english) as string
const named = (key: string) =>
  [...new Set([...textOf(key).matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name]) => name as string))].sort()

test('every text of the English file is asked for, and none is asked for in vain', () => {
  const all = textKeys(english)
  const { asked, usedOf } = textsInCode()
  expect(all.filter((key) => !usedOf([key]).includes(key))).toEqual([])
  const there = new Set(all.map(withoutPlural))
  expect([...asked].filter((key) => !there.has(key))).toEqual([])
})

test('most keys are written out, so that a missing text is found without a build', () => {
  const { asked } = textsInCode()
  const all = new Set(textKeys(english).map(withoutPlural))
  expect(asked.size / all.size).toBeGreaterThan(0.65)
})

test('the values that code gives to a text are those that the English text names', () => {
  const { valuesOf } = textsInCode()
  // The forms for none and for one may leave out a number.
  const others = textKeys(english).filter((key) => !/_(?:zero|one|two)$/.test(key))
  const given = others.map((key) => [
    key,
    valuesOf(key).filter((name) => key !== 'cases.results.rows_other' || name !== 'count'),
  ])
  expect(given).toEqual(others.map((key) => [key, named(key)]))
})

test.each([
  ["t('home')", ['home']],
  ["pickTexts(t, 'demo', ['label'])", ['demo.label']],
  [`for (const method of ['GET']) t(\`docs.uses.\${method}\`)`, ['docs.uses.GET']],
  [`t(\`docs.uses.\${method}\`)`, []],
  ['texts.form', ['tools.own.form']],
  ["t('things', { count })", ['things_one', 'things_other']],
  ["// t('home')", []],
  ["const url = 'https://x.test' // t('home')", []],
  ["/* t('home') */", []],
  ["const label = 'label'", []],
  [`t(\`\${area}.\${name}\`)`, []],
])('%s uses %j', (code, expected) => {
  expect(read(code).usedOf(keys)).toEqual(expected)
})

test.each([
  ["t('site.hone')", 'lib/pages/a.ts', ['site.hone']],
  ["t(many ? 'docs.all' : 'docs.one')", 'lib/pages/a.ts', ['docs.all', 'docs.one']],
  ["t('docs.things_other', { count })", 'lib/pages/a.ts', ['docs.things']],
  [`t(\`docs.uses.\${method}\`)`, 'lib/pages/a.ts', []],
  [
    "const names = ['label', 'hint'] as const\npickTexts(t, 'demo', names)",
    'lib/pages/a.ts',
    ['demo.label', 'demo.hint'],
  ],
  ["say(texts, 'areas.alt', { best })", 'components/charts/A.tsx', ['report.areas.alt']],
  ["text('play')", 'client/explorer/a.ts', ['tools.explorer.play']],
  ["text('play')", 'lib/pages/a.ts', []],
  ['texts.wrong.grid', 'client/own/a.ts', ['tools.own.wrong.grid']],
])('%s in %s certainly asks for %j', (code, path, expected) => {
  expect([...read(code, path).asked]).toEqual(expected)
})

test.each([
  ["t('site.home', { name: site.name, day })", 'site.home', ['day', 'name']],
  ["t('site.home', { name: f(a, { b }), ...rest })\nconst rest = { c: '}' }", 'site.home', ['c', 'name']],
  ["const values = { a, b }\nt('site.home', values)", 'site.home', ['a', 'b']],
  [`t(\`site.\${name}\`, { a })`, 'site.home', ['a']],
  [`t(\`site.\${name}\`, { a })\nt('site.home')`, 'site.home', []],
  ["t('docs.all', { count })", 'docs.all_other', ['count']],
  ['fillTemplate(texts.failed, { status })', 'forms.failed', ['status']],
])('of %s the text %s is given %j', (code, key, expected) => {
  expect(read(code).valuesOf(key)).toEqual(expected)
})

test('a chart counts, a tool names its own texts, and a report of one version has no letter', () => {
  const chart = read("sayCount(texts, 'score.missing', missing, { letter })", 'components/charts/A.tsx')
  expect(chart.valuesOf('report.score.missing_other')).toEqual(['count', 'letter'])
  expect(chart.valuesOf('report.alone.score.missing_other')).toEqual(['count'])
  const tool = read('fillTemplate(texts.fits[times], { width })', 'client/own/a.ts')
  expect(tool.valuesOf('tools.own.fits.2')).toEqual(['width'])
  expect(tool.valuesOf('tools.explorer.fits.2')).toEqual([])
})
