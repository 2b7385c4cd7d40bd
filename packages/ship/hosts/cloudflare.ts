import { assertLimit, type ExportedSite } from './exported'
import { headerRules } from './header-rules'
import { type Host, headersOf, json, pageCache, withoutSiblings } from './host'

/** Makes files for Cloudflare Workers with static assets. */
export const cloudflare: Host = (site) => {
  assertAssets('cloudflare', site)
  return {
    files: {
      'wrangler.json': wrangler(site),
      'worker.js': worker(site),
      'site/_headers': headerRules(site, 'cloudflare', { detach: true }),
    },
    upload: withoutSiblings(site),
  }
}

/** @throws if there are more than 20,000 files, or one is larger than 25 MiB */
export function assertAssets(host: string, { files }: ExportedSite): void {
  assertLimit(host, 'The number of files in out/', files.length, 20_000)
  for (const { path, bytes } of files) assertLimit(host, `out/${path}, in bytes,`, bytes, 25 * 1024 * 1024)
}

// With `404-page` in not_found_handling, navigations would never reach the Worker.
const wrangler = ({ policy }: ExportedSite): string =>
  json({
    name: 'site',
    compatibility_date: '2026-04-01',
    main: 'worker.js',
    assets: {
      directory: './site',
      binding: 'ASSETS',
      html_handling: 'drop-trailing-slash',
      not_found_handling: 'none',
      // The Worker runs first for media, because the host ignores ranges, and for 404.html, which is not a page of its
      // own.
      run_worker_first: [
        ...policy.assetPrefixes.filter((prefix) => prefix === '/media/').map((prefix) => `${prefix}*`),
        '/404',
        '/404.html',
      ],
    },
  })

/** Returns the source of the Worker. It handles media, the not-found page, and requests that no asset matches. */
export function worker(site: ExportedSite): string {
  const { policy, extensions, redirects } = site
  const headers = Object.fromEntries([...headersOf(site), ['Cache-Control', policy.uncached]])
  return `const headers = ${JSON.stringify(headers)};
const prefixes = ${JSON.stringify(policy.assetPrefixes)};
const former = new Map(${JSON.stringify(redirects.map(({ from, to }) => [from, to]))});
const extension = /\\.(?:${extensions.join('|')})$/i;

const plain = (status, text, more) => new Response(text, { status, headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8', ...more } });
const missing = () => plain(404, 'No such file.\\n');

${unknown(site)}

async function media(request, env) {
  const asset = await env.ASSETS.fetch(request);
  if (asset.status === 404) return missing();
  if (asset.status !== 200) return asset;
  const own = new Headers(asset.headers);
  own.set('Accept-Ranges', 'bytes');
  const [, from, to] = /^bytes=(\\d*)-(\\d*)$/i.exec(request.headers.get('Range') ?? '') ?? [];
  const same = [null, own.get('ETag')].includes(request.headers.get('If-Range'));
  const isInvalid = from === undefined || (from === '' && to === '') || (from !== '' && to !== '' && Number(to) < Number(from));
  if (request.method !== 'GET' || !same || isInvalid) return new Response(asset.body, { headers: own });
  const bytes = await asset.arrayBuffer();
  const last = bytes.byteLength - 1;
  const start = from === '' ? Math.max(0, bytes.byteLength - Number(to)) : Number(from);
  const end = from === '' || to === '' ? last : Math.min(Number(to), last);
  own.delete('Content-Length');
  if (start > last) {
    own.set('Content-Range', 'bytes */' + bytes.byteLength);
    own.set('Cache-Control', headers['Cache-Control']);
    return new Response(null, { status: 416, headers: own });
  }
  own.set('Content-Range', 'bytes ' + start + '-' + end + '/' + bytes.byteLength);
  return new Response(bytes.slice(start, end + 1), { status: 206, headers: own });
}

export default {
  async fetch(request, env) {
    if (request.method !== 'GET' && request.method !== 'HEAD') return plain(405, 'Only GET and HEAD requests are accepted here.\\n', { Allow: 'GET, HEAD' });
    const { pathname, search } = new URL(request.url);
    const page = former.get(pathname.toLowerCase().replace(/(?:\\/|\\.html)$/, ''));
    if (page) return plain(308, 'Moved.\\n', { Location: page + search, 'Cache-Control': ${JSON.stringify(pageCache(site))} });
    if (pathname.startsWith('/media/')) return media(request, env);
    // Without the home page / would redirect to itself for ever.
    if (pathname === '/') return plain(404, 'There is no home page here.\\n');
    if (prefixes.some((prefix) => pathname.startsWith(prefix)) || extension.test(pathname)) return missing();
    return unknown(request, env);
  },
};
`
}

function unknown({ policy }: ExportedSite): string {
  if (policy.unknown === 'redirect') {
    return `const unknown = () => new Response(null, { status: 302, headers: { ...headers, Location: '/' } });`
  }
  return `async function unknown(request, env) {
  const page = await env.ASSETS.fetch(new Request(new URL('/404', request.url)));
  return new Response(request.method === 'HEAD' ? null : page.body, { status: 404, headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' } });
}`
}
