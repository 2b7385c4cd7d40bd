import { expect, test } from '@jest/globals'
import { declareBuiltIns } from './transform.mjs'

test('a module gets constants for the built-ins that it uses, and keeps its line numbers', () => {
  const code = 'export const a = Math.max(1, 2)\nexport const b = new Map()\n'
  expect(declareBuiltIns(code)).toBe(`const { Map, Math } = globalThis; ${code}`)
  expect(declareBuiltIns('export const a = 1\n')).toBe('export const a = 1\n')
})

test('a name that a module declares or imports itself is left unchanged', () => {
  for (const code of ['class Map {}', "import Map from './map'", "import { a as Map } from './map'", 'const Map = 1'])
    expect(declareBuiltIns(code)).toBe(code)
})
