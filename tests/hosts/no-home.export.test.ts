import { chmod, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { siteConfig } from '../../site.config'
import { type RawResponse, sendRaw } from './raw'
import { formatRequest } from './run-probe'
import type { HostServer, RunningServer } from './server'
import { apache, caddy, embedded, nginx } from './servers'
import { makeTree, type Tree } from './tree'

/** Starts a server on a damaged site, and stops it afterwards. */
async function withSite(
  server: HostServer,
  damage: { before?: (tree: Tree) => Promise<unknown>; after?: (tree: Tree) => Promise<unknown> },
  work: (running: RunningServer) => Promise<void>,
): Promise<void> {
  const tree = await makeTree('out', siteConfig.hosting)
  await damage.before?.(tree)
  const running = await server.start(tree)
  try {
    await damage.after?.(tree)
    await work(running)
  } finally {
    await running.stop()
    await tree.remove()
  }
}

/** Lists the files of the home page: the page and its compressed copies. */
const homeFiles = async ({ root }: Tree) =>
  (await readdir(root)).filter((name) => name.startsWith('index.html')).map((name) => join(root, name))

const removeHome = async (tree: Tree) => Promise.all((await homeFiles(tree)).map((file) => rm(file)))
const lockHome = async (tree: Tree) => Promise.all((await homeFiles(tree)).map((file) => chmod(file, 0)))
const moveRoot = ({ root, folder }: Tree) => rename(root, join(folder, 'elsewhere'))

const request = ({ port }: RunningServer, path: string) =>
  sendRaw(port, formatRequest({ request: `GET ${path}`, allowed: [] }))

/** Follows redirects like a browser, which gives up after twenty. */
async function follow(running: RunningServer, path: string): Promise<RawResponse> {
  let response = await request(running, path)
  for (let steps = 0; steps < 20 && response.headers.location !== undefined; steps += 1)
    response = await request(running, response.headers.location.replace(/^http:\/\/localhost/, ''))
  return response
}

/** URLs of the home page, those that redirect there, and unknown ones. */
const paths = ['/', '/?q=1', '/index', '/index.html?q=1', '/nope', '/old-home', '//', '/./', '/404.html']

const states: [string, HostServer, Parameters<typeof withSite>[1], number[]][] = [
  ...[embedded, nginx(), caddy, apache].map((server): (typeof states)[number] => [
    'is missing',
    server,
    { before: removeHome },
    [404],
  ]),
  ...[nginx(), caddy, apache].map((server): (typeof states)[number] => [
    'cannot be read',
    server,
    { before: lockHome },
    [403],
  ]),
  ...[nginx(), caddy].map((server): (typeof states)[number] => [
    'was moved elsewhere with the whole site',
    server,
    { after: moveRoot },
    [404],
  ]),
]
const installed = states
  .filter(([, { find }]) => find() !== undefined)
  .map(([what, server, ...more]) => ({
    ...{ what, name: server.name, server },
    more,
  }))

describe.each(installed)('if the home page $what, $name', ({ server, more: [damage, statuses] }) => {
  test('responds with an error to every URL that leads there, and causes no redirect loop', async () => {
    await withSite(server, damage, async (running) => {
      for (const path of paths) {
        const { status, headers } = await follow(running, path)
        expect([path, headers.location]).toEqual([path, undefined])
        expect([path, statuses.includes(status) || status]).toEqual([path, true])
        expect([path, headers['cache-control'], headers['x-content-type-options']]).toEqual([
          path,
          'no-store',
          'nosniff',
        ])
        expect([path, headers['content-type']]).toEqual([path, expect.stringMatching(/^text\/plain/)])
      }
    })
  }, 60_000)
})
