import { execFile } from 'node:child_process'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type ExportedSite, hosts } from '@oogwenk/ship'
import { siteConfig } from '../../site.config'
import { smallSite } from '../fixtures/small-site'
import { type RawResponse, sendRaw } from './raw'
import { formatRequest } from './run-probe'
import { freePort, type RunningServer, startProgram } from './server'
import { apache, nginx } from './servers'
import { makeTree, type Tree } from './tree'

const filesForNginx = (site: ExportedSite) => hosts.nginx?.make(site).files ?? {}

const run = promisify(execFile)

/** Returns the code below a heading in docs/deploying.md. */
async function codeBelow(heading: string): Promise<string> {
  const [, section = ''] = (await readFile('docs/deploying.md', 'utf8')).split(`\n### ${heading}\n`)
  return /```\w+\n([^`]+)```/.exec(section)?.[1] ?? ''
}

const request = ({ port }: RunningServer, path: string, Host: string, method = 'GET'): Promise<RawResponse> =>
  sendRaw(port, formatRequest({ request: `${method} ${path}`, headers: { Host }, allowed: [] }))

test('the commands for nginx copy the files that npm run tool -- assemble makes', async () => {
  const copied = (await codeBelow('nginx on Debian')).match(/\.hosts\/\S+/g) ?? []
  const made = ['site', ...Object.keys(filesForNginx(smallSite()))]
  expect(copied.sort()).toEqual(made.map((path) => `.hosts/nginx/${path}`).sort())
})

const debian = [nginx()].filter(({ find }) => find() !== undefined)
for (const server of debian) {
  describe('nginx, set up on Debian as docs/deploying.md describes,', () => {
    let tree: Tree
    let running: RunningServer
    beforeAll(async () => {
      tree = await makeTree('out', siteConfig.hosting)
      running = await startDebian(tree, server.find() ?? '')
    }, 60_000)
    afterAll(async () => {
      await running?.stop()
      await tree?.remove()
    })
    const host = 'www.oogwenk.example'

    test('serves the site under its own host name', async () => {
      for (const [path, file] of [
        ['/', 'index.html'],
        ['/about', 'about.html'],
      ] as const) {
        const { status, body } = await request(running, path, host)
        expect([path, status, body.equals(await tree.read(file))]).toEqual([path, 200, true])
      }
      const moved = await request(running, '/About/?a=1', host)
      expect([moved.status, moved.headers.location]).toEqual([308, '/about?a=1'])
      expect((await request(running, '/nope.js', host)).headers['cache-control']).toBe('no-store')
    })

    test('leaves other host names to the default site', async () => {
      const { status, body } = await request(running, '/', 'localhost')
      expect([status, body.toString()]).toEqual([200, 'Welcome to nginx!'])
    })
  })
}

/** Follows the guide in a folder that represents `/`, with nginx as Debian installs it. */
async function startDebian({ folder, root, site }: Tree, program: string): Promise<RunningServer> {
  const port = await freePort()
  // Not every machine has both IPv4 and IPv6.
  const hasBoth = Object.values(networkInterfaces()).some((all) => all?.some(({ family }) => family === 'IPv6'))
  const inside = (text: string) => text.replace(/(^|[\s"])\/(?=(?:etc|srv|var|run)\b)/g, `$1${folder}/`)
  const here = (text: string) =>
    inside(hasBoth ? text : text.replace(/^\s*listen \[::\].*\n/gm, '')).replace(/^(\s*listen .*)\b80\b/gm, `$1${port}`)
  const put = async (path: string, text: string) => {
    await mkdir(join(folder, path, '..'), { recursive: true })
    await writeFile(join(folder, path), here(text))
  }
  for (const [path, as] of [
    ['nginx.conf', 'nginx.conf'],
    ['default', 'sites-enabled/default'],
  ] as const)
    await put(`etc/nginx/${as}`, await readFile(join('tests/hosts/debian', path), 'utf8'))
  for (const name of ['filter', 'static'])
    await put(
      `etc/nginx/modules-enabled/50-mod-http-brotli-${name}.conf`,
      `load_module /usr/lib/nginx/modules/ngx_http_brotli_${name}_module.so;`,
    )
  await put('etc/nginx/mime.types', await readFile('/etc/nginx/mime.types', 'utf8'))
  await put('var/www/html/index.nginx-debian.html', 'Welcome to nginx!')
  await put('var/log/nginx/access.log', '')
  await put('run/none', '')
  await mkdir(join(folder, 'etc/nginx/conf.d'))
  // The files that `npm run tool -- assemble` makes, in the working directory of the commands.
  await cp(root, join(folder, 'project/.hosts/nginx/site'), { recursive: true, preserveTimestamps: true })
  for (const [path, text] of Object.entries(filesForNginx(site))) await put(`project/.hosts/nginx/${path}`, text)

  const main = [...['-p', folder, '-e', join(folder, 'nginx.log')], ...['-c', join(folder, 'etc/nginx/nginx.conf')]]
  const lines = inside(await codeBelow('nginx on Debian')).replaceAll(/^sudo /gm, '')
  // Packages are installed already, and no service on this machine may be changed.
  const stubs = `apt() { :; }; systemctl() { :; }; nginx() { ${program} ${main.join(' ')} "$@"; }`
  await run('bash', ['-e', '-c', `${stubs}\n${lines}`], { cwd: join(folder, 'project') })
  return startProgram(program, [...main, '-g', 'daemon off;'], port, { cwd: folder })
}

for (const server of [apache].filter(({ find }) => find() !== undefined)) {
  test('Apache, set up as docs/deploying.md describes, redirects to the site for any host name and port', async () => {
    const tree = await makeTree('out', siteConfig.hosting)
    const running = await server.start(tree, await codeBelow('Apache'))
    try {
      for (const [path, to] of [
        ['/about/?a=1', '/about?a=1'],
        ['/nope', '/'],
      ] as const) {
        const { headers } = await request(running, path, 'evil.example')
        expect([path, headers.location]).toEqual([path, `https://www.oogwenk.example${to}`])
        expect(headers.server).toBe('Apache')
      }
      expect((await request(running, '/about', 'localhost', 'TRACE')).status).toBe(405)
    } finally {
      await running.stop()
      await tree.remove()
    }
  })
}
