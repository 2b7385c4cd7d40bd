import { cp, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { hosts } from '@oogwenk/ship'
import { isProgram } from '../run/find-browser.mjs'
import { cloudflareExceptions, firebaseExceptions } from './exceptions'
import { netlifyExceptions } from './exceptions-netlify'
import { freePort, type HostServer, startProgram } from './server'
import type { Tree } from './tree'

/** Returns the path of a program that `npm run tool -- hosts --all` installs. */
const program = (name: string) => resolve('.cache/host-servers/node_modules/.bin', name)
const find = (name: string) => () => (isProgram(program(name)) ? program(name) : undefined)

/** Assembles the files of a host, as `npm run tool -- assemble` does. */
async function assemble({ folder, root, site }: Tree, name: string): Promise<string> {
  const output = hosts[name]?.make(site)
  const target = join(folder, name)
  for (const [path, text] of Object.entries(output?.files ?? {})) {
    await mkdir(dirname(join(target, path)), { recursive: true })
    await writeFile(join(target, path), text)
  }
  for (const path of output?.upload ?? []) await cp(join(root, path), join(target, 'site', path))
  return target
}

/** Cloudflare's asset worker and our Worker, in workerd. */
export const cloudflare: HostServer = {
  name: 'Cloudflare Workers',
  find: find('wrangler'),
  start: async (tree) => {
    const cwd = await assemble(tree, 'cloudflare')
    const port = await freePort()
    const args = ['dev', '--port', `${port}`, '--ip', '127.0.0.1', '--local', '--inspector-port', '0']
    const env = { WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false', CI: 'true' }
    return startProgram(program('wrangler'), [...args, '--show-interactive-dev-session=false'], port, { cwd, env })
  },
  redirectStatus: '307',
  retryReason: 'the local proxy often loses the request after a message that it did not read',
  exceptions: cloudflareExceptions,
}

/** Firebase's own file server. */
export const firebase: HostServer = {
  name: 'Firebase',
  find: find('superstatic'),
  start: async (tree) => {
    const cwd = await assemble(tree, 'firebase')
    const port = await freePort()
    const args = [
      'serve',
      '.',
      '--port',
      `${port}`,
      '--host',
      '127.0.0.1',
      '--config',
      'firebase.json',
      '--compression',
    ]
    // If there are redirects, it crashes on a URL that cannot be decoded, because of an unhandled rejection.
    const env = { NODE_OPTIONS: '--unhandled-rejections=warn' }
    return startProgram(program('superstatic'), args, port, { cwd, env })
  },
  redirectStatus: '301',
  exceptions: firebaseExceptions,
}

/** Netlify's own packages for redirects, headers and files, in a server of ours. */
export const netlify: HostServer = {
  name: 'Netlify',
  // These packages contain no program. They are installed together with wrangler.
  find: find('wrangler'),
  start: async (tree) => {
    const folder = await assemble(tree, 'netlify')
    const port = await freePort()
    const args = [
      resolve('tests/hosts/servers/netlify.mjs'),
      folder,
      `${port}`,
      resolve('.cache/host-servers/node_modules'),
    ]
    return startProgram(process.execPath, args, port, { cwd: folder })
  },
  absoluteLocations: 'the packages respond with absolute URLs; the edge does not',
  exceptions: netlifyExceptions,
}

/** The servers of `npm run tool -- hosts --all`. */
export const otherServers: readonly HostServer[] = [cloudflare, netlify, firebase]
