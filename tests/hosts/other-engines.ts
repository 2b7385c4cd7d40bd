import { cp, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { hosts } from '../../postbuild/hosts/all'
import { siteConfig } from '../../site.config'
import { isProgram } from '../run/find-browser.mjs'
import { type Engine, freePort, startProgram } from './engine'
import type { Tree } from './tree'

/** Installed by `npm run test:hosts -- --all`. */
const program = (name: string) => resolve('.cache/engines/node_modules/.bin', name)
const find = (name: string) => () => (isProgram(program(name)) ? program(name) : undefined)
const policyHeaders = Object.keys({ ...siteConfig.hosting.headers, ...siteConfig.hosting.tlsHeaders })
const ownHeaders = [...policyHeaders.map((name) => name.toLowerCase()), 'cache-control']

/** Puts together what a host gets, as `npm run assemble` does. */
async function assemble({ folder, root, site }: Tree, name: string): Promise<string> {
  const output = hosts[name]?.(site)
  const target = join(folder, name)
  for (const [path, text] of Object.entries(output?.files ?? {})) {
    await mkdir(dirname(join(target, path)), { recursive: true })
    await writeFile(join(target, path), text)
  }
  for (const path of output?.upload ?? []) await cp(join(root, path), join(target, 'site', path))
  return target
}

/** Cloudflare's own asset worker and Worker, in workerd. */
export const cloudflare: Engine = {
  name: 'Cloudflare Workers',
  find: find('wrangler'),
  start: async (tree) => {
    const cwd = await assemble(tree, 'cloudflare')
    const port = await freePort()
    const args = ['dev', '--port', `${port}`, '--ip', '127.0.0.1', '--local', '--inspector-port', '0']
    const env = { WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false', CI: 'true' }
    return startProgram(program('wrangler'), [...args, '--show-interactive-dev-session=false'], port, { cwd, env })
  },
  movesBy: '307',
  exceptions: [
    { probes: /^GET \/(About|Docs\/REST)/, allowed: ['302 /', '302 /?q=1'], reason: 'capitals make another path here' },
    { probes: /^GET \/%61bout$/, allowed: ['308 /about'], reason: 'an encoded letter is another spelling here' },
    {
      probes: /^(POST|PUT|DELETE|OPTIONS|TRACE|get) /,
      headers: [...ownHeaders, 'allow'],
      reason: 'where an asset fits, the asset server refuses by itself',
    },
    {
      probes: /Accept-Encoding: br$|Expect: nothing/,
      allowed: ['0'],
      reason: 'the local proxy is stuck for one request after a message that it did not read; asked alone, it answers',
    },
    {
      probes: /Accept-Encoding/,
      headers: ['content-encoding', 'vary'],
      reason: 'the edge compresses, and is not part of the local engine',
    },
    {
      probes: /evil\.example|\/\/about|\\u0000|70005|Cookie/,
      allowed: ['308 /', '308 /about', '500'],
      headers: ownHeaders,
      reason: 'the local proxy tidies or refuses these by itself',
    },
  ],
}

/** Firebase's own server of files. */
export const firebase: Engine = {
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
    return startProgram(program('superstatic'), args, port, { cwd })
  },
  movesBy: '301',
  exceptions: [
    {
      probes: /^GET \/(About|Docs\/REST)/,
      allowed: ['404'],
      headers: ['cache-control'],
      reason: 'capitals make another path here',
    },
    {
      probes: /^(GET|HEAD) \/(nope|docs\/nope|old)/,
      allowed: ['404'],
      headers: ['cache-control'],
      reason: 'what is not found cannot be redirected: 404.html leads home',
    },
    { probes: /404\.html/, allowed: ['308 /404'], reason: 'the page of errors has an address of its own here' },
    { probes: /index\.html\?q/, allowed: ['308 ?q=1'], reason: 'an empty path before the query is the home page' },
    {
      probes:
        /nope|404|_not-found|_headers|_redirects|\/\.|\.json$|worker|media\/$|html\.(br|gz)$|md\.br$|fff|evil|passwd|%|aaaa|\/\/about|ÿ/,
      headers: ['cache-control'],
      reason: 'headers go by path and not by status',
    },
    {
      probes: /^(POST|PUT|DELETE|PATCH|OPTIONS|TRACE|get) /,
      allowed: ['200', '404'],
      headers: [...ownHeaders, 'allow'],
      reason: 'the local engine looks at no method',
    },
    { probes: /Range|HEAD/, allowed: ['200'], headers: ['content-range'], reason: 'the local engine knows no ranges' },
    {
      probes: /%|\\u0000|aaaa|Cookie|Expect|ÿ/,
      allowed: ['500', '431'],
      headers: ownHeaders,
      reason: 'the local engine fails at odd names, or Node refuses them before',
    },
  ],
}

/** Netlify's own packages for redirects, headers and files, behind a port of ours. */
export const netlify: Engine = {
  name: 'Netlify',
  find: find('wrangler'),
  start: async (tree) => {
    const folder = await assemble(tree, 'netlify')
    const port = await freePort()
    const args = [resolve('tests/hosts/engines/netlify.mjs'), folder, `${port}`, resolve('.cache/engines/node_modules')]
    return startProgram(process.execPath, args, port, { cwd: folder })
  },
  absoluteLocations: 'the packages answer with whole addresses; the edge does not',
  exceptions: [
    {
      probes: /^(GET|HEAD) \/+(about\/|about\.html|About|docs\/($|rest\/|rest\.html)|Docs|index|evil)/,
      allowed: ['200', '302 /', '302 /?q=1'],
      reason: 'other spellings are led by the edge (pretty URLs), which is not part of these packages',
    },
    {
      probes: /%61bout|\/\/about/,
      allowed: ['302 /', '200'],
      reason: 'the edge reads encoded letters and slashes, these packages do not',
    },
    { probes: /^GET \/nope\?q=1/, allowed: ['302 /?q=1'], reason: 'a redirect keeps the query here' },
    {
      probes: /nope\.(js|css|JS)|docs\/nope\.webp/,
      allowed: ['302 /', '404'],
      reason: 'a rule cannot ask for an ending',
    },
    { probes: /_headers|_redirects/, allowed: ['200'], reason: 'production does not serve them; these packages do' },
    {
      probes:
        /nope|404|_not-found|_headers|_redirects|\/\.|\.json$|\.php|worker|media\/$|html\.(br|gz)$|md\.br$|fff|evil|passwd|%|aaaa|\/\/about|ÿ|About|Docs|^GET \/media\/nope|\\/,
      headers: [...ownHeaders, 'location'],
      reason: 'redirects have no headers of the site, and what is missing has those of its path',
    },
    { probes: /html\.(br|gz)$|md\.br$/, allowed: ['302 /'], reason: 'a rule cannot ask for an ending' },
    {
      probes: /^(HEAD|POST|PUT|DELETE|PATCH|OPTIONS|TRACE|get) /,
      allowed: ['200', '302 /', '404', '500'],
      headers: [...ownHeaders, 'allow'],
      reason: 'the edge looks at methods, these packages do not',
    },
    {
      probes: /Accept-Encoding|Range/,
      allowed: ['200'],
      headers: ['content-encoding', 'vary', 'content-range'],
      reason: 'the edge compresses and cuts, these packages do not',
    },
    {
      probes: /%|\\u0000|aaaa|Cookie|Expect|Upgrade|http:|\\\\/,
      allowed: ['500', '431', '200', '302 /'],
      headers: ownHeaders,
      reason: 'the harness or Node refuses these before',
    },
  ],
}

/** Those of `npm run test:hosts -- --all`. */
export const otherEngines: readonly Engine[] = [cloudflare, netlify, firebase]
