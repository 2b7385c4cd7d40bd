import { chromium } from '@playwright/test'
import lighthouse, { type Flags, type Result } from 'lighthouse'
import { chromiumArgs } from '../../e2e/support/browser'
import { freePort } from '../hosts/engine'
import { findChromium } from '../run/find-browser.mjs'
import { SLOWDOWN } from './slow-phone'

/** The result of one Lighthouse run on one page, as on a phone with slow 4G. */
export interface Run {
  /** Category to its score, 0 to 100: `performance`, and unless only that was requested `accessibility`, `best-practices`, `seo`. */
  scores: Record<string, number>
  /** Audit to its number, in milliseconds; `cumulative-layout-shift` has no unit. */
  metrics: Record<string, number>
  /** The result of Lighthouse's benchmark of the machine in this run: `slowdownFor` takes it. */
  benchmarkIndex: number
  /** One line for each audit that costs points, so that a failing run shows where to look. */
  failedAudits: string[]
}

/** A network whose requests are slowed down while the page loads; the processor is slowed four times with it. */
export interface Network {
  latencyMs: number
  kbitPerSecond: number
}

/** One load of a page on such a network, until it is idle. */
export interface PageLoad {
  requests: number
  /** Headers and bodies as transferred. */
  bytes: number
  scriptBytes: number
  fcpMs: number
  lcpMs: number
  tbtMs: number
}

/** A Chromium that Lighthouse controls. */
export interface Lighthouse {
  /** @param slowdown of the processor @throws if the page could not be measured at all */
  measure: (url: string, categories?: string[], slowdown?: number) => Promise<Run>
  /** @throws as `measure` */
  load: (url: string, network: Network) => Promise<PageLoad>
  close: () => Promise<void>
}

const METRICS = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']

/** A row of Lighthouse's table of requests. */
interface NetworkRequest {
  url: string
  transferSize: number
}

/** Starts one Chromium for any number of measurements; each begins with an empty cache. */
export async function startLighthouse(): Promise<Lighthouse> {
  const port = await freePort()
  const args = [...chromiumArgs, `--remote-debugging-port=${port}`]
  const browser = await chromium.launch({ executablePath: findChromium(), args })
  return {
    // A machine that is busy enough can make Chromium miss a deadline of Lighthouse's once; a second miss is no coincidence.
    measure: (url, ...how) => measure(url, port, ...how).catch(() => measure(url, port, ...how)),
    load: (url, network) => load(url, port, network).catch(() => load(url, port, network)),
    close: () => browser.close(),
  }
}

/** Runs Lighthouse. @throws if it could not measure the page */
async function run(url: string, port: number, flags: Flags): Promise<Result> {
  // A full-page screenshot makes the window so high that all islands come into view and hydrate, and nothing here uses it.
  const { lhr } = (await lighthouse(url, { port, logLevel: 'error', disableFullPageScreenshot: true, ...flags })) ?? {}
  if (lhr && !lhr.runtimeError) return lhr
  throw new Error(`Lighthouse could not measure ${url}: ${lhr?.runtimeError?.message ?? 'no result'}. Try it again.`)
}

async function load(url: string, port: number, { latencyMs, kbitPerSecond }: Network): Promise<PageLoad> {
  const throttling = {
    requestLatencyMs: latencyMs,
    downloadThroughputKbps: kbitPerSecond,
    uploadThroughputKbps: kbitPerSecond,
    cpuSlowdownMultiplier: SLOWDOWN,
  }
  const onlyAudits = [...METRICS, 'network-requests']
  const { audits } = await run(url, port, { onlyAudits, throttlingMethod: 'devtools', throttling })
  const { items = [] } = (audits['network-requests']?.details ?? {}) as { items?: NetworkRequest[] }
  const bytesOf = (some: NetworkRequest[]) => some.reduce((sum, { transferSize }) => sum + transferSize, 0)
  const [fcpMs = 0, lcpMs = 0, tbtMs = 0] = METRICS.map((name) => audits[name]?.numericValue ?? Number.NaN)
  return {
    ...{ requests: items.length, bytes: bytesOf(items), fcpMs, lcpMs, tbtMs },
    scriptBytes: bytesOf(items.filter(({ url: address }) => new URL(address).pathname.endsWith('.js'))),
  }
}

async function measure(url: string, port: number, onlyCategories?: string[], slowdown = SLOWDOWN): Promise<Run> {
  // Lighthouse keeps its defaults for all other settings, although its types require them.
  const throttling = { cpuSlowdownMultiplier: slowdown } as Flags['throttling']
  const lhr = await run(url, port, { onlyCategories, throttling })
  const scores: Run['scores'] = {}
  const failedAudits: string[] = []
  for (const { id, score, auditRefs } of Object.values(lhr.categories)) {
    scores[id] = Math.round((score ?? 0) * 100)
    for (const ref of auditRefs) {
      const audit = lhr.audits[ref.id]
      if (ref.weight === 0 || !audit || audit.score === null || audit.score === 1) continue
      failedAudits.push(`${id}: ${audit.title}${audit.displayValue ? `, ${audit.displayValue}` : ''}`)
    }
  }
  return {
    scores,
    failedAudits,
    benchmarkIndex: lhr.environment.benchmarkIndex,
    metrics: Object.fromEntries(METRICS.map((name) => [name, lhr.audits[name]?.numericValue ?? Number.NaN])),
  }
}
