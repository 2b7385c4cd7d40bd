import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hosts } from '@oogwenk/ship'
import { siteConfig } from '../../site.config'
import { escapePattern } from '../fixtures/escape-pattern'
import { apacheHeaders, caddyHeaders, nginxHeaders } from './server-headers'

/** A header, with its name in lower case. */
export type Header = readonly [name: string, value: string]

/** Returns the headers that a host adds to an existing path. A header that is sent twice is listed twice. */
export type HeadersAt = (path: string) => Header[]

/** Returns the text of a host's file, by its path below `.hosts/<name>/`; undefined if the host has no such file. */
type Read = (file: string) => string | undefined

/** The files that set headers, each with its parser. A host has one of them. */
const formats: Readonly<Record<string, (text: string, host: string) => HeadersAt>> = {
  'site.conf': nginxHeaders,
  Caddyfile: caddyHeaders,
  'site/.htaccess': apacheHeaders,
  'site/_headers': headersFile,
  'firebase.json': firebaseHeaders,
  'site/staticwebapp.config.json': azureHeaders,
  'vercel.json': vercelHeaders,
  'headers-policy.json': cloudFrontHeaders,
}

/**
 * Returns the headers of every host in the policy, except hosts that cannot send headers (`lacks.headers` in
 * `packages/ship/hosts/all.ts`).
 * @throws if a host has neither a file of a known format nor such a reason, or has both
 */
export function headersOfHosts(
  readOf: (host: string) => Read,
  names: readonly string[] = siteConfig.hosting.hosts,
): [host: string, HeadersAt][] {
  return names.flatMap((host): [string, HeadersAt][] => {
    const read = readOf(host)
    const file = Object.keys(formats).find((path) => read(path) !== undefined)
    const reason = hosts[host]?.lacks?.headers
    if (file !== undefined && reason === undefined)
      return [[host, (path) => formats[file]?.(read(file) ?? '', host)(path) ?? []]]
    if (file === undefined && reason !== undefined) return []
    throw new Error(
      reason === undefined
        ? `${host} has no file whose headers the tests can read. Add its format to tests/hosts/headers-at.ts or, if the host cannot send headers, add the reason as lacks.headers in packages/ship/hosts/all.ts.`
        : `${host} has ${file}, which sets headers. Remove lacks.headers from ${host} in packages/ship/hosts/all.ts.`,
    )
  })
}

/** Reads the output of a build from the folder that contains the folders of the hosts. */
export const readFrom =
  (folder: string) =>
  (host: string): Read =>
  (file) => {
    const path = join(folder, host, file)
    return existsSync(path) ? readFileSync(path, 'utf8') : undefined
  }

const pairsOf = (headers: object): Header[] =>
  Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)])

/** Replaces headers of earlier rules with those of a later one. */
const replaceHeaders = (before: readonly Header[], now: readonly Header[]): Header[] => [
  ...before.filter(([name]) => !now.some(([other]) => other === name)),
  ...now,
]

/** Makes a regular expression from a path: placeholders are replaced, and the rest is literal. */
function pattern(source: string, placeholders: Readonly<Record<string, string>>): RegExp {
  const names = Object.keys(placeholders).sort((a, b) => b.length - a.length)
  const parts = source.split(new RegExp(`(${names.map(escapePattern).join('|')})`))
  return new RegExp(`^${parts.map((part) => placeholders[part] ?? escapePattern(part)).join('')}$`)
}

/**
 * On Cloudflare, the values of all rules are joined, unless a rule first detaches the header. On Netlify, the last rule
 * applies.
 */
function headersFile(text: string, host: string): HeadersAt {
  const rules = text.split(/\n(?=[^\s#])/).slice(1)
  return (path) =>
    rules.reduce<Header[]>((before, rule) => {
      const [address = '', ...lines] = rule.trim().split(/\n\s*/)
      if (!pattern(address, { '*': '.*' }).test(path)) return before
      const detached = lines.flatMap((line) => /^! (.+)/.exec(line)?.[1]?.toLowerCase() ?? [])
      const now = lines.flatMap((line): Header[] => {
        const [, name, value] = /^([\w-]+): (.+)$/.exec(line) ?? []
        return name && value ? [[name.toLowerCase(), value]] : []
      })
      if (host === 'netlify') return replaceHeaders(before, now)
      return [...before.filter(([name]) => !detached.includes(name)), ...now]
    }, [])
}

/** On Firebase, the last rule applies. Two stars match no folder that starts with a dot. */
function firebaseHeaders(text: string): HeadersAt {
  const rules: { source: string; headers: { key: string; value: string }[] }[] = JSON.parse(text).hosting.headers
  const folders = '(?:(?!\\.)[^/]+/)*'
  const placeholders = { '**/': folders, '**': `${folders}(?!\\.)[^/]*`, '*': '[^/]*', '?': '[^/]' }
  return (path) =>
    rules
      .filter(({ source }) => pattern(source.replace(/^\//, ''), placeholders).test(path.slice(1)))
      .reduce<Header[]>((before, { headers }) => {
        return replaceHeaders(
          before,
          headers.map(({ key, value }) => [key.toLowerCase(), value]),
        )
      }, [])
}

/** On Azure, only the first matching route applies, and overrides the global headers. */
function azureHeaders(text: string): HeadersAt {
  const { globalHeaders, routes } = JSON.parse(text)
  const matches = (route: string, path: string) => pattern(route.replace(/[{}]/g, ''), { '*': '.*' }).test(path)
  return (path) => {
    const first = routes.find(({ route }: { route: string }) => matches(route, path))
    return replaceHeaders(pairsOf(globalHeaders), pairsOf(first?.headers ?? {}))
  }
}

/** On Vercel, all routes with `continue` apply, up to the file-system phase. */
function vercelHeaders(text: string): HeadersAt {
  const all: { src?: string; handle?: string; continue?: true; headers?: object }[] = JSON.parse(text).routes
  const routes = all.slice(
    0,
    all.findIndex(({ handle }) => handle === 'filesystem'),
  )
  return (path) =>
    routes
      .filter((route) => route.continue && new RegExp(`^${route.src}$`).test(path))
      .reduce<Header[]>((before, { headers = {} }) => replaceHeaders(before, pairsOf(headers)), [])
}

/** On CloudFront, one policy applies to every path. */
function cloudFrontHeaders(text: string): HeadersAt {
  const { SecurityHeadersConfig: security, CustomHeadersConfig: custom } = JSON.parse(text)
  const headers: Header[] = [
    ...custom.Items.map(({ Header, Value }: Record<string, string>): Header => [`${Header}`.toLowerCase(), `${Value}`]),
    ['content-security-policy', security.ContentSecurityPolicy?.ContentSecurityPolicy],
    ['referrer-policy', security.ReferrerPolicy?.ReferrerPolicy],
    ['strict-transport-security', `max-age=${security.StrictTransportSecurity?.AccessControlMaxAgeSec}`],
    ...(security.ContentTypeOptions ? [['x-content-type-options', 'nosniff'] as const] : []),
  ]
  return () => headers
}
