import { headersPolicy } from './aws-headers'
import { uploadScript } from './aws-upload'
import { assertLimit, type ExportedSite } from './exported'
import { type Host, json, pageCache, prefixSource, withoutSiblings } from './host'

/**
 * Makes files for S3 behind CloudFront: a function for requests, a headers policy, error responses, and the upload
 * script.
 */
export const aws: Host = (site) => {
  const listed = viewerRequest(site, site.routes)
  // With several hundred pages the list is too long. An unknown path then gets 404.html instead of a redirect.
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

/** A bucket that does not allow listing responds with 403 for a missing file. */
const customErrors = {
  Quantity: 2,
  Items: [403, 404].map((ErrorCode) => ({
    ErrorCode,
    ResponsePagePath: '/404.html',
    ResponseCode: '404',
    ErrorCachingMinTTL: 0,
  })),
}

/**
 * Returns the source of a function for cloudfront-js-2.0. Without a list of routes, every address of plain characters
 * counts as a page.
 */
export function viewerRequest(site: ExportedSite, routes: readonly string[] | undefined): string {
  const { policy, extensions, redirects } = site
  const former = Object.fromEntries(redirects.map(({ from, to }) => [from, to]))
  const known = routes ? `PAGES[path] === 1` : `/^(?!\\/404$)(?:\\/[a-z0-9_-]+)+$/.test(path)`
  const home =
    policy.unknown === 'redirect'
      ? `return redirect(302, 'Found', '/', ${JSON.stringify(policy.uncached)});`
      : `request.uri = '/404.html.none'; return request;`
  return `${routes ? `var PAGES = ${JSON.stringify(Object.fromEntries(routes.filter((route) => route !== '/').map((route) => [route, 1])))};\n` : ''}function redirect(code, text, to, cache) {
  return { statusCode: code, statusDescription: text, headers: { location: { value: to }, 'cache-control': { value: cache } } };
}
function query(all) {
  var parts = [];
  Object.keys(all).forEach(function (key) {
    (all[key].multiValue || [all[key]]).forEach(function (one) { parts.push(one.value === '' ? key : key + '=' + one.value); });
  });
  return parts.length ? '?' + parts.join('&') : '';
}
var FORMER = ${JSON.stringify(former)};
function isPage(path) { return ${known}; }
function handler(event) {
  var request = event.request, path = request.uri, moved;
  try { path = decodeURIComponent(path); } catch (error) { path = ''; }
  if (path === '/') { request.uri = '/index.html'; return request; }
  if (path === '/index' || path === '/index.html') return redirect(308, 'Permanent Redirect', '/' + query(request.querystring), ${JSON.stringify(pageCache(site))});
  moved = path.toLowerCase().replace(/(?:\\/|\\.html)$/, '');
  if (Object.prototype.hasOwnProperty.call(FORMER, moved)) return redirect(308, 'Permanent Redirect', FORMER[moved] + query(request.querystring), ${JSON.stringify(pageCache(site))});
  if (isPage(path)) { request.uri = path + '.html'; return request; }
  moved = /^(\\/.*?)(?:\\/|\\.html)$/.exec(path);
  if (moved && isPage(moved[1])) return redirect(308, 'Permanent Redirect', moved[1] + query(request.querystring), ${JSON.stringify(pageCache(site))});
  if (/^\\/(?:${prefixSource(site)})\\//.test(path) || /\\.(?:${extensions.join('|')})$/i.test(path) || path.indexOf('/.well-known/') === 0) return request;
  ${home}
}
`
}
