import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { siteConfig } from '../../site.config'
import { contract, titleOf } from './contract'
import type { Running } from './engine'
import { engines } from './engines'
import { deviations } from './judge'
import { otherEngines } from './other-engines'
import { plantTree, type Tree } from './tree'

const asked = process.env.HOSTS === 'all' ? [...engines, ...otherEngines] : engines
const there = asked.filter(({ find }) => find() !== undefined)
for (const { name } of asked.filter((engine) => !there.includes(engine))) {
  process.stdout.write(`Skipped: the hosting contract on ${name}, because it is not on this machine.\n`)
}

describe.each(there)('$name', (engine) => {
  let tree: Tree
  let running: Running
  beforeAll(async () => {
    tree = await plantTree('out', siteConfig.hosting)
    running = await engine.start(tree)
  }, 60_000)
  afterAll(async () => {
    await running?.stop()
    await tree?.remove()
  })

  test.each(contract.map((probe) => [titleOf(probe), probe] as const))(
    '%s',
    async (_, probe) => {
      expect(await deviations(probe, running, engine, tree)).toEqual([])
    },
    30_000,
  )
})
