import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { escapePattern } from '../fixtures/escape-pattern'
import { type Probe, titleOf } from './probe'
import { type RawResponse, sendRaw } from './raw'
import type { Exception, HostServer, RunningServer } from './server'
import type { Tree } from './tree'

/** Formats the request of a probe. */
export function formatRequest({ request, headers = {}, body = '' }: Probe): string {
  const all = { Host: 'localhost', Connection: 'close', ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${request} HTTP/1.1\r\n${lines.join('')}\r\n${body}`
}

/** Formats the outcome of a response, such as `200` or `308 /about`. */
function outcomeOf({ status, headers }: RawResponse): string {
  return headers.location === undefined ? `${status}` : `${status} ${headers.location}`
}

/** A deviation from the contract. */
interface Fault {
  /** `outcome`, `body`, or the name of a header. */
  about: string
  /** The actual outcome or header; undefined if it is missing. */
  found: string | undefined
  /** Describes the deviation. */
  text: string
}

/** The result of one probe. */
export interface ProbeResult {
  /** The title of the probe. */
  title: string
  /** Descriptions of the deviations. */
  faults: string[]
  /** Each exception used, with its uses: an outcome such as `outcome 302 /`, or the name of a header. */
  exempted: Map<Exception, string[]>
  /** Whether the outcome is allowed only in this host's form, which is a different status or an absolute URL. */
  isHostSpecific: boolean
  /** Whether the request had to be repeated. */
  isRepeated: boolean
  /** Exceptions for this probe that were not needed. */
  unneeded: Exception[]
}

/** Sends the request, and lists the deviations from the contract. */
export async function listDeviations(
  probe: Probe,
  running: RunningServer,
  server: HostServer,
  tree: Tree,
): Promise<string[]> {
  return (await runProbe(probe, running, server, tree)).faults
}

/** Sends the request, and returns the deviations and the exceptions used. */
export async function runProbe(
  probe: Probe,
  { port }: RunningServer,
  server: HostServer,
  tree: Tree,
): Promise<ProbeResult> {
  const first = await sendRaw(port, formatRequest(probe))
  const isRepeated =
    server.retryReason !== undefined &&
    !probe.allowed.includes(`${first.status}`) &&
    /^(0|503)$/.test(`${first.status}`)
  const response = isRepeated ? await sendRaw(port, formatRequest(probe)) : first
  const applicable = server.exceptions.filter(({ probes }) => probes.test(titleOf(probe)))
  const exempted = new Map<Exception, string[]>()
  const outcome = normaliseOutcome(probe, response, server)
  const faults = (await faultsOf(probe, response, outcome, server, tree)).filter((fault) => {
    const exception = applicable.find((each) => isExempted(each, fault))
    const what = fault.about === 'outcome' ? `outcome ${fault.found}` : fault.about
    if (exception) exempted.set(exception, [...(exempted.get(exception) ?? []), what])
    return exception === undefined
  })
  return {
    title: titleOf(probe),
    faults: faults.map(({ text }) => text),
    exempted,
    isHostSpecific: outcome !== outcomeOf(response),
    isRepeated,
    unneeded: applicable.filter((exception) => !exempted.has(exception)),
  }
}

function isExempted({ allowed = [], headers = {} }: Exception, { about, found }: Fault): boolean {
  if (about === 'outcome') return found !== undefined && allowed.includes(found)
  if (!Object.hasOwn(headers, about)) return false
  return (headers[about] ?? /^$/).test(found ?? '')
}

/** Returns the outcome in the form of the table, if the host can only send a different form. */
function normaliseOutcome(
  probe: Probe,
  response: RawResponse,
  { absoluteLocations, redirectStatus }: HostServer,
): string {
  const host = probe.headers?.Host ?? 'localhost'
  const outcome = absoluteLocations ? outcomeOf(response).replace(` http://${host}/`, ' /') : outcomeOf(response)
  return redirectStatus ? outcome.replace(new RegExp(`^${redirectStatus} `), '308 ') : outcome
}

async function faultsOf(
  probe: Probe,
  response: RawResponse,
  outcome: string,
  server: HostServer,
  tree: Tree,
): Promise<Fault[]> {
  const isAllowed = probe.allowed.includes(outcome)
  const text = `${outcome.slice(0, 200)}, not ${probe.allowed.join(' or ')}`
  const wrong = isAllowed ? [] : [{ about: 'outcome', found: outcome, text }]
  if (response.status === 0) return wrong
  const expected = { ...commonHeaders(response, server, tree), ...(outcome === probe.allowed[0] ? probe.has : {}) }
  return [
    ...wrong,
    ...headerFaults(response, expected),
    ...(await bodyFaults(probe, response, tree)).map((words) => ({ about: 'body', found: undefined, text: words })),
  ]
}

/** Returns the headers that every response must have. */
function commonHeaders(
  { status }: RawResponse,
  { withoutTls }: HostServer,
  { site }: Tree,
): Record<string, RegExp | undefined> {
  const exact = (headers: Readonly<Record<string, string>>) =>
    Object.entries(headers).map(
      ([name, value]) => [name.toLowerCase(), new RegExp(`^${escapePattern(value)}$`)] as const,
    )
  const tls = exact(site.policy.tlsHeaders).map(([name, value]) => [name, withoutTls ? undefined : value])
  // A cached response would outlive its cause.
  const temporary = [302, 403, 404, 405, 416].includes(status) || status >= 500
  return {
    ...{ ...Object.fromEntries(exact(site.policy.headers)), ...Object.fromEntries(tls) },
    ...(temporary ? { 'cache-control': /^no-store$/ } : {}),
  }
}

function headerFaults({ headers }: RawResponse, expected: Record<string, RegExp | undefined>): Fault[] {
  return Object.entries(expected).flatMap(([about, pattern]): Fault[] => {
    const found = headers[about]
    const isCorrect = pattern === undefined ? found === undefined : found !== undefined && pattern.test(found)
    return isCorrect ? [] : [{ about, found, text: `${about}: ${found ?? 'is missing'}, not ${pattern ?? 'absent'}` }]
  })
}

async function bodyFaults(probe: Probe, response: RawResponse, tree: Tree): Promise<string[]> {
  const { file, part } = probe
  if (file === undefined || ![200, 206].includes(response.status)) return []
  const whole = await tree.read(file)
  const expected = part && response.status === 206 ? whole.subarray(part[0], part[1] + 1) : whole
  // Node 20 cannot decompress Zstandard, so the compressed bytes must match the copy next to the file.
  const packed = response.headers['content-encoding'] === 'zstd' ? await tree.read(`${file}.zst`) : expected
  return decodeBody(response).equals(packed) ? [] : [`the ${response.body.length} bytes differ from ${file}`]
}

function decodeBody({ headers, body }: RawResponse): Buffer {
  try {
    if (headers['content-encoding'] === 'br') return brotliDecompressSync(body)
    if (headers['content-encoding'] === 'gzip') return gunzipSync(body)
  } catch {
    return Buffer.alloc(0)
  }
  return body
}
