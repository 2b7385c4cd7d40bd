import { chromium } from '@playwright/test'
import lighthouse, { type Flags, type Result } from 'lighthouse'
import { chromiumArgs } from '../../e2e/support/browser'
import { freePort } from '../hosts/server'
import { findChromium } from '../run/find-browser.mjs'
import { SLOWDOWN } from './slow-phone'

/** The result of one Lighthouse run on one page, as on a phone with slow 4G. */
export interface Run {
  /**
   * The score of each category, from 0 to 100: `performance` and, unless only that was requested, `accessibility`,
   * `best-practices` and `seo`.
   */
  scores: Record<string, number>
  /** The value of each audit, in milliseconds; `cumulative-layout-shift` has no unit. */
  metrics: Record<string, number>
  /** The result of Lighthouse's benchmark of the machine in this run, for `slowdownFor`. */
  benchmarkIndex: number
  /** One line for each audit that costs points, so that a failing run shows where to look. */
  failedAudits: string[]
}

/** A slow network, simulated while a page loads. The processor is also slowed down by a factor of four. */
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
  /**
   * Measures a page.
   * @param slowdown of the processor
   * @throws if the page could not be measured
   */
  measure: (url: string, categories?: string[], slowdown?: number) => Promise<Run>
  /**
   * Loads a page on a slow network.
   * @throws if the page could not be measured
   */
  load: (url: string, network: Network) => Promise<PageLoad>
  close: () => Promise<void>
}

const METRICS = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']

/** A row of Lighthouse's table of requests. */
interface NetworkRequest {
  url: string
  transferSize: number
}

/** Starts one Chromium for any number of measurements, each of which begins with an empty cache. */
export async function startLighthouse(): Promise<Lighthouse> {
  const port = await freePort()
  const args = [...chromiumArgs, `--remote-debugging-port=${port}`]
  const browser = await chromium.launch({ executablePath: findChromium(), args })
  return {
    // On a busy machine, Chromium may miss a deadline of Lighthouse once; a second miss is no coincidence.
    measure: (url, ...options) => measure(url, port, ...options).catch(() => measure(url, port, ...options)),
    load: (url, network) => load(url, port, network).catch(() => load(url, port, network)),
    close: () => browser.close(),
  }
}

/**
 * Runs Lighthouse.
 * @throws if it could not measure the page
 */
async function run(url: string, port: number, flags: Flags): Promise<Result> {
  // A full-page screenshot, which is not needed, makes the window so tall that all islands come into view and hydrate.
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
  const bytesOf = (requests: NetworkRequest[]) => requests.reduce((sum, { transferSize }) => sum + transferSize, 0)
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
