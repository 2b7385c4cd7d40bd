/**
 * `npm run tool -- load`: compares the speed of the embedded server with that of nginx, under 200 connections. It needs
 * a build, nginx and wrk.
 */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { siteConfig } from '../../site.config'
import { embedded, nginx } from '../hosts/servers'
import { makeTree } from '../hosts/tree'
import { onPath } from '../run/find-browser.mjs'
import { noteSkipped } from '../run/skipped.mjs'
import { nginxTime, ownTime } from './processor-time'
import { type Load, readWrk, spread } from './read-wrk'

const CONNECTIONS = 200

/** Seconds of continuous requests to one server in each round. */
const SECONDS = 3

/** Rounds for each server. */
const ROUNDS = 5

/** A requested file, and whether the browser has it in its cache. */
interface Target {
  name: string
  path: string
  headers: Record<string, string>
  isCached?: true
}

const browser = { 'Accept-Encoding': 'gzip, deflate, br' }

const targetsOf = (font: string): Target[] => [
  { name: 'a page, as Brotli', path: '/docs/rest', headers: browser },
  { name: 'the home page, not compressed', path: '/', headers: { 'Accept-Encoding': 'identity' } },
  { name: 'a page in the visitor’s cache (304)', path: '/docs/rest', headers: browser, isCached: true },
  { name: 'a font', path: `/${font}`, headers: browser },
  { name: 'an unknown path (302)', path: '/no-such-page', headers: browser },
]

/**
 * Compares the servers and prints a table. Speed is only printed, for people to judge.
 * @returns 1 if a response was missing or wrong
 */
export async function main(): Promise<number> {
  const wrk = onPath(['wrk'], process.env)
  const other = nginx()
  if (!wrk || !other.find()) {
    noteSkipped('the load test', wrk ? 'nginx' : 'wrk')
    return 0
  }
  const tree = await makeTree('out', siteConfig.hosting)
  const sides = [await embedded.start(tree), await other.start(tree)] as const
  const font = tree.site.files.find(({ path }) => path.endsWith('.woff2'))?.path ?? ''
  try {
    console.log(`${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s each in turn; min / median / max\n`)
    console.log(
      '| what | embedded: responses per second | nginx | ratio | embedded: processor µs per response | nginx | ratio |',
    )
    console.log('| --- | --- | --- | --- | --- | --- | --- |')
    let failed = 0
    const ours = { port: sides[0].port, time: ownTime }
    const theirs = { port: sides[1].port, time: () => nginxTime(tree.folder) }
    for (const target of targetsOf(font)) failed += await compare(wrk, target, ours, theirs)
    if (failed > 0) console.error(`\n${failed} requests had no response, or a wrong one.`)
    return failed > 0 ? 1 : 0
  } finally {
    await Promise.all(sides.map((side) => side.stop()))
    await tree.remove()
  }
}

/** A server, and its processor time so far, in milliseconds. */
interface MeasuredServer {
  port: number
  time: () => number
}

/** A run of wrk, and the processor time of the server for each response. */
type Run = Load & { microseconds: number }

/**
 * Prints one line of the table.
 * @returns the number of failed requests
 * @throws if the two servers respond differently
 */
async function compare(wrk: string, target: Target, ours: MeasuredServer, theirs: MeasuredServer): Promise<number> {
  const [ownRequest, nginxRequest] = [await prepare(target, ours.port), await prepare(target, theirs.port)]
  if (ownRequest.response !== nginxRequest.response) {
    throw new Error(
      `The responses to ${target.path} are ${ownRequest.response} and ${nginxRequest.response}. Compare only requests with equal responses.`,
    )
  }
  const runs: [Run, Run][] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    runs.push([await runWrk(wrk, ownRequest.args, ours), await runWrk(wrk, nginxRequest.args, theirs)])
  }
  const columns = [
    spread(runs.map(([one]) => one.perSecond)),
    spread(runs.map(([, two]) => two.perSecond)),
    spread(
      runs.map(([one, two]) => one.perSecond / two.perSecond),
      2,
    ),
    spread(runs.map(([one]) => one.microseconds)),
    spread(runs.map(([, two]) => two.microseconds)),
    spread(
      runs.map(([one, two]) => one.microseconds / two.microseconds),
      1,
    ),
  ]
  console.log(`| ${target.name}: ${ownRequest.response} | ${columns.join(' | ')} |`)
  return runs.flat().reduce((sum, { errors }) => sum + errors, 0)
}

/** Sends one request, to check that both servers respond equally, and makes the request for wrk. */
async function prepare(
  { path, headers, isCached }: Target,
  port: number,
): Promise<{ response: string; args: string[] }> {
  const url = `http://127.0.0.1:${port}${path}`
  const { headers: first } = await fetch(url, { headers, redirect: 'manual' })
  const all = isCached ? { ...headers, 'If-None-Match': first.get('etag') ?? '' } : headers
  const { status, headers: received } = await fetch(url, { headers: all, redirect: 'manual' })
  const bytes =
    status === 200
      ? `, ${received.get('content-length')} bytes, ${received.get('content-encoding') ?? 'not compressed'}`
      : ''
  return {
    response: `${status}${bytes}`,
    args: [...Object.entries(all).flatMap(([name, text]) => ['-H', `${name}: ${text}`]), url],
  }
}

async function runWrk(wrk: string, request: readonly string[], { time }: MeasuredServer): Promise<Run> {
  const args = ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '--timeout', '10s', ...request]
  const before = time()
  const { stdout } = await promisify(execFile)(wrk, args, { timeout: (SECONDS + 30) * 1000 })
  const load = readWrk(stdout)
  return { ...load, microseconds: ((time() - before) * 1000) / load.responses }
}
