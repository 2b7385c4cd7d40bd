import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { WorkCounter } from '../../tests/fixtures/work-counter'
import { largeFile } from '../../tests/research/sample-file'
import { ResultsReader } from './read-results'

const PIECE = 65_536

const kinds = ['calls', 'loops', 'processed'] as const
type PerByte = Record<(typeof kinds)[number], number>

/**
 * Operations per byte; 0.26, 4.7 and 1.6 were counted. Most of the last are columns being copied as they grow, and cut
 * at the end.
 */
const MAX: PerByte = { calls: 0.35, loops: 6, processed: 2 }

function read(bytes: Uint8Array) {
  const reader = new ResultsReader({ width: 1200, height: 750 })
  for (let index = 0; index < bytes.length; index += PIECE) reader.push(bytes.subarray(index, index + PIECE))
  return reader.finish()
}

const counter = new WorkCounter()
beforeAll(() => counter.open())
afterAll(() => counter.close())

test('the work of reading a results file is linear in its size', async () => {
  const sizes = [5, 10, 20].map((people) => largeFile(people, 20))
  await counter.count(() => read(sizes[0] as Uint8Array))
  const perByte: PerByte[] = []
  for (const bytes of sizes) {
    const work = await counter.count(() => read(bytes))
    perByte.push(Object.fromEntries(kinds.map((kind) => [kind, work[kind] / bytes.length])) as PerByte)
  }
  const [few, , many] = perByte as [PerByte, PerByte, PerByte]
  for (const work of kinds) {
    expect(many[work]).toBeLessThan(MAX[work])
    // Quadratic growth would give four times as much.
    expect(many[work] / few[work]).toBeLessThan(1.25)
  }
})
