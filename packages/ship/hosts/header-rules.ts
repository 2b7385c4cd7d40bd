import { assertLimit, type Exported } from './exported'
import { cacheRules, cacheRulesByFile, headersOf, made, pageCache } from './host'

/**
 * The text of `_headers`, as Cloudflare and Netlify read it.
 * @param detach Cloudflare joins the values of all matching rules unless the earlier one is detached; Netlify takes the last
 * @throws if a line is longer than either host allows, or there are more rules than Cloudflare allows
 */
export function headerRules(site: Exported, host: string, { detach }: { detach: boolean }): string {
  // Cloudflare allows few rules; there a Worker answers requests for missing files.
  const folders = [...cacheRules(site)].reverse().map(([prefix, value]) => [`${prefix}*`, value] as const)
  const keep = detach ? folders : cacheRulesByFile(site)
  const rules: [string, string[]][] = [
    ['/*', [...headersOf(site).map(([name, value]) => `${name}: ${value}`), `Cache-Control: ${pageCache(site)}`]],
    ...keep.map(([path, value]): [string, string[]] => [
      path,
      [...(detach ? ['! Cache-Control'] : []), `Cache-Control: ${value}`],
    ]),
    ...site.policy.noindex.map((pattern): [string, string[]] => [pattern, ['X-Robots-Tag: noindex']]),
  ]
  const lines = rules.flatMap(([path, values]) => [path, ...values.map((value) => `  ${value}`)])
  for (const line of lines)
    assertLimit(host, `A line of _headers (${line.slice(0, 40)} …), in characters,`, line.length, 2000)
  if (detach) assertLimit(host, 'The number of rules in _headers', rules.length, 100)
  return `# ${made(site)}\n${lines.join('\n')}\n`
}
