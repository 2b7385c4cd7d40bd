import { existsSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { parts } from './release-parts.mjs'

test('every part of the release has its own name, and runs files that exist', () => {
  expect(new Set(parts.map(({ id }) => id)).size).toBe(parts.length)
  for (const { command, count } of parts) {
    expect(count).toBeInstanceOf(Function)
    const programs = command.filter((word) => /^(tests|e2e)\/.*\.(mjs|ts)$/.test(word))
    expect(programs.filter((path) => !existsSync(path))).toEqual([])
  }
})
