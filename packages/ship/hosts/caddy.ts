import type { ExportedSite } from './exported'
import { cacheRules, type Host, headersOf, type Listener, madeBy, pageCache, prefixSource, withSiblings } from './host'
import { patternSource } from './hosting-policy'

/** Makes files for Caddy 2.6 or newer. */
export const caddy: Host = (site) => ({
  files: { Caddyfile: caddyfile(site, { listen: new URL(site.origin).host, root: '/srv/www/site' }) },
  upload: withSiblings(site, Object.keys(site.policy.encodings)),
})

/**
 * Returns the site's block for a Caddyfile.
 * @param listener `listen`: the block's address; `bind`: restricts it to one network interface
 */
function caddyfile(
  site: ExportedSite,
  { listen, root, bind }: { listen: string; root: string; bind?: string },
): string {
  const { policy, routes, redirects, extensions } = site
  const names = Object.values(policy.encodings).join(' ')
  return `# ${madeBy(site)}
(site_headers) {
	header {
${headersOf(site)
  .map(([name, value]) => `		${name} ${quoted(value)}`)
  .join('\n')}
		-Server
	}
}
(site_files) {
	header @range {
		defer
		Cache-Control {site_part_cache}
	}
	file_server {
		precompressed ${names}
		disable_canonical_uris
	}
}
${listen} {
${bind ? `	bind ${bind}\n` : ''}	root * ${root}
	import site_headers
	# Other spellings of a page, and former addresses; read only where nothing else fits. The targets are taken from here, never from the request.
	map {path} {site_moved} {
		~(?i)^/index(?:\\.html)?$ /
${[...routes.filter((route) => route !== '/').map((route) => ({ from: route, to: route })), ...redirects]
  .map(({ from, to }) => `		~(?i)^${from}(?:/|\\.html)?$ ${to}`)
  .join('\n')}
		default ""
	}
	@write not method GET HEAD
	@bad path_regexp \`[\\x00-\\x1f\\\\]|.{1000}\`
	@hidden path ${Object.keys(policy.encodings)
    .map((extension) => `*.${extension}`)
    .join(' ')} /404 /404.html
	@home path /
	@page {
		not path /index
		path_regexp ^(?:/[a-z0-9_-]+)+$
		file {path}.html
	}
	@moved expression \`{site_moved} != ""\`
${cacheRules(site)
  .map(([prefix], index) => `	@cache${index} path ${prefix}*`)
  .join('\n')}
	# Read while the headers are sent: only the response to a range that is refused has no Accept-Ranges.
	@range {
		header Range *
		not header If-None-Match *
		not header If-Modified-Since *
	}
	map {http.response.header.Accept-Ranges} {site_part_cache} {
		bytes {http.response.header.Cache-Control}
		default ${policy.uncached}
	}
	@noindex path_regexp ${policy.noindex.map(patternSource).join('|')}
	# One block: outside it, Caddy sorts directives in its own order.
	route {
		error @bad 400
		error @write 405
		error @hidden 404
		header Vary Accept-Encoding
		header Cache-Control ${quoted(pageCache(site))}
${[...cacheRules(site)]
  .map(([, value], index) => `		header @cache${index} Cache-Control ${quoted(value)}`)
  .reverse()
  .join('\n')}
		header @noindex X-Robots-Tag noindex
${Object.entries(policy.types)
  .map(
    ([extension, type]) =>
      `		@type_${extension} path *.${extension}\n		header @type_${extension} Content-Type ${quoted(type)}`,
  )
  .join('\n')}
		handle @home {
			header Content-Type ${quoted(policy.types.html ?? 'text/html')}
			rewrite * /index.html
			import site_files
		}
		handle @page {
			header Content-Type ${quoted(policy.types.html ?? 'text/html')}
			rewrite * {path}.html
			import site_files
		}
		handle @moved {
			route {
				header -Content-Type
				rewrite * {site_moved}
				redir * {uri} 308
			}
		}
		handle {
			import site_files
		}
	}
	handle_errors {
		# Errors have separate routes: headers set above do not apply here.
		import site_headers
		header Cache-Control ${policy.uncached}
		header Content-Type "text/plain; charset=utf-8"
		@method expression \`{http.error.status_code} == 405\`
		header @method Allow "GET, HEAD"
		@asset path_regexp (?i)^/(?:${prefixSource(site)})/|\\.(?:${extensions.join('|')})$
		# Without the home page / would redirect to itself for ever.
		@no_home path /
		handle @no_home {
			respond "There is no home page here: {http.error.status_code} {http.error.status_text}."
		}
		@none expression \`{http.error.status_code} in [403, 404]\`
		handle @none {
			handle @asset {
				respond "No such file." 404
			}
			handle {
${unknown(site, names)}
			}
		}
		handle {
			respond "{http.error.status_code} {http.error.status_text}"
		}
	}
}
`
}

function unknown({ policy }: ExportedSite, names: string): string {
  if (policy.unknown === 'redirect') return '				redir * / 302'
  return `				rewrite * /404.html
				header Content-Type ${quoted(policy.types.html ?? 'text/html')}
				file_server {
					precompressed ${names}
					status 404
				}`
}

const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`

/** Returns the block for a server that listens elsewhere. */
export const caddyAt = (site: ExportedSite, { address, port, root }: Listener): string =>
  caddyfile(site, { listen: `:${port}`, bind: address, root })
