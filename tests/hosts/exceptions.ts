import { siteConfig } from '../../site.config'
import type { Exception } from './server'

/** Allows all headers of the policy to be missing. */
export const noHeaders: Record<string, undefined> = Object.fromEntries(
  Object.keys({ ...siteConfig.hosting.headers, ...siteConfig.hosting.tlsHeaders }).map((name) => [
    name.toLowerCase(),
    undefined,
  ]),
)

/** The caching of pages, which are revalidated each time. It does no harm in place of `no-store`. */
export const asPages = /^public, max-age=0, must-revalidate$/

/**
 * Allows XML without a charset, because its first line declares the encoding.
 * @source RFC 7303, section 3
 */
export const xmlWithoutCharset: Exception = {
  probes: /^GET \/(sitemap|feed)\.xml$/,
  headers: { 'content-type': /^application\/xml$/ },
  of: 'host',
  reason: 'the host sends no charset for XML, which declares it in its first line',
}

/** Exceptions for Cloudflare Workers with static assets, written after the first run. */
export const cloudflareExceptions: readonly Exception[] = [
  xmlWithoutCharset,
  {
    probes: /^GET \/(About|Docs\/REST)/,
    allowed: ['302 /'],
    of: 'host',
    reason: 'a path with capitals is a different path',
  },
  {
    probes: /^GET \/%61bout$/,
    allowed: ['308 /about'],
    of: 'host',
    reason: 'a path with an encoded letter is redirected',
  },
  {
    probes: /^((POST|PUT|OPTIONS) \/about|DELETE \/)$|^POST \/contact.*Content-Length: 2|^POST \/contact.* 4 bytes$/,
    headers: { allow: undefined, 'cache-control': asPages },
    of: 'host',
    reason: 'where an asset matches, the asset server itself rejects the method, and the Worker is not called',
  },
  {
    probes: /^TRACE/,
    headers: { 'cache-control': asPages },
    of: 'host',
    reason: 'the asset server itself rejects the method',
  },
  {
    probes: /^(get|BREW) /,
    headers: { ...noHeaders, 'cache-control': undefined },
    of: 'server',
    reason: 'the local proxy rejects unknown methods',
  },
  {
    probes: /2000(00|14) bytes/,
    allowed: ['503'],
    headers: { ...noHeaders, allow: undefined, 'cache-control': /^(public, max-age=0, must-revalidate)?$/ },
    of: 'server',
    sometimes: true,
    reason: 'the local proxy fails if the asset server responds before it has read the message',
  },
  {
    probes: /^GET \/about(\.md)?, Accept-Encoding/,
    headers: { 'content-encoding': /^(gzip)?$/, vary: undefined },
    of: 'server',
    reason: 'the edge compresses, and is not part of the local server',
  },
  {
    probes: /^GET \/\/evil\.example\/\.\.$/,
    allowed: ['308 /'],
    of: 'host',
    reason: 'the URL is normalised first, and then is another spelling of the home page',
  },
  {
    probes: /^GET http:|Content-Length: -1/,
    allowed: ['500'],
    headers: { ...noHeaders, 'cache-control': undefined },
    of: 'server',
    reason: 'the local proxy fails on absolute URLs and on negative lengths',
  },
  {
    probes: /^GET \/(a\\(u0000|r)b|a+… \(70005)/,
    headers: noHeaders,
    of: 'server',
    reason: 'the local proxy itself rejects these',
  },
]

const redirectHeaders = 'headers are added to files but not to redirects'

const headersByPath = 'headers depend on the path and not on the status: a missing file gets those of its path'

/** Exceptions for Firebase Hosting, written after the first run. */
export const firebaseExceptions: readonly Exception[] = [
  xmlWithoutCharset,
  {
    probes: /^(GET|HEAD) \/(old-address(\/|\.html)?(\?[^%]*(%20b)?)?(, Host: .*)?|old\/deep_1\/address|old-home.*)$/,
    headers: { ...noHeaders, 'cache-control': undefined },
    of: 'host',
    reason: redirectHeaders,
  },
  {
    probes: /^GET \/old-address\?%0d/,
    allowed: ['308 /about?%0D%0ASet-Cookie:%20a=1'],
    headers: noHeaders,
    of: 'host',
    reason: 'the query is kept but encoded again',
  },
  {
    probes: /^GET \/\/old-address$/,
    headers: noHeaders,
    of: 'host',
    reason: 'two slashes count as one',
  },
  {
    probes: /^GET \/(Old-Address|old|old\/deep_1|old-addresses|old-address\/more|very\/old-address)$/,
    allowed: ['404'],
    headers: { 'cache-control': asPages },
    of: 'host',
    reason:
      'a path with capitals is a different path, and a missing page cannot be redirected: 404.html leads to the home page',
  },
  {
    probes: /^GET \/old-address\/\/evil/,
    headers: { 'cache-control': asPages },
    of: 'host',
    reason: headersByPath,
  },
  {
    probes: /^POST \/old-address$/,
    allowed: ['308 /about'],
    headers: noHeaders,
    of: 'server',
    reason: 'the local server ignores the method',
  },
  {
    probes: /^GET \/(About|Docs\/REST)/,
    allowed: ['404'],
    of: 'host',
    reason: 'a path with capitals is a different path',
  },
  {
    probes: /^(GET|HEAD) \/(nope|docs\/nope|old(?=\.php))[^.]*(\.html|\.php)?(\?q=1)?(, Host: evil\.example)?$/,
    allowed: ['404'],
    of: 'host',
    reason: 'a missing page cannot be redirected: 404.html leads to the home page',
  },
  { probes: /404\.html/, allowed: ['308 /404'], of: 'host', reason: 'the error page has a URL of its own' },
  {
    probes: /index\.html\?q/,
    allowed: ['308 ?q=1'],
    of: 'server',
    reason:
      'the path before the query is empty, so the redirect leads back to the same page; we do not know whether the host does so',
  },
  {
    probes:
      /^(GET|HEAD) \/(nope|docs\/nope|cases\/galaxy\/nope|old\.php|404$|_not-found|_headers|_redirects|\.git|\.htaccess|serve\.json|package\.json|worker\.js|media\/$|about\.html\.br|index\.html\.gz|about\.md\.br|About|Docs|_next|locales\/nl|media\/nope|media\/pictures\/hashed\.f)|passwd|^GET \/[^a:]*evil\.example($|\/)|\/%0d%0aS|%0d%0aL|%00/,
    headers: { 'cache-control': asPages },
    of: 'host',
    reason: headersByPath,
  },
  {
    probes: /^(POST|PUT|DELETE|PATCH|OPTIONS|TRACE) (?!\/old-address|.*(Length: -1.*| [45] bytes)$)/,
    allowed: ['200', '404'],
    headers: { 'cache-control': asPages },
    of: 'server',
    reason: 'the local server ignores the method',
  },
  {
    probes: /^GET .*Range: bytes=(0-99|0-0|-100|99000-|99000-200000|100000-)(, A|$)/,
    allowed: ['200'],
    of: 'server',
    reason: 'the local server does not support ranges',
  },
  {
    probes: /Accept-Encoding: zstd/,
    headers: { 'content-encoding': undefined },
    of: 'server',
    reason: 'the local server supports only Brotli and gzip',
  },
  {
    probes: /^GET \/(%zz|%|%ff)$/,
    allowed: ['0'],
    of: 'server',
    reason: 'the local server never responds to a URL that cannot be decoded if there are redirects',
  },
  {
    probes: /^GET \/a+… \((2005|9005) characters\)$/,
    allowed: ['500'],
    headers: { 'cache-control': asPages },
    of: 'server',
    reason: 'the local server fails on long names',
  },
  {
    probes: /^(get|BREW) |^GET \/a(\\[urt].*|\x7f)b$|ÿ|\(70005|\(70000|Expect|^POST .*(Length: -1.*| [45] bytes)$/,
    allowed: ['400'],
    headers: noHeaders,
    of: 'server',
    reason: 'Node rejects these before the local server receives them',
  },
]
