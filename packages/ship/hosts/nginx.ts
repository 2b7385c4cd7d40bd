import type { ExportedSite } from './exported'
import { cacheRules, type Host, headersOf, type Listener, madeBy, pageCache, prefixSource, withSiblings } from './host'
import { patternSource } from './hosting-policy'
import { spellingsOf } from './redirects'

/** The addresses on which nginx listens, and the folder that it serves. */
interface ListenOptions {
  listen: readonly string[]
  root: string
}

/** Makes files for nginx with its Brotli module. */
export const nginx: Host = (site) => ({
  files: { 'site.conf': nginxConf(site, { listen: ['80', '[::]:80'], root: '/srv/www/site' }) },
  upload: withSiblings(site, ['br', 'gz']),
})

/** Returns the configuration for a server that listens elsewhere. */
export const nginxAt = (site: ExportedSite, { address, port, root }: Listener): string =>
  nginxConf(site, { listen: [`${address}:${port}`], root })

/** Returns a server block with its maps, for inclusion in `http { }`. */
function nginxConf(site: ExportedSite, { listen, root }: ListenOptions): string {
  const { policy, extensions, origin } = site
  const spellings = site.routes.flatMap((route) => {
    const name = route === '/' ? '/index' : route
    const all = route === '/' ? [route, name, `${name}.html`] : spellingsOf(route)
    return all.map((spelling) => `  ${spelling} ${route};`)
  })
  const former = site.redirects.flatMap(({ from, to }) => spellingsOf(from).map((spelling) => `  ${spelling} ${to};`))
  return `# ${madeBy(site)}
# Include it in http { }. Needs ngx_http_gzip_static and the Brotli modules. Adapt listen, server_name, root and the certificates to your server.
map_hash_max_size ${2 ** Math.ceil(Math.log2(Math.max(2048, (spellings.length + former.length) * 2)))};
map_hash_bucket_size 256;
# A map ignores capitals: /About matches /about.
map $uri $site_route {
  default "";
${[...spellings, ...former].join('\n')}
}
# Empty if the address is already the right one. The target is from the list above, never from the request.
map "$uri $site_route" $site_moved {
  default "";
  "~^(.+) \\1$" "";
  "~ (/[a-z0-9_/-]*)$" $1;
}
map "$status $uri" $site_cache {
  # Only while the headers are written is it known whether a range starts after the end of the file: the value must not be stored.
  volatile;
  default ${quoted(pageCache(site))};
  "~^(?:302|[45])" ${quoted(policy.uncached)};
${cacheRules(site)
  .map(([prefix, value]) => `  "~^\\d+ ${prefix}" ${quoted(value)};`)
  .join('\n')}
}
map $status $site_allow {
  default "";
  405 "GET, HEAD";
}
map $uri $site_robots {
  default "";
${policy.noindex.map((pattern) => `  "~${patternSource(pattern)}" noindex;`).join('\n')}
}
server {
${listen.map((address) => `  listen ${address};`).join('\n')}
  # Without it, another site on this address would respond, such as Debian's default.
  server_name ${new URL(origin).hostname};
  root ${root};
  # Relative: an absolute redirect would copy the Host header of the request.
  absolute_redirect off;
  server_tokens off;
  types {
${Object.entries(policy.types)
  .map(([extension, type]) => `    ${quoted(type)} ${extension};`)
  .join('\n')}
  }
  default_type application/octet-stream;
  gzip_static on;
  gzip_vary on;
  gzip_proxied any;
  brotli_static on;
  max_ranges 1;
  client_header_timeout 10s;
  client_body_timeout 10s;
  send_timeout 30s;
  # Here and nowhere below: one add_header inside a location drops all of these.
${headersOf(site)
  .map(([name, value]) => `  add_header ${name} ${quoted(value)} always;`)
  .join('\n')}
  add_header Cache-Control $site_cache always;
  add_header Allow $site_allow always;
  add_header X-Robots-Tag $site_robots always;
  if ($request_method !~ ^(?:GET|HEAD)$) { return 405; }
  if ($site_moved) { return 308 $site_moved$is_args$args; }
  ${policy.unknown === 'redirect' ? 'error_page 403 404 = @home;' : 'error_page 403 =404 /404.html;\n  error_page 404 /404.html;'}
  location @home { return 302 /; }
  # Without an empty list of types, the extension of the requested file could make the response a script.
  location @missing { types { } default_type text/plain; return 404 "No such file.\\n"; }
  # Not @home, which would redirect / to itself for ever.
  location @none { types { } default_type text/plain; return 404 "There is no home page here.\\n"; }
  location @closed { types { } default_type text/plain; return 403 "The server has no permission to read the home page.\\n"; }
  location = / { error_page 403 = @closed; error_page 404 = @none; try_files /index.html =404; }
  location = /404.html { internal; }
  location = /404 { return 404; }
  location ~ \\.(?:${Object.keys(policy.encodings).join('|')})$ { error_page 403 404 = @missing; return 404; }
  location ~ ^/(?:${prefixSource(site)})/ { error_page 403 404 = @missing; try_files $uri =404; }
  location ~* \\.(?:${extensions.join('|')})$ { error_page 403 404 = @missing; try_files $uri =404; }
  # Never $uri/: Next writes a folder beside every page.
  location / { try_files $uri $uri.html =404; }
}
`
}

const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`
