import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from '@jest/globals'
import manifest from '../../package.json' with { type: 'json' }

/** Lists the static imports of a module, which are loaded before its first line runs. */
const imported = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^import (?:[^'"]*? from )?['"]([^'"]+)['"]/gm)].map(
    ([, from]) => from as string,
  )

/** Lists the packages that a program needs before it can install any. */
function packagesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return []
  seen.add(file)
  return imported(file).flatMap((from) => {
    if (from.startsWith('node:')) return []
    return from.startsWith('.') ? packagesOf(posix.join(posix.dirname(file), from), seen) : [`${from} in ${file}`]
  })
}

test.each(['start', 'test', 'dev'] as const)(
  'npm run %s starts in an empty clone, before any package is installed',
  (name) => {
    const file = manifest.scripts[name].replace(/^node /, '')
    expect(file).toMatch(/\.mjs$/)
    expect(packagesOf(file)).toEqual([])
  },
)

test('a package imported too early is found', () => {
  expect(packagesOf('tests/run/variants.mjs')).toEqual(['yaml in tests/run/other-facts.mjs'])
})
