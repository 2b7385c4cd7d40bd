import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ExportedSite, hosts, type Listener, startServer } from '@oogwenk/ship'
import { servedSite } from '../../build/served-site'
import { onPath } from '../run/find-browser.mjs'
import { noHeaders } from './exceptions'
import { type Exception, freePort, type HostServer, type RunningServer, startProgram } from './server'
import type { Tree } from './tree'

/** Returns the configuration that a host generates for a separate server. */
export const configuration = (host: string, site: ExportedSite, listener: Listener): string =>
  hosts[host]?.configure?.(site, listener) ?? ''

// Debian installs servers in folders that are only in root's PATH.
const path = () => ({ PATH: `${process.env.PATH ?? ''}:/usr/sbin` })

/** The id of `nobody`, the unprivileged account on Linux. */
const UNPRIVILEGED_UID = 65_534

/** The modules as Debian installs them; a server without its modules counts as missing. */
const brotliModules = ['filter', 'static'].map((name) => `/usr/lib/nginx/modules/ngx_http_brotli_${name}_module.so`)
const apacheModules = '/usr/lib/apache2/modules'

/** The server of `npm start`. */
export const embedded: HostServer = {
  name: 'embedded server',
  find: () => 'packages/ship/server/server.ts',
  start: async ({ root, site }) => {
    const server = await startServer({
      site: servedSite,
      ...{ outDir: root, port: 0, policy: site.policy, redirects: site.redirects },
    })
    return { port: Number(new URL(server.url).port), stop: server.close }
  },
  withoutTls: 'over plain HTTP it must not be sent (RFC 6797, section 7.2)',
  exceptions: [],
}

const duplicateHeadersOn416: Exception = {
  probes: /Range: bytes=(100000-|9-5|a-b|0-18446744073709551615)$/,
  headers: {
    ...Object.fromEntries(Object.keys(noHeaders).map((name) => [name, /^(.+), \1$/])),
    'cache-control': /^public, max-age=86400, no-store$/,
  },
  of: 'host',
  reason:
    'nginx adds its headers to the file, finds that the range begins after its end, and adds them to the 416 again; of two caching headers the stricter applies',
}

/** Returns nginx with Debian's Brotli modules, and with the site's configuration or another. */
export const nginx = (
  conf = (site: ExportedSite, listener: Listener) => configuration('nginx', site, listener),
): HostServer => ({
  name: 'nginx',
  find: () => (existsSync(brotliModules[0] as string) ? onPath(['nginx'], path()) : undefined),
  start: async ({ folder, root, site }) => {
    const port = await freePort()
    const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/n;`)
    const modules = brotliModules.map((module) => `load_module ${module};`)
    await writeFile(join(folder, 'site.conf'), conf(site, { address: '127.0.0.1', port, root }))
    await writeFile(
      join(folder, 'nginx.conf'),
      `${modules.join('\n')}
daemon off; pid ${folder}/nginx.pid; error_log ${folder}/nginx.log; worker_processes 1;
events { worker_connections 1024; }
http { access_log off; ${temp.join(' ')} include ${folder}/site.conf; }\n`,
    )
    const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'nginx.log')]
    return startProgram(onPath(['nginx'], path()) ?? 'nginx', args, port, { cwd: folder })
  },
  exceptions: [
    duplicateHeadersOn416,
    {
      probes: /Accept-Encoding: zstd/,
      headers: { 'content-encoding': undefined },
      of: 'host',
      reason: 'Debian has no module for Zstandard, so the file is sent uncompressed',
    },
  ],
})

/** Caddy. */
export const caddy: HostServer = {
  name: 'Caddy',
  find: () => onPath(['caddy'], path()),
  start: async ({ folder, root, site }) => {
    const port = await freePort()
    const text = configuration('caddy', site, { address: '127.0.0.1', port, root })
    await writeFile(join(folder, 'Caddyfile'), `{\n\tadmin off\n\tauto_https off\n}\n${text}`)
    const args = ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile']
    const env = { XDG_CONFIG_HOME: join(folder, 'config'), XDG_DATA_HOME: join(folder, 'data') }
    // Root may read every file, but Caddy as a service does not run as root.
    const user = process.getuid?.() === 0 ? { user: UNPRIVILEGED_UID } : {}
    return startProgram(onPath(['caddy'], path()) ?? 'caddy', args, port, { cwd: folder, env, ...user })
  },
  exceptions: [
    {
      probes: /^GET \/(%zz|%|a(\\[urt].*|\x7f)b)$|Expect: nothing|Content-Length: -1/,
      headers: noHeaders,
      of: 'host',
      reason: 'Go’s HTTP library rejects these before Caddy receives them',
    },
  ],
}

/** Apache as on shared hosting, where only .htaccess is ours and the server's settings may vary. */
export const apache: Omit<HostServer, 'start'> & { start: (tree: Tree, server?: string) => Promise<RunningServer> } = {
  name: 'Apache',
  find: () => (existsSync(apacheModules) ? onPath(['apache2'], path()) : undefined),
  start: async ({ folder, root, site }, server = 'ServerName localhost') => {
    const port = await freePort()
    await mkdir(join(folder, 'run'), { recursive: true })
    for (const [path, text] of Object.entries(hosts.apache?.make(site).files ?? {}))
      await writeFile(join(root, path.replace(/^site\//, '')), text)
    await writeFile(join(folder, 'apache.conf'), apacheConf({ folder, root }, port, server))
    const args = ['-d', folder, '-f', join(folder, 'apache.conf'), '-DFOREGROUND']
    return startProgram(onPath(['apache2'], path()) ?? 'apache2', args, port, { cwd: folder })
  },
  absoluteLocations:
    'mod_rewrite makes it absolute; to prevent that, set ServerName and UseCanonicalName in the server itself',
  exceptions: [
    {
      probes: /passwd|%00|\/%zz$|\/%$|^GET \/a(\\[urt].*|\x7f)b$|aaaa|Expect: nothing|Content-Length: -1/,
      headers: { ...noHeaders, 'cache-control': undefined },
      of: 'host',
      reason: 'the server rejects these before it reads .htaccess',
    },
    {
      probes: /^TRACE/,
      allowed: ['200'],
      headers: noHeaders,
      of: 'host',
      reason: 'only the server itself can switch off TraceEnable',
    },
    {
      probes: /bytes=100000-/,
      headers: { 'content-range': undefined },
      of: 'host',
      reason: 'Apache drops it from error responses',
    },
  ],
}

function apacheConf({ folder, root }: Pick<Tree, 'folder' | 'root'>, port: number, server: string): string {
  const modules = [
    ...['mpm_event', 'authz_core', 'dir', 'mime', 'headers', 'rewrite', 'reqtimeout', 'deflate', 'filter'],
    // As on Debian, a folder without an index is listed or forbidden, and error pages name the server.
    ...['autoindex', 'negotiation'],
  ]
  return `${modules.map((name) => `LoadModule ${name}_module ${apacheModules}/mod_${name}.so`).join('\n')}
Listen 127.0.0.1:${port}
${server}
ServerSignature On
PidFile ${folder}/run/apache.pid
DefaultRuntimeDir ${folder}/run
ErrorLog ${folder}/apache.log
TypesConfig /etc/mime.types
AddLanguage br .br
AddType application/x-gzip .gz
User www-data
Group www-data
DocumentRoot ${root}
<Directory ${root}>
  AllowOverride All
  Require all granted
</Directory>
`
}

/** The servers of `npm test`. */
export const servers: readonly HostServer[] = [embedded, nginx(), caddy, apache]
