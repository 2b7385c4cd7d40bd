import { asPages, noHeaders, xmlWithoutCharset } from './exceptions'
import type { Exception } from './server'

const redirectHeaders = 'custom headers are added to files but not to redirects'

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
      'its documentation promises to pass on the query only for 200, 301 and 302, and encodes it again; redirects get no custom headers',
  },
  {
    probes: /^GET \/Old-Address$/,
    allowed: ['302 /'],
    headers: { ...noHeaders, 'cache-control': undefined },
    of: 'server',
    reason: 'the edge redirects URLs with capitals (pretty URLs)',
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
    of: 'server',
    reason: 'our harness responds to these with 404 without applying a rule',
  },
  {
    probes: /^POST \/old-address$/,
    allowed: ['301 /about'],
    of: 'server',
    reason: 'the edge checks methods, but these packages do not',
  },
  {
    probes: /^(GET|HEAD) \/(about\/|about\.html\?|docs\/($|rest\/$|rest\.html)|index($|\.html\?))/,
    allowed: ['200'],
    of: 'server',
    reason: 'the edge redirects other spellings (pretty URLs)',
  },
  {
    probes: /^GET \/(About|Docs)/,
    allowed: ['302 /', '302 /?q=1'],
    headers: { ...noHeaders, 'cache-control': undefined },
    of: 'server',
    reason: 'the edge redirects URLs with capitals (pretty URLs)',
  },
  {
    probes: /^GET \/%61bout$/,
    allowed: ['302 /'],
    headers: { ...noHeaders, 'cache-control': undefined },
    of: 'server',
    reason: 'the edge decodes encoded letters',
  },
  {
    probes: /^GET (\/\/evil\.example\/\.\.\/about\/|\/\/about\/)$/,
    allowed: ['200'],
    of: 'server',
    reason: 'two slashes count as one, and the edge redirects other spellings',
  },
  { probes: /^GET \/nope\?q=1/, allowed: ['302 /?q=1'], of: 'host', reason: 'a redirect keeps the query' },
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
    reason:
      'a rule cannot match a file extension: outside the asset folders, a missing file redirects to the home page',
  },
  {
    probes: /^GET \/(_next\/|media\/(nope|$|pictures\/hashed\.f)|locales\/nl)/,
    headers: { 'cache-control': asPages },
    of: 'host',
    reason: 'headers depend on the path and not on the status: a missing file gets those of its path',
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
    of: 'server',
    reason: 'our harness responds to these with 404 without applying a rule',
  },
  {
    probes: /^(POST|PUT|DELETE|PATCH|OPTIONS|TRACE) /,
    allowed: ['200', '302 /', '500'],
    headers: { ...noHeaders, 'cache-control': undefined },
    of: 'server',
    reason: 'the edge checks methods, but these packages do not',
  },
  {
    probes: /^GET \/(about(\.md)?|locales.*), Accept-Encoding/,
    headers: { 'content-encoding': undefined, vary: undefined },
    of: 'server',
    reason: 'the edge compresses, but these packages do not',
  },
  {
    probes: /^GET .*Range: bytes=(0-99|0-0|-100|99000-|99000-200000|100000-)(, A|$)/,
    allowed: ['200'],
    of: 'server',
    reason: 'the edge serves ranges, but these packages do not',
  },
  {
    probes: /^GET \/(%zz|%|%ff)$/,
    allowed: ['500'],
    headers: { ...noHeaders, 'cache-control': undefined },
    of: 'server',
    reason: 'our harness fails on invalid percent-encoding',
  },
  {
    probes: /^(get|BREW) |^GET \/a(\\[urt].*|\x7f)b$|ÿ|\(70005|\(70000|Expect/,
    allowed: ['400'],
    headers: noHeaders,
    of: 'server',
    reason: 'Node rejects these before the packages receive them',
  },
]
