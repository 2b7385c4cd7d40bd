import { siteConfig } from '../../site.config'
import type { Exception } from './engine'

/** All headers of the policy are missing. */
export const noHeaders: Record<string, undefined> = Object.fromEntries(
  Object.keys({ ...siteConfig.hosting.headers, ...siteConfig.hosting.tlsHeaders }).map((name) => [
    name.toLowerCase(),
    undefined,
  ]),
)

/** How pages are cached: revalidated each time. Instead of `no-store` it does no harm. */
export const asPages = /^public, max-age=0, must-revalidate$/

/** XML needs no charset, because its first line declares the encoding. @source RFC 7303, section 3 */
export const xmlWithoutCharset: Exception = {
  probes: /^GET \/(sitemap|feed)\.xml$/,
  headers: { 'content-type': /^application\/xml$/ },
  of: 'host',
  reason: 'the host names no charset for XML, which says it in its first line',
}

/** Exceptions for Cloudflare Workers with static assets, written after the first run. */
export const cloudflareExceptions: readonly Exception[] = [
  xmlWithoutCharset,
  {
    probes: /^GET \/(About|Docs\/REST)/,
    allowed: ['302 /'],
    of: 'host',
    reason: 'capitals make another path',
  },
  {
    probes: /^GET \/%61bout$/,
    allowed: ['308 /about'],
    of: 'host',
    reason: 'an encoded letter is another spelling',
  },
  {
    probes: /^((POST|PUT|OPTIONS) \/about|DELETE \/)$|^POST \/contact.*Content-Length: 2|^POST \/contact.* 4 bytes$/,
    headers: { allow: undefined, 'cache-control': asPages },
    of: 'host',
    reason: 'where an asset fits, the asset server refuses by itself, and the Worker is not asked',
  },
  { probes: /^TRACE/, headers: { 'cache-control': asPages }, of: 'host', reason: 'the same' },
  {
    probes: /^(get|BREW) /,
    headers: { ...noHeaders, 'cache-control': undefined },
    of: 'engine',
    reason: 'the local proxy refuses what is no method',
  },
  {
    probes: /2000(00|14) bytes/,
    allowed: ['503'],
    headers: { ...noHeaders, allow: undefined, 'cache-control': /^(public, max-age=0, must-revalidate)?$/ },
    of: 'engine',
    sometimes: true,
    reason: 'the local proxy gives up where the asset server answers before it has read the message',
  },
  {
    probes: /^GET \/about(\.md)?, Accept-Encoding/,
    headers: { 'content-encoding': /^(gzip)?$/, vary: undefined },
    of: 'engine',
    reason: 'the edge compresses, and is not part of the local engine',
  },
  {
    probes: /^GET \/\/evil\.example\/\.\.$/,
    allowed: ['308 /'],
    of: 'host',
    reason: 'the address is tidied first, and then is another spelling of the home page',
  },
  {
    probes: /^GET http:|Content-Length: -1/,
    allowed: ['500'],
    headers: { ...noHeaders, 'cache-control': undefined },
    of: 'engine',
    reason: 'the local proxy fails at whole addresses, and at lengths below nothing',
  },
  {
    probes: /^GET \/(a\\(u0000|r)b|a+… \(70005)/,
    headers: noHeaders,
    of: 'engine',
    reason: 'the local proxy refuses these by itself',
  },
]

const redirectHeaders = 'headers are put on files, and on no redirect'

const headersByPath = 'headers go by path and not by status: what is missing bears those of its path'

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
    reason: 'the query is kept, and encoded again',
  },
  {
    probes: /^GET \/\/old-address$/,
    headers: noHeaders,
    of: 'host',
    reason: 'two slashes are read as one',
  },
  {
    probes: /^GET \/(Old-Address|old|old\/deep_1|old-addresses|old-address\/more|very\/old-address)$/,
    allowed: ['404'],
    headers: { 'cache-control': asPages },
    of: 'host',
    reason: 'capitals make another path, and what is not found cannot be redirected: 404.html leads home',
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
    of: 'engine',
    reason: 'the local engine looks at no method',
  },
  { probes: /^GET \/(About|Docs\/REST)/, allowed: ['404'], of: 'host', reason: 'capitals make another path' },
  {
    probes: /^(GET|HEAD) \/(nope|docs\/nope|old(?=\.php))[^.]*(\.html|\.php)?(\?q=1)?(, Host: evil\.example)?$/,
    allowed: ['404'],
    of: 'host',
    reason: 'what is not found cannot be redirected: 404.html leads home',
  },
  { probes: /404\.html/, allowed: ['308 /404'], of: 'host', reason: 'the page of errors has an address of its own' },
  {
    probes: /index\.html\?q/,
    allowed: ['308 ?q=1'],
    of: 'engine',
    reason:
      'an empty path before the query, which leads back to where it came from; whether the host does so is not known',
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
    of: 'engine',
    reason: 'the local engine looks at no method',
  },
  {
    probes: /^GET .*Range: bytes=(0-99|0-0|-100|99000-|99000-200000|100000-)(, A|$)/,
    allowed: ['200'],
    of: 'engine',
    reason: 'the local engine knows no ranges',
  },
  {
    probes: /Accept-Encoding: zstd/,
    headers: { 'content-encoding': undefined },
    of: 'engine',
    reason: 'the local engine knows Brotli and gzip only',
  },
  {
    probes: /^GET \/(%zz|%|%ff)$/,
    allowed: ['0'],
    of: 'engine',
    reason: 'the local engine never answers where an address cannot be decoded and there are redirects',
  },
  {
    probes: /^GET \/a+… \((2005|9005) characters\)$/,
    allowed: ['500'],
    headers: { 'cache-control': asPages },
    of: 'engine',
    reason: 'the local engine fails at long names',
  },
  {
    probes: /^(get|BREW) |^GET \/a(\\[urt].*|\x7f)b$|ÿ|\(70005|\(70000|Expect|^POST .*(Length: -1.*| [45] bytes)$/,
    allowed: ['400'],
    headers: noHeaders,
    of: 'engine',
    reason: 'Node refuses these before the local engine sees them',
  },
]
