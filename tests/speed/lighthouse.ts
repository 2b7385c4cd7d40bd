import { chromium } from '@playwright/test'
import lighthouse, { type Flags, type Result } from 'lighthouse'
import { chromiumArgs } from '../../e2e/support/browser'
import { freePort } from '../hosts/engine'
import { findChromium } from '../run/find-browser.mjs'
import { SLOWDOWN } from './slow-phone'

/** What Lighthouse says of one page in one run, as a phone on slow 4G would see it. */
export interface Run {
  /** Category to its score, 0 to 100: `performance`, and unless only that was asked `accessibility`, `best-practices`, `seo`. */
  scores: Record<string, number>
  /** Audit to its number, in milliseconds; `cumulative-layout-shift` has no unit. */
  metrics: Record<string, number>
  /** The result of Lighthouse's benchmark of the machine in this run: `slowdownFor` takes it. */
  benchmarkIndex: number
  /** One line for each audit that takes points away, so that a failing run says where to look. */
  lost: string[]
}

/** A line that is slowed down while the page loads, request by request; the processor is four times as slow with it. */
export interface Line {
  latencyMs: number
  kbitPerSecond: number
}

/** One load of a page on such a line, until nothing happens any more. */
export interface Loaded {
  requests: number
  /** Headers and bodies as they came over the line. */
  bytes: number
  scriptBytes: number
  fcpMs: number
  lcpMs: number
  tbtMs: number
}

/** A Chromium that Lighthouse can talk to. */
export interface Lighthouse {
  /** @param slowdown of the processor @throws if the page could not be measured at all */
  measure: (url: string, categories?: string[], slowdown?: number) => Promise<Run>
  /** @throws as `measure` */
  load: (url: string, line: Line) => Promise<Loaded>
  close: () => Promise<void>
}

const METRICS = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']

/** A row of Lighthouse's table of requests. */
interface Sent {
  url: string
  transferSize: number
}

/** Starts one Chromium for any number of measurements; each begins with an empty cache. */
export async function startLighthouse(): Promise<Lighthouse> {
  const port = await freePort()
  const args = [...chromiumArgs, `--remote-debugging-port=${port}`]
  const browser = await chromium.launch({ executablePath: findChromium(), args })
  return {
    // A machine that is busy enough can make Chromium miss a deadline of Lighthouse's; twice is no accident.
    measure: (url, ...how) => measure(url, port, ...how).catch(() => measure(url, port, ...how)),
    load: (url, line) => load(url, port, line).catch(() => load(url, port, line)),
    close: () => browser.close(),
  }
}

/** Asks Lighthouse; for what it could not measure there is no result. */
async function run(url: string, port: number, flags: Flags): Promise<Result> {
  // Its picture of the whole page makes the window so high that islands come near and hydrate; nobody looks at it here.
  const { lhr } = (await lighthouse(url, { port, logLevel: 'error', disableFullPageScreenshot: true, ...flags })) ?? {}
  if (lhr && !lhr.runtimeError) return lhr
  throw new Error(`Lighthouse could not measure ${url}: ${lhr?.runtimeError?.message ?? 'no result'}. Try it again.`)
}

async function load(url: string, port: number, { latencyMs, kbitPerSecond }: Line): Promise<Loaded> {
  const throttling = {
    requestLatencyMs: latencyMs,
    downloadThroughputKbps: kbitPerSecond,
    uploadThroughputKbps: kbitPerSecond,
    cpuSlowdownMultiplier: SLOWDOWN,
  }
  const onlyAudits = [...METRICS, 'network-requests']
  const { audits } = await run(url, port, { onlyAudits, throttlingMethod: 'devtools', throttling })
  const { items = [] } = (audits['network-requests']?.details ?? {}) as { items?: Sent[] }
  const bytesOf = (some: Sent[]) => some.reduce((sum, { transferSize }) => sum + transferSize, 0)
  const [fcpMs = 0, lcpMs = 0, tbtMs = 0] = METRICS.map((name) => audits[name]?.numericValue ?? Number.NaN)
  return {
    ...{ requests: items.length, bytes: bytesOf(items), fcpMs, lcpMs, tbtMs },
    scriptBytes: bytesOf(items.filter(({ url: address }) => new URL(address).pathname.endsWith('.js'))),
  }
}

async function measure(url: string, port: number, onlyCategories?: string[], slowdown = SLOWDOWN): Promise<Run> {
  // The rest of the line stays Lighthouse's own, which its types do not say.
  const throttling = { cpuSlowdownMultiplier: slowdown } as Flags['throttling']
  const lhr = await run(url, port, { onlyCategories, throttling })
  const scores: Run['scores'] = {}
  const lost: string[] = []
  for (const { id, score, auditRefs } of Object.values(lhr.categories)) {
    scores[id] = Math.round((score ?? 0) * 100)
    for (const ref of auditRefs) {
      const audit = lhr.audits[ref.id]
      if (ref.weight === 0 || !audit || audit.score === null || audit.score === 1) continue
      lost.push(`${id}: ${audit.title}${audit.displayValue ? `, ${audit.displayValue}` : ''}`)
    }
  }
  return {
    scores,
    lost,
    benchmarkIndex: lhr.environment.benchmarkIndex,
    metrics: Object.fromEntries(METRICS.map((name) => [name, lhr.audits[name]?.numericValue ?? Number.NaN])),
  }
}
