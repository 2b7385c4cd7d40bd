import type { ExportedSite } from './exported'
import { cacheRules, type Host, headersOf, madeBy, pageCache, prefixSource, withSiblings } from './host'
import { patternSource } from './hosting-policy'

/** Makes files for Apache 2.4, configured by .htaccess alone, as on shared hosting. */
export const apache: Host = (site) => ({
  files: {
    'site/.htaccess': htaccess(site),
    [`site${methodNotAllowed}`]: 'Only GET and HEAD requests are accepted here.\n',
  },
  upload: withSiblings(site, Object.keys(site.policy.encodings)),
})

/**
 * The response to other methods. It is a file because Apache adds an empty `Allow` header to its own error responses.
 */
const methodNotAllowed = '/.405.txt'

/** Needs `AllowOverride All`, mod_rewrite, mod_headers, mod_mime and mod_dir. */
function htaccess(site: ExportedSite): string {
  const { policy, extensions } = site
  const copies = Object.keys(policy.encodings).join('|')
  const first = 'RewriteCond %{ENV:REDIRECT_STATUS} ^$'
  return `# ${madeBy(site)}
Options -Indexes -MultiViews
# Next writes a folder beside every page: without this line each page would redirect to its folder.
DirectorySlash Off
DirectoryIndex index.html
# Otherwise Apache adds its version to its error pages.
ServerSignature Off
ErrorDocument 403 "The server may not read this."
ErrorDocument 404 ${policy.unknown === 'redirect' ? '"No such file."' : '/404.html'}
ErrorDocument 405 ${methodNotAllowed}
ErrorDocument 416 "The file is shorter than that."
FileETag MTime Size
${Object.entries(policy.types)
  .map(
    ([extension, type]) => `<FilesMatch "\\.${extension}(?:\\.(?:${copies}))?$">\n  ForceType "${type}"\n</FilesMatch>`,
  )
  .join('\n')}
# On Debian .br means Breton, and .gz a file that stays compressed.
RemoveLanguage .br
RemoveType .gz .zst
${Object.entries(policy.encodings)
  .map(([extension, name]) => `AddEncoding ${name} .${extension}`)
  .join('\n')}
RewriteEngine On
RewriteOptions AllowNoSlash
RewriteBase /
# mod_deflate would compress files a second time, and change ETags.
RewriteRule ^ - [E=no-gzip:1]
RewriteCond %{REQUEST_METHOD} !^(?:GET|HEAD)$
RewriteRule ^ - [R=405,L]
${first}
RewriteRule \\.(?:${copies})$ - [R=404,L]
${first}
RewriteRule (?:^|/)\\.(?!well-known/) - [R=404,L]
# Otherwise the response for an asset folder would be 403, which reveals that the folder exists.
${first}
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule ^(?:${prefixSource(site)})/ - [R=404,L]
# Another spelling of a page: the target has letters, digits, - and _ only, is in lower case, and its page exists.
${first}
RewriteRule ^index(?:\\.html)?$ / [NC,R=308,END]
${first}
RewriteCond expr "tolower(%{REQUEST_URI}) =~ m#^/((?:[a-z0-9_-]+/)*[a-z0-9_-]+)(?:\\.html|/)?$#"
RewriteCond %1 !^404$
RewriteCond %{REQUEST_URI}:/%1 !^([^:]+):\\1$
RewriteCond %{DOCUMENT_ROOT}/%1.html -f
RewriteRule ^(.*)$ /%1 [R=308,END]
${site.redirects.map(({ from, to }) => `${first}\nRewriteRule ^${from.slice(1)}(?:\\.html|/)?$ ${to} [NC,R=308,END]\n`).join('')}RewriteRule ^$ index.html
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteRule ^((?!404$)(?:[a-z0-9_-]+/)*[a-z0-9_-]+)$ $1.html
${unknown(site, first, extensions)}
${Object.entries(policy.encodings)
  .map(
    ([
      extension,
      name,
    ]) => `RewriteCond %{HTTP:Accept-Encoding} (?:^|,)\\s*${name}\\s*(?:,|$|;\\s*q=(?:1|0\\.0*[1-9])) [NC]
RewriteCond %{DOCUMENT_ROOT}/$0.${extension} -f
RewriteRule ^.+$ $0.${extension} [END]`,
  )
  .join('\n')}
${headersOf(site)
  .map(([name, value]) => `Header always set ${name} "${value}"`)
  .join('\n')}
Header merge Vary Accept-Encoding
Header set Cache-Control "${pageCache(site)}"
${[...cacheRules(site)]
  .reverse()
  .map(([prefix, value]) => `Header set Cache-Control "${value}" "expr=%{REQUEST_URI} =~ m#^${prefix}#"`)
  .join('\n')}
${policy.noindex.map((pattern) => `Header set X-Robots-Tag noindex "expr=%{REQUEST_URI} =~ m#${patternSource(pattern)}#"`).join('\n')}
Header always set Cache-Control ${policy.uncached} "expr=%{REQUEST_STATUS} == 302 || %{REQUEST_STATUS} -ge 400"
Header always set Cache-Control "${pageCache(site)}" "expr=%{REQUEST_STATUS} == 308"
Header always set Allow "GET, HEAD" "expr=%{REQUEST_STATUS} == 405"
Header always set Content-Type "text/plain; charset=utf-8" "expr=%{REQUEST_STATUS} -in {${policy.unknown === 'redirect' ? "'404', " : ''}'403', '416'}"
Header unset Cache-Control "expr=%{REQUEST_STATUS} == 302 || %{REQUEST_STATUS} == 308 || %{REQUEST_STATUS} -ge 400"
`
}

function unknown(site: ExportedSite, first: string, extensions: readonly string[]): string {
  if (site.policy.unknown !== 'redirect') return `${first}\nRewriteRule ^404(?:\\.html)?$ - [R=404,L]`
  // Without the home page / would redirect to itself for ever.
  return `RewriteCond %{DOCUMENT_ROOT}/$0 !-f [OR]
RewriteCond $0 ^404\\.html$
RewriteCond %{REQUEST_URI} !^/$
${first}
RewriteRule ^(?!(?:${prefixSource(site)})/)(?!.*\\.(?:${extensions.join('|')})$).* /? [NC,R=302,END]`
}
