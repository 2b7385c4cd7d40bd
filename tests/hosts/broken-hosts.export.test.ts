import { expect, test } from '@jest/globals'
import type { ExportedSite, HostingPolicy, Listener } from '@oogwenk/ship'
import { siteConfig } from '../../site.config'
import { contract } from './contract'
import { titleOf } from './probe'
import { listDeviations } from './run-probe'
import type { HostServer } from './server'
import { apache, caddy, configuration, embedded, nginx } from './servers'
import { makeTree, type Tree } from './tree'

/** Returns the probes of the contract that fail on a server. */
async function failingProbes(server: HostServer, policy = siteConfig.hosting, probes = contract): Promise<string[]> {
  const tree = await makeTree('out', policy)
  const running = await server.start(tree)
  try {
    const found = await Promise.all(
      probes.map(async (probe) => {
        const wrong = await listDeviations(probe, running, server, tree)
        return wrong.length > 0 ? [`${titleOf(probe)}: ${wrong[0]}`] : []
      }),
    )
    return found.flat()
  } finally {
    await running.stop()
    await tree.remove()
  }
}

/** The usual configuration of nginx, which redirects a page to the folder of the same name, if there is one. */
const usualConfiguration = (_: ExportedSite, { address, port, root }: Listener) =>
  `server { listen ${address}:${port}; root ${root}; location / { try_files $uri $uri/ $uri.html =404; } }`

const withPolicy = (tree: Tree, policy: HostingPolicy): Tree => ({ ...tree, site: { ...tree.site, policy } })

/** Configurations in which something is missing, each with a probe that fails. */
const brokenConfigurations: [string, HostServer, RegExp][] = [
  [
    'a server that shows the not-found page',
    {
      ...embedded,
      start: (tree) => embedded.start(withPolicy(tree, { ...siteConfig.hosting, unknown: 'notFoundPage' })),
    },
    /^GET \/nope: 404, not 302 \//,
  ],
  ['nginx with its usual configuration', nginx(usualConfiguration), /^GET \/docs: 301 .*\/docs\/, not 200/],
  [
    'nginx with a header inside a location',
    nginx((site, listener) =>
      configuration('nginx', site, listener).replace(
        'location = / {',
        'location = / { add_header X-Some thing always;',
      ),
    ),
    /^GET \/: x-content-type-options: is missing/,
  ],
  [
    'nginx with absolute redirects',
    nginx((site, listener) => configuration('nginx', site, listener).replace('absolute_redirect off;', '')),
    /^GET \/about\/: 308 http/,
  ],
]

const possible = brokenConfigurations.filter(([, server]) => server.find() !== undefined)
test.each(possible)('the contract finds %s', async (_, server, failure) => {
  expect(await failingProbes(server)).toEqual(expect.arrayContaining([expect.stringMatching(failure)]))
})

/** The contract with the not-found page for unknown paths. */
const withPage = contract.map((probe) =>
  probe.allowed.length === 1 && probe.allowed[0] === '302 /'
    ? { ...probe, allowed: ['404'], has: { 'cache-control': /^no-store$/, 'content-type': /^text\/html/ } }
    : probe,
)

const here = [embedded, nginx(), caddy, apache].filter((server) => server.find() !== undefined)
test.each(here)(
  'with `unknown: notFoundPage`, $name responds to an unknown path with the page and 404',
  async (server) => {
    const policy = { ...siteConfig.hosting, unknown: 'notFoundPage' as const }
    expect(await failingProbes(server, policy, withPage)).toEqual([])
  },
)
