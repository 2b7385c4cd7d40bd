import { assertLimit, type ExportedSite } from './exported'
import { cacheRules, cacheRulesByFile, headersOf, madeBy, pageCache } from './host'

/**
 * Returns the text of `_headers`, as Cloudflare and Netlify read it.
 * @param detach Cloudflare joins the values of all matching rules unless the earlier one is detached; Netlify uses the
 *   last
 * @throws if a line is too long for either host, or if there are more rules than Cloudflare allows
 */
export function headerRules(site: ExportedSite, host: string, { detach }: { detach: boolean }): string {
  // Cloudflare allows few rules, so there is one for each folder. For Workers, `worker.js` responds to requests for
  // missing files in it.
  const folders = [...cacheRules(site)].reverse().map(([prefix, value]) => [`${prefix}*`, value] as const)
  const caching = detach ? folders : cacheRulesByFile(site)
  const rules: [string, string[]][] = [
    ['/*', [...headersOf(site).map(([name, value]) => `${name}: ${value}`), `Cache-Control: ${pageCache(site)}`]],
    ...caching.map(([path, value]): [string, string[]] => [
      path,
      [...(detach ? ['! Cache-Control'] : []), `Cache-Control: ${value}`],
    ]),
    ...site.policy.noindex.map((pattern): [string, string[]] => [pattern, ['X-Robots-Tag: noindex']]),
  ]
  const lines = rules.flatMap(([path, values]) => [path, ...values.map((value) => `  ${value}`)])
  for (const line of lines)
    assertLimit(host, `A line of _headers (${line.slice(0, 40)} …), in characters,`, line.length, 2000)
  if (detach) assertLimit(host, 'The number of rules in _headers', rules.length, 100)
  return `# ${madeBy(site)}\n${lines.join('\n')}\n`
}
