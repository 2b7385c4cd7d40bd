import { assertLimit, type Exported } from './exported'
import { cacheRules, cacheRulesByFile, headersOf, made, pageCache } from './host'

/**
 * `_headers`, as Cloudflare and Netlify read it.
 * @param detach Cloudflare joins the values of all rules that fit, unless the earlier is detached; Netlify takes the last
 * @throws when a line is longer than either host takes, or there are more rules than Cloudflare takes
 */
export function headerRules(site: Exported, host: string, { detach }: { detach: boolean }): string {
  // Cloudflare takes few rules; there a Worker answers for what is missing.
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
  return `# ${made}\n${lines.join('\n')}\n`
}
