import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Engine, Exception } from './engine'
import type { Verdict } from './judge'

/** The results of a server, in numbers of requests. */
interface Summary {
  name: string
  requests: number
  /** Responses that match the contract exactly. */
  byRule: number
  /** Responses in this host's form (a different status, an absolute URL), or under an exception for the host. */
  byHost: number
  /** Responses under an exception for the server on this machine, so that the host itself was not tested. */
  byEngine: number
  exceptions: { of: Exception['of']; reason: string; requests: number }[]
}

/** The folder with the results of the last run, which Git ignores. */
export const summaries = '.cache/hosting'

/** Counts the results. */
export function summaryOf({ name, exceptions }: Engine, verdicts: readonly Verdict[]): Summary {
  const kindOf = ({ exempted, reworded, again }: Verdict) => {
    if (again || [...exempted.keys()].some(({ of }) => of === 'engine')) return 'engine'
    return exempted.size > 0 || reworded ? 'host' : 'rule'
  }
  const count = (kind: string) => verdicts.filter((verdict) => kindOf(verdict) === kind).length
  return {
    ...{ name, requests: verdicts.length, byRule: count('rule'), byHost: count('host'), byEngine: count('engine') },
    exceptions: exceptions.map((exception) => ({
      ...{ of: exception.of, reason: exception.reason },
      requests: verdicts.filter(({ exempted }) => exempted.has(exception)).length,
    })),
  }
}

/** Describes exceptions that allow more than the server needs. */
export function needless({ exceptions }: Engine, verdicts: readonly Verdict[]): string[] {
  return exceptions.flatMap((exception) => {
    if (exception.sometimes) return []
    const { reason, allowed = [], headers = {} } = exception
    const used = new Set(verdicts.flatMap(({ exempted }) => exempted.get(exception) ?? []))
    const unused = [...allowed.map((outcome) => `outcome ${outcome}`), ...Object.keys(headers)].filter(
      (what) => !used.has(what),
    )
    const idle = verdicts.filter((verdict) => verdict.needless.includes(exception)).map(({ title }) => title)
    return [
      ...unused.map((what) => `${reason}: no request needs ${what}`),
      ...idle.map((title) => `${reason}: not needed by ${title}`),
    ]
  })
}

export async function writeSummary(summary: Summary): Promise<void> {
  await mkdir(summaries, { recursive: true })
  await writeFile(join(summaries, `${summary.name}.json`), JSON.stringify(summary))
}

/** Formats the results of the last run as a Markdown table, with the server with the fewest exceptions first. */
export async function summaryTable(): Promise<string> {
  const names = await readdir(summaries)
  const all: Summary[] = await Promise.all(
    names.map(async (name) => JSON.parse(await readFile(join(summaries, name), 'utf8'))),
  )
  const rows = all
    .sort((a, b) => b.byRule - a.byRule || (a.name < b.name ? -1 : 1))
    .map((each) => `| ${each.name} | ${each.requests} | ${each.byRule} | ${each.byHost} | ${each.byEngine} |`)
  return [
    '| server | requests | as in the contract | host-specific | not tested |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n')
}
