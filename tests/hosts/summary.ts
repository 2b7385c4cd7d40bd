import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ProbeResult } from './run-probe'
import type { Exception, HostServer } from './server'

/** The results for a server, as numbers of requests. */
interface Summary {
  name: string
  requests: number
  /** Responses that match the contract exactly. */
  asInContract: number
  /** Responses in this host's form (a different status, an absolute URL), or under an exception for the host. */
  hostSpecific: number
  /**
   * Responses under an exception for the server on this machine, or to a repeated request, so that the host itself was
   * not tested.
   */
  notTested: number
  exceptions: { of: Exception['of']; reason: string; requests: number }[]
}

/** The folder with the results of the last run, which Git ignores. */
const SUMMARY_FOLDER = '.cache/hosting'

/** Counts the results. */
export function summarise({ name, exceptions }: HostServer, results: readonly ProbeResult[]): Summary {
  const kindOf = ({ exempted, isHostSpecific, isRepeated }: ProbeResult) => {
    if (isRepeated || [...exempted.keys()].some(({ of }) => of === 'server')) return 'notTested'
    return exempted.size > 0 || isHostSpecific ? 'hostSpecific' : 'asInContract'
  }
  const count = (kind: ReturnType<typeof kindOf>) => results.filter((result) => kindOf(result) === kind).length
  return {
    ...{
      name,
      requests: results.length,
      asInContract: count('asInContract'),
      hostSpecific: count('hostSpecific'),
      notTested: count('notTested'),
    },
    exceptions: exceptions.map((exception) => ({
      ...{ of: exception.of, reason: exception.reason },
      requests: results.filter(({ exempted }) => exempted.has(exception)).length,
    })),
  }
}

/** Describes exceptions that allow more than the server needs. */
export function listUnneededExceptions({ exceptions }: HostServer, results: readonly ProbeResult[]): string[] {
  return exceptions.flatMap((exception) => {
    if (exception.sometimes) return []
    const { reason, allowed = [], headers = {} } = exception
    const used = new Set(results.flatMap(({ exempted }) => exempted.get(exception) ?? []))
    const unused = [...allowed.map((outcome) => `outcome ${outcome}`), ...Object.keys(headers)].filter(
      (what) => !used.has(what),
    )
    const idle = results.filter((result) => result.unneeded.includes(exception)).map(({ title }) => title)
    return [
      ...unused.map((what) => `${reason}: no request needs ${what}`),
      ...idle.map((title) => `${reason}: not needed by ${title}`),
    ]
  })
}

/** Records the summary of a host, for the report on all hosts. */
export async function writeSummary(summary: Summary): Promise<void> {
  await mkdir(SUMMARY_FOLDER, { recursive: true })
  await writeFile(join(SUMMARY_FOLDER, `${summary.name}.json`), JSON.stringify(summary))
}

/** Formats the results of the last run as a Markdown table; the server with the most matching responses is first. */
export async function summaryTable(): Promise<string> {
  const names = await readdir(SUMMARY_FOLDER)
  const all: Summary[] = await Promise.all(
    names.map(async (name) => JSON.parse(await readFile(join(SUMMARY_FOLDER, name), 'utf8'))),
  )
  const rows = all
    .sort((a, b) => b.asInContract - a.asInContract || (a.name < b.name ? -1 : 1))
    .map(
      (each) => `| ${each.name} | ${each.requests} | ${each.asInContract} | ${each.hostSpecific} | ${each.notTested} |`,
    )
  return [
    '| server | requests | match the contract | host-specific | not tested |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n')
}
