import { afterAll, beforeAll } from '@jest/globals'
import { siteConfig } from '../../site.config'
import type { HostServer, RunningServer } from './server'
import { makeTree, type Tree } from './tree'

/** A server that runs for the tests of one block, and the site that it serves. */
interface Host {
  readonly tree: Tree
  readonly running: RunningServer
}

/**
 * Starts a server on the built site before the tests of the calling block, and stops it afterwards.
 * @returns the site and the server, available from the first test on
 */
export function runServer(server: HostServer): Host {
  const host: { tree?: Tree; running?: RunningServer } = {}
  beforeAll(async () => {
    host.tree = await makeTree('out', siteConfig.hosting)
    host.running = await server.start(host.tree)
  }, 60_000)
  afterAll(async () => {
    await host.running?.stop()
    await host.tree?.remove()
  })
  return host as Host
}
