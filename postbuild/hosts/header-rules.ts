import { assertLimit, type Exported } from './exported'
import { cacheRules, headersOf, made, pageCache } from './host'

/**
 * `_headers`, as Cloudflare and Netlify read it.
 * @param detach Cloudflare joins the values of all rules that fit, unless the earlier is detached; Netlify takes the last
 * @throws when a line is longer than either host takes, or there are too many rules
 */
export function headerRules(site: Exported, host: string, { detach }: { detach: boolean }): string {
  const rules: [string, string[]][] = [
    ['/*', [...headersOf(site).map(([name, value]) => `${name}: ${value}`), `Cache-Control: ${pageCache(site)}`]],
    ...[...cacheRules(site)]
      .reverse()
      .map(([prefix, value]): [string, string[]] => [
        `${prefix}*`,
        [...(detach ? ['! Cache-Control'] : []), `Cache-Control: ${value}`],
      ]),
    ...site.policy.noindex.map((pattern): [string, string[]] => [pattern, ['X-Robots-Tag: noindex']]),
  ]
  const lines = rules.flatMap(([path, values]) => [path, ...values.map((value) => `  ${value}`)])
  for (const line of lines)
    assertLimit(host, `A line of _headers (${line.slice(0, 40)} …), in characters,`, line.length, 2000)
  assertLimit(host, 'The number of rules in _headers', rules.length, 100)
  return `# ${made}\n${lines.join('\n')}\n`
}
