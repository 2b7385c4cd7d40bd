import { afterAll, describe, expect, test } from '@jest/globals'
import { noteSkipped } from '../run/skipped.mjs'
import { contract } from './contract'
import { engines } from './engines'
import { judge, type Verdict } from './judge'
import { otherEngines } from './other-engines'
import { titleOf } from './probe'
import { runEngine } from './run-engine'
import { needless, summaryOf, writeSummary } from './summary'

const asked = process.env.HOSTS === 'all' ? [...engines, ...otherEngines] : engines
const there = asked.filter(({ find }) => find() !== undefined)
for (const { name } of asked.filter((engine) => !there.includes(engine)))
  noteSkipped('the hosting contract on it', name)

describe.each(there)('$name', (engine) => {
  const host = runEngine(engine)
  const verdicts: Verdict[] = []
  afterAll(() => writeSummary(summaryOf(engine, verdicts)))

  test.each(contract.map((probe) => [titleOf(probe), probe] as const))(
    '%s',
    async (_, probe) => {
      const verdict = await judge(probe, host.running, engine, host.tree)
      expect(verdict.faults).toEqual([])
      verdicts.push(verdict)
    },
    30_000,
  )

  // A later version of a server may need fewer exceptions than are listed, which is no fault of the site.
  if (process.env.HOSTS) {
    test('needs all of its exceptions', () => {
      expect(needless(engine, verdicts)).toEqual([])
    })
  }
})
