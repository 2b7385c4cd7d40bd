import { afterAll, beforeAll } from '@jest/globals'
import { siteConfig } from '../../site.config'
import type { Engine, Running } from './engine'
import { plantTree, type Tree } from './tree'

/** A server that runs for the tests of one block, and the site that it serves. */
interface Host {
  readonly tree: Tree
  readonly running: Running
}

/**
 * Starts a server on the built site before the tests of the calling block, and stops it afterwards.
 * @returns the site and the server, available from the first test on
 */
export function runEngine(engine: Engine): Host {
  const host: { tree?: Tree; running?: Running } = {}
  beforeAll(async () => {
    host.tree = await plantTree('out', siteConfig.hosting)
    host.running = await engine.start(host.tree)
  }, 60_000)
  afterAll(async () => {
    await host.running?.stop()
    await host.tree?.remove()
  })
  return host as Host
}
