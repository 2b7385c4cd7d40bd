import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { hosts } from '@oogwenk/ship'
import { smallSite } from '../fixtures/small-site'
import { onPath } from '../run/find-browser.mjs'
import { noteSkipped } from '../run/skipped.mjs'
import { freePort, type RunningServer } from './server'
import { nginx } from './servers'

const [, section = ''] = readFileSync('docs/deploying.md', 'utf8').split('\n### TLS on nginx\n')
const [, block = '', command = ''] = /```nginx\n([^`]+)```[\s\S]*?```sh\n([^`]+)```/.exec(section) ?? []
const host = 'www.oogwenk.example'

const hasNginx = nginx().find() !== undefined
const hasOpenssl = onPath(['openssl'], process.env) !== undefined
if (!hasNginx) noteSkipped('TLS as the guide describes it', 'nginx')
else if (!hasOpenssl) noteSkipped('TLS as the guide describes it', 'OpenSSL')
const describeIf = hasNginx && hasOpenssl ? describe : describe.skip

describeIf('nginx, with TLS as docs/deploying.md describes it,', () => {
  let folder: string
  let running: RunningServer
  let tlsPort: number
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tls-'))
    // The nginx workers run as another user.
    chmodSync(folder, 0o755)
    mkdirSync(join(folder, 'out'))
    writeFileSync(join(folder, 'out/about.html'), 'About us')
    const names = ['privkey.pem', 'fullchain.pem'].map((name) => join(folder, name)) as [string, string]
    const files = ['-keyout', names[0], '-out', names[1]]
    execFileSync('openssl', ['req', '-x509', '-nodes', '-newkey', 'rsa:2048', '-subj', `/CN=${host}`, ...files], {
      stdio: 'ignore',
    })
    tlsPort = await freePort()
    const site = smallSite()
    const server = nginx((_, { port, root }) => {
      const file = join(folder, 'generated.conf')
      writeFileSync(file, hosts.nginx?.make(site).files['site.conf'] ?? '')
      execFileSync('sh', ['-c', command.replace('sudo ', '').replace('/etc/nginx/conf.d/site.conf', file)])
      // Ports and folders of this test; not every machine has IPv6.
      return `${block.replaceAll(`/etc/letsencrypt/live/${host}`, folder)}${readFileSync(file, 'utf8')}`
        .replace(/^\s*listen \[::\].*\n/gm, '')
        .replace(/listen 80;/g, `listen 127.0.0.1:${port};`)
        .replace(/listen 443 /g, `listen 127.0.0.1:${tlsPort} `)
        .replace('/srv/www/site', root)
    })
    running = await server.start({ folder, root: join(folder, 'out'), site } as never)
  }, 60_000)
  afterAll(async () => {
    await running?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  test('serves the pages over TLS, with the HSTS header', async () => {
    const options = { port: tlsPort, path: '/about', host: '127.0.0.1', servername: host, rejectUnauthorized: false }
    const { status, headers } = await new Promise<{ status?: number; headers: Record<string, unknown> }>(
      (done, failed) =>
        request({ ...options, headers: { Host: host } }, (response) => {
          response.resume()
          done({ status: response.statusCode ?? 0, headers: response.headers })
        })
          .on('error', failed)
          .end(),
    )
    expect([status, headers['strict-transport-security']]).toEqual([200, expect.stringContaining('max-age=63072000')])
  })

  test('redirects http:// to the same address with https://', async () => {
    const location = await new Promise((done, failed) =>
      get({ port: running.port, host: '127.0.0.1', path: '/about?a=1', headers: { Host: host } }, (response) => {
        response.resume()
        done([response.statusCode, response.headers.location])
      }).on('error', failed),
    )
    expect(location).toEqual([301, `https://${host}/about?a=1`])
  })
})
