import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'

test('docs/dependencies.md says of every package why it is there, and of no other', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const rows = readFileSync('docs/dependencies.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
  const named = rows.flatMap((row) => [...(row.split(' | ')[0] ?? '').matchAll(/`([^`]+)`/g)].map((match) => match[1]))
  expect(named.sort()).toEqual([...Object.keys(dependencies), ...Object.keys(devDependencies)].sort())
})
