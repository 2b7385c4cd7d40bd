import { endingOf, typeOf } from '../../lib/hosting/policy'
import { assertLimit, type Exported } from './exported'
import { type Host, headersOf, json, pageCache, prefixSource, withoutSiblings } from './host'

/** Files for S3 behind CloudFront: a function for requests, a policy of headers, the answers to errors, and the upload. */
export const aws: Host = (site) => {
  const listed = viewerRequest(site, site.routes)
  // Beyond some hundred pages the list is too long: a miss is then 404.html and no redirect.
  const code = Buffer.byteLength(listed) <= limit ? listed : viewerRequest(site, undefined)
  assertLimit('aws', 'The function for CloudFront, in bytes,', Buffer.byteLength(code), limit)
  return {
    files: {
      'viewer-request.js': code,
      'headers-policy.json': json(headersPolicy(site)),
      'custom-errors.json': json(customErrors),
      'upload.sh': uploadScript(site),
    },
    upload: withoutSiblings(site),
  }
}

const limit = 10 * 1024

/** A bucket that lists nothing says 403 for what is not there. */
const customErrors = {
  Quantity: 2,
  Items: [403, 404].map((ErrorCode) => ({
    ErrorCode,
    ResponsePagePath: '/404.html',
    ResponseCode: '404',
    ErrorCachingMinTTL: 0,
  })),
}

/** Runs in cloudfront-js-2.0. Without a list every address of the alphabet is taken for a page. */
export function viewerRequest(site: Exported, routes: readonly string[] | undefined): string {
  const { policy, endings } = site
  const known = routes ? `PAGES[path] === 1` : `/^(?:\\/[a-z0-9_-]+)+$/.test(path)`
  const home =
    policy.unknown === 'redirect'
      ? `return answer(302, 'Found', '/', ${JSON.stringify(policy.never)});`
      : `request.uri = '/404.html.none'; return request;`
  return `${routes ? `var PAGES = ${JSON.stringify(Object.fromEntries(routes.filter((route) => route !== '/').map((route) => [route, 1])))};\n` : ''}function answer(code, text, to, keep) {
  return { statusCode: code, statusDescription: text, headers: { location: { value: to }, 'cache-control': { value: keep } } };
}
function query(all) {
  var parts = [];
  Object.keys(all).forEach(function (key) {
    (all[key].multiValue || [all[key]]).forEach(function (one) { parts.push(one.value === '' ? key : key + '=' + one.value); });
  });
  return parts.length ? '?' + parts.join('&') : '';
}
function isPage(path) { return ${known}; }
function handler(event) {
  var request = event.request, path = request.uri, moved;
  try { path = decodeURIComponent(path); } catch (error) { path = ''; }
  if (path === '/') { request.uri = '/index.html'; return request; }
  if (path === '/index' || path === '/index.html') return answer(308, 'Permanent Redirect', '/' + query(request.querystring), ${JSON.stringify(pageCache(site))});
  if (isPage(path)) { request.uri = path + '.html'; return request; }
  moved = /^(\\/.*?)(?:\\/|\\.html)$/.exec(path);
  if (moved && isPage(moved[1])) return answer(308, 'Permanent Redirect', moved[1] + query(request.querystring), ${JSON.stringify(pageCache(site))});
  if (/^\\/(?:${prefixSource(site)})\\//.test(path) || /\\.(?:${endings.join('|')})$/i.test(path) || path.indexOf('/.well-known/') === 0) return request;
  ${home}
}
`
}

/** What \`aws cloudfront create-response-headers-policy\` takes. */
function headersPolicy(site: Exported): object {
  const items = headersOf(site).map(([Header, Value]) => ({ Header, Value, Override: true }))
  return { Name: 'site', CustomHeadersConfig: { Quantity: items.length, Items: items } }
}

/** Each class and kind of file with its own Cache-Control and type, assets first, pages last. */
function uploadScript(site: Exported): string {
  const { policy, files } = site
  const groups = new Map<string, string>()
  // What is most particular comes last, so that it overwrites what a wider pattern took along.
  for (const [prefix, keep] of [...policy.cache].reverse()) {
    const first = (path: string) => policy.cache.find(([each]) => `/${path}`.startsWith(each))?.[0]
    const inside = files.map(({ path }) => path).filter((path) => first(path) === prefix)
    for (const ending of new Set(inside.map(endingOf))) {
      const pattern = `${prefix.slice(1)}*.${ending}`
      const type = typeOf(`.${ending}`, policy)
      if (ending !== 'html') groups.set(pattern, `--cache-control '${keep}' --content-type '${type}'`)
    }
  }
  groups.set('*.html', `--cache-control '${pageCache(site)}' --content-type '${policy.types.html}'`)
  const put = ([pattern, how]: [string, string]) =>
    `aws s3 cp site "s3://$BUCKET" --recursive --exclude '*' --include '${pattern}' ${how}`
  return `#!/usr/bin/env bash
set -euo pipefail
: "\${BUCKET:?name the bucket}"
${[...groups].map(put).join('\n')}
`
}
