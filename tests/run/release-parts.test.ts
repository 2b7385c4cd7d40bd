import { existsSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { listSources } from '../architecture/source'
import { parts } from './release-parts.mjs'

test('every part of the release has its own name, and runs files that exist', () => {
  expect(new Set(parts.map(({ id }) => id)).size).toBe(parts.length)
  for (const { command, count } of parts) {
    expect(count).toBeInstanceOf(Function)
    const programs = command.filter((word) => /^(tests|e2e)\/.*\.(mjs|ts)$/.test(word))
    expect(programs.filter((path) => !existsSync(path))).toEqual([])
  }
})

test('every test of a release belongs to a part', () => {
  const tests = listSources().filter((path) => path.endsWith('.release.test.ts'))
  const patterns = parts.flatMap(({ command }) => {
    const position = command.indexOf('--testPathPatterns')
    return position < 0 ? [] : [new RegExp(command[position + 1] as string)]
  })
  // The part `languages` runs the others on exports of its own.
  const own = /^tests\/languages\//
  expect(tests.length).toBeGreaterThan(30)
  expect(tests.filter((path) => !own.test(path) && !patterns.some((pattern) => pattern.test(path)))).toEqual([])
})
