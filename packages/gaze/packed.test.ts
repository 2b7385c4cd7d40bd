import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { codeIn, installPacked } from '../../tests/packages/install-packed.mjs'
import { fileOf } from '../../tests/research/sample-file'
import { NOWHERE, PRODUCT, rowsOf } from '../../tests/research/stories'

const readme = readFileSync('packages/gaze/README.md', 'utf8')
let project: string
let installed: string
beforeAll(() => {
  project = installPacked('gaze')
  installed = join(project, 'node_modules/@oogwenk/gaze')
})
afterAll(() => rmSync(project, { recursive: true, force: true }))

test('the packed package contains JavaScript, declarations, its README and its licence, and no source', () => {
  expect(readdirSync(installed).sort()).toEqual(['LICENSE', 'README.md', 'dist', 'package.json'])
  const made = readdirSync(join(installed, 'dist'), { recursive: true, encoding: 'utf8' })
  expect(made.filter((path) => /(?<!\.d)\.ts$|\.test\./.test(path))).toEqual([])
  expect(made).toEqual(expect.arrayContaining(['index.js', 'index.d.ts', 'settings.js', 'settings.d.ts']))
  const { dependencies, exports, scripts } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))
  expect([dependencies, scripts]).toEqual([undefined, undefined])
  const targets = Object.values(exports as Record<string, Record<string, string>>).flatMap(Object.values)
  expect(targets).toHaveLength(4)
  expect(targets.filter((target) => !existsSync(join(installed, target)))).toEqual([])
})

/** Six people for four seconds: four look at the headline at different times, and are happier from then on. */
const people = [100, 500, 900, 1300].map((from, index) =>
  rowsOf(`a0${index + 1}`, [
    [0, ...NOWHERE, 0.1],
    [from, ...PRODUCT, 0.1 + index / 20],
    [1500, ...PRODUCT, 0.2 + index / 20],
  ]),
)
const others = ['a05', 'a06'].map((id) => rowsOf(id, [[0, ...NOWHERE, 0.1]]))

test('the example in the README runs in Node and prints what the README shows', () => {
  const [example = ''] = codeIn(readme, 'js')
  const [printed] = codeIn(readme, 'text')
  writeFileSync(join(project, 'results.csv'), fileOf([...people, ...others].flat()))
  writeFileSync(join(project, 'example.js'), example)
  expect(execFileSync(process.execPath, ['example.js'], { cwd: project, encoding: 'utf8' })).toBe(printed)
})

test('the types of the package match its sources, in a project with the strictest module resolution', () => {
  const using = `import { type Report, readResults, reportOf, ResultsError } from '@oogwenk/gaze'
import * as settings from '@oogwenk/gaze/settings'
const results = readResults('', { width: 1, height: 1 })
export const report: Report = reportOf({ results, areas: [] }, undefined, { density: { cell: settings.CURVE_STEP } })
export const sentence: string = ResultsError.messages['results-empty'].what
// @ts-expect-error: a file is text or bytes
readResults(5, { width: 1, height: 1 })
`
  writeFileSync(join(project, 'using.ts'), using)
  const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc')
  const options = [
    '--ignoreConfig',
    '--noEmit',
    '--strict',
    '--module',
    'nodenext',
    '--target',
    'es2023',
    '--types',
    '',
  ]
  execFileSync(process.execPath, [compiler, 'using.ts', ...options, '--lib', 'es2023,dom'], { cwd: project })
})
