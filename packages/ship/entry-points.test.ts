import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import * as ship from '@oogwenk/ship'

const read = (path: string) => readFileSync(join('packages/ship', path), 'utf8')

test('the package exports at most a dozen names, and its README explains each', () => {
  const exported = Object.keys(ship)
  expect(exported.length).toBeLessThanOrEqual(12)
  const rows = read('README.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
  const named = rows.flatMap((row) => [...(row.split(' | ')[0] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name))
  expect(named.sort()).toEqual(exported.toSorted())
})

test('each name has a docstring where it is defined', () => {
  const modules = [...read('index.ts').matchAll(/^export \{([^}]*)\} from '(.+)'$/gm)]
  const defined = modules.flatMap(([, names = '', from]) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => [name, read(`${from}.ts`)] as const),
  )
  // `html` is a namespace: each of its functions has a docstring.
  expect(defined.map(([name]) => name).toSorted()).toEqual(
    Object.keys(ship)
      .filter((name) => name !== 'html')
      .sort(),
  )
  const undocumented = defined.filter(([name, text]) => {
    const index = text.search(new RegExp(`^export (const|async function|function) ${name}\\b`, 'm'))
    return index < 0 || !text.slice(0, index).trimEnd().endsWith('*/')
  })
  expect(undocumented.map(([name]) => name)).toEqual([])
})

test('the code of the package does not mention this site', async () => {
  const { listFiles } = await import('../../tests/fixtures/list-files')
  const sources = listFiles('packages/ship').filter(
    (path) => /(?<!\.test)\.ts$/.test(path) && !path.startsWith('tests/'),
  )
  expect(sources.length).toBeGreaterThan(60)
  const found = sources.flatMap(
    (path) =>
      read(path)
        .match(
          /oogwenk(?!\.example)|simple-demo|site\.config|npm run (?!build)|(?:docs|client|content)\/|\/contact|bugfoundation/gi,
        )
        ?.map((word) => `${path}: ${word}`) ?? [],
  )
  expect(found).toEqual([])
})
