import type { Exception } from './engine'
import { asPages, noHeaders, xmlWithoutCharset } from './exceptions'

const redirectHeaders = 'custom headers are put on files, and on no redirect'

/** Exceptions for Netlify, written after the first run; its packages do not include the edge itself. */
export const netlifyExceptions: readonly Exception[] = [
  xmlWithoutCharset,
  {
    probes: /^(GET|HEAD) \/old(-address(\/|\.html)?(\?.*)?(, Host: .*)?|\/deep_1\/address|-home.*)$/,
    allowed: [
      ...['301 /about', '301 /about?q=1', '301 /about?q=1&r=a+b', '301 /docs/rest', '301 /?q=1'],
      '301 /about?%0D%0ASet-Cookie%3A+a=1',
    ],
    headers: noHeaders,
    of: 'host',
    reason:
      'its documentation promises only for 200, 301 and 302 that the query is passed on, encoded again; and no redirect gets headers',
  },
  {
    probes: /^GET \/Old-Address$/,
    allowed: ['302 /'],
    headers: { ...noHeaders, 'cache-control': undefined },
    of: 'engine',
    reason: 'capitals are led by the edge (pretty URLs)',
  },
  {
    probes: /^GET \/(old|old\/deep_1|old-addresses|old-address\/(more|\/evil\.example)|very\/old-address)$/,
    headers: { ...noHeaders, 'cache-control': undefined },
    of: 'host',
    reason: redirectHeaders,
  },
  {
    probes: /^GET \/\/old-address$/,
    headers: { 'cache-control': asPages },
    of: 'engine',
    reason: 'our harness answers these by 404 without a rule',
  },
  {
    probes: /^POST \/old-address$/,
    allowed: ['301 /about'],
    of: 'engine',
    reason: 'the edge looks at methods, these packages do not',
  },
  {
    probes: /^(GET|HEAD) \/(about\/|about\.html\?|docs\/($|rest\/$|rest\.html)|index($|\.html\?))/,
    allowed: ['200'],
    of: 'engine',
    reason: 'other spellings are led by the edge (pretty URLs)',
  },
  {
    probes: /^GET \/(About|Docs)/,
    allowed: ['302 /', '302 /?q=1'],
    headers: { ...noHeaders, 'cache-control': undefined },
    of: 'engine',
    reason: 'capitals are led by the edge (pretty URLs)',
  },
  {
    probes: /^GET \/%61bout$/,
    allowed: ['302 /'],
    headers: { ...noHeaders, 'cache-control': undefined },
    of: 'engine',
    reason: 'the edge reads encoded letters',
  },
  {
    probes: /^GET (\/\/evil\.example\/\.\.\/about\/|\/\/about\/)$/,
    allowed: ['200'],
    of: 'engine',
    reason: 'two slashes are read as one, and other spellings are led by the edge',
  },
  { probes: /^GET \/nope\?q=1/, allowed: ['302 /?q=1'], of: 'host', reason: 'a redirect takes the query along' },
  {
    probes:
      /^(GET|HEAD) \/(nope($|[/?,]|\.html)|docs\/nope$|old\.php|404|_not-found|_headers|_redirects|\.git|\.htaccess|serve|package|worker)/,
    headers: { ...noHeaders, 'cache-control': undefined },
    of: 'host',
    reason: redirectHeaders,
  },
  {
    probes:
      /^GET \/(nope\.(js|css|JS)|docs\/nope\.(webp|md)|cases\/galaxy\/nope\.csv|about\.html\.br|index\.html\.gz|about\.md\.br)$/,
    allowed: ['302 /'],
    headers: { ...noHeaders, 'cache-control': undefined },
    of: 'host',
    reason: 'a rule cannot ask for an ending: outside of the asset folders a missing file goes home',
  },
  {
    probes: /^GET \/(_next\/|media\/(nope|$|pictures\/hashed\.f)|locales\/nl)/,
    headers: { 'cache-control': asPages },
    of: 'host',
    reason: 'headers go by path and not by status: what is missing bears those of its path',
  },
  {
    probes: /passwd|\/%5c%5c|%0d%0aS.*x$|%0d%0aL|%00|\(2005|\(9005/,
    headers: { ...noHeaders, 'cache-control': undefined },
    of: 'host',
    reason: redirectHeaders,
  },
  {
    probes: /^GET (\/\/evil\.example(\/|\/about.*)?|\/\\\\evil\.example\/|\/\.\/\/evil\.example\/|http:.*)$/,
    headers: { 'cache-control': asPages },
    of: 'engine',
    reason: 'our harness answers these by 404 without a rule',
  },
  {
    probes: /^(POST|PUT|DELETE|PATCH|OPTIONS|TRACE) /,
    allowed: ['200', '302 /', '500'],
    headers: { ...noHeaders, 'cache-control': undefined },
    of: 'engine',
    reason: 'the edge looks at methods, these packages do not',
  },
  {
    probes: /^GET \/(about(\.md)?|locales.*), Accept-Encoding/,
    headers: { 'content-encoding': undefined, vary: undefined },
    of: 'engine',
    reason: 'the edge compresses, these packages do not',
  },
  {
    probes: /^GET .*Range: bytes=(0-99|0-0|-100|99000-|99000-200000|100000-)(, A|$)/,
    allowed: ['200'],
    of: 'engine',
    reason: 'the edge cuts, these packages do not',
  },
  {
    probes: /^GET \/(%zz|%|%ff)$/,
    allowed: ['500'],
    headers: { ...noHeaders, 'cache-control': undefined },
    of: 'engine',
    reason: 'our harness fails at encodings that make no sense',
  },
  {
    probes: /^(get|BREW) |^GET \/a(\\[urt].*|\x7f)b$|ÿ|\(70005|\(70000|Expect/,
    allowed: ['400'],
    headers: noHeaders,
    of: 'engine',
    reason: 'Node refuses these before the packages see them',
  },
]
