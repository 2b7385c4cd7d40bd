import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Probe } from './contract'
import { titleOf } from './contract'
import type { Engine, Exception, Running } from './engine'
import { type Answer, sendRaw } from './raw'
import type { Tree } from './tree'

/** The request of a probe, as bytes. */
export function requestOf({ ask, headers = {}, body = '' }: Probe): string {
  const all = { Host: 'localhost', Connection: 'close', ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${ask} HTTP/1.1\r\n${lines.join('')}\r\n${body}`
}

/** `200`, `308 /about`. */
export function outcomeOf({ status, headers }: Answer): string {
  return headers.location === undefined ? `${status}` : `${status} ${headers.location}`
}

/** The outcome as the table would have it, where the host cannot but put it otherwise. */
function outcomeHere(probe: Probe, answer: Answer, { absoluteLocations, movesBy }: Engine): string {
  const host = probe.headers?.Host ?? 'localhost'
  const outcome = absoluteLocations ? outcomeOf(answer).replace(` http://${host}/`, ' /') : outcomeOf(answer)
  return movesBy ? outcome.replace(new RegExp(`^${movesBy} `), '308 ') : outcome
}

/** Asks, and lists in words what is not as the contract says; nothing when all is well. */
export async function deviations(probe: Probe, { port }: Running, engine: Engine, tree: Tree): Promise<string[]> {
  const answer = await sendRaw(port, requestOf(probe))
  const excused = engine.exceptions.filter(({ probes }) => probes.test(titleOf(probe)))
  const outcome = outcomeHere(probe, answer, engine)
  if (![...probe.allowed, ...excused.flatMap(({ allowed = [] }) => allowed)].includes(outcome)) {
    return [`${outcome.slice(0, 200)}, not ${probe.allowed.join(' or ')}`]
  }
  if (answer.status === 0) return []
  const wanted = outcome === probe.allowed[0] ? { ...common(answer, tree), ...probe.has } : common(answer, tree)
  return [...headerFaults(answer, wanted, excused), ...(await bodyFaults(probe, answer, excused, tree))]
}

/** What every answer has. */
function common({ status }: Answer, { site }: Tree): Record<string, RegExp | undefined> {
  const all = Object.entries({ ...site.policy.headers, ...site.policy.tlsHeaders })
  const exact = all.map(([name, value]) => [name.toLowerCase(), new RegExp(`^${escaped(value)}$`)])
  // Kept, such an answer would outlive its reason.
  const passing = status === 302 || status === 404 || status === 405 || status >= 500
  return { ...Object.fromEntries(exact), ...(passing ? { 'cache-control': /^no-store$/ } : {}) }
}

function headerFaults(
  { headers }: Answer,
  wanted: Record<string, RegExp | undefined>,
  excused: readonly Exception[],
): string[] {
  const free = new Set(excused.flatMap(({ headers: names = [] }) => names))
  return Object.entries(wanted).flatMap(([name, pattern]) => {
    const value = headers[name]
    const right = pattern === undefined ? value === undefined : value !== undefined && pattern.test(value)
    return right || free.has(name) ? [] : [`${name}: ${value ?? 'is missing'}, not ${pattern ?? 'there'}`]
  })
}

async function bodyFaults(probe: Probe, answer: Answer, excused: readonly Exception[], tree: Tree): Promise<string[]> {
  const { file, part } = probe
  if (file === undefined || ![200, 206].includes(answer.status) || excused.some(({ body }) => body)) return []
  const whole = await tree.read(file)
  const wanted = part && answer.status === 206 ? whole.subarray(part[0], part[1] + 1) : whole
  return decoded(answer).equals(wanted) ? [] : [`the ${answer.body.length} bytes are not those of ${file}`]
}

function decoded({ headers, body }: Answer): Buffer {
  try {
    if (headers['content-encoding'] === 'br') return brotliDecompressSync(body)
    if (headers['content-encoding'] === 'gzip') return gunzipSync(body)
  } catch {
    return Buffer.alloc(0)
  }
  return body
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
