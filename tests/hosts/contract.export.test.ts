import { afterAll, describe, expect, test } from '@jest/globals'
import { noteSkipped } from '../run/skipped.mjs'
import { contract } from './contract'
import { otherServers } from './other-servers'
import { titleOf } from './probe'
import { type ProbeResult, runProbe } from './run-probe'
import { runServer } from './run-server'
import { servers } from './servers'
import { listUnneededExceptions, summarise, writeSummary } from './summary'

const selected = process.env.HOSTS === 'all' ? [...servers, ...otherServers] : servers
const installed = selected.filter(({ find }) => find() !== undefined)
for (const { name } of selected.filter((server) => !installed.includes(server)))
  noteSkipped('the hosting contract on it', name)

describe.each(installed)('$name', (server) => {
  const host = runServer(server)
  const results: ProbeResult[] = []
  afterAll(() => writeSummary(summarise(server, results)))

  test.each(contract.map((probe) => [titleOf(probe), probe] as const))(
    '%s',
    async (_, probe) => {
      const result = await runProbe(probe, host.running, server, host.tree)
      expect(result.faults).toEqual([])
      results.push(result)
    },
    30_000,
  )

  // A later version of a server may need fewer exceptions than are listed, which is no fault of the site.
  if (process.env.HOSTS) {
    test('needs all of its exceptions', () => {
      expect(listUnneededExceptions(server, results)).toEqual([])
    })
  }
})
