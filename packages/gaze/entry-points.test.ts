import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from '@jest/globals'
import * as gaze from '@oogwenk/gaze'
import * as settings from '@oogwenk/gaze/settings'

const read = (path: string) => readFileSync(posix.join('packages/gaze', path), 'utf8')

/** The names that the package exports. Its thresholds are imported as one object, and count as one name. */
const offered = [...Object.keys(gaze), 'settings']

test('the package exports at most a dozen names, and its README explains each', () => {
  expect(offered.length).toBeLessThanOrEqual(12)
  const rows = read('README.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
  const named = rows.flatMap((row) => [...(row.split(' | ')[0] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name))
  expect(named.sort()).toEqual(offered.toSorted())
})

/** Values that a module exports without a docstring above them. */
function withoutDocstring(text: string, names: readonly string[]): string[] {
  return names.filter((name) => {
    const { index } = new RegExp(`^export (const|async function|function|class) ${name}\\b`, 'm').exec(text) ?? {}
    return index !== undefined && !text.slice(0, index).trimEnd().endsWith('*/')
  })
}

test('each name has a docstring where it is defined, and so has each threshold', () => {
  const entryPoints = ['index.ts', 'settings.ts'].map(read).join('\n')
  const modules = [...entryPoints.matchAll(/^export \{[^}]*\} from '(.+)'$/gm)].map(([, from]) => read(`${from}.ts`))
  const sources = [...modules, read('settings.ts')]
  const names = [...Object.keys(gaze), ...Object.keys(settings)]
  for (const name of names) {
    const defines = sources.filter((text) =>
      new RegExp(`^export (const|async function|function|class) ${name}\\b`, 'm').test(text),
    )
    expect([name, defines.length]).toEqual([name, 1])
  }
  expect(sources.flatMap((text) => withoutDocstring(text, names))).toEqual([])
  expect(withoutDocstring('/** It. */\nexport const a = 1\n\nexport const b = 1', ['a', 'b'])).toEqual(['b'])
})
