import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { chromiumArgs } from '../../e2e/support/browser'
import { freePort } from '../hosts/engine'
import { findChromium } from '../run/find-browser.mjs'

/** What Lighthouse says of one page in one run, as a phone on slow 4G would see it. */
export interface Run {
  /** Category to its score, 0 to 100: `performance`, and unless only that was asked `accessibility`, `best-practices`, `seo`. */
  scores: Record<string, number>
  /** Audit to its number, in milliseconds; `cumulative-layout-shift` has no unit. */
  metrics: Record<string, number>
  /** One line for each audit that takes points away, so that a failing run says where to look. */
  lost: string[]
}

/** A Chromium that Lighthouse can talk to. */
export interface Lighthouse {
  /** @throws when the page could not be measured at all */
  measure: (url: string, categories?: string[]) => Promise<Run>
  close: () => Promise<void>
}

/** Starts one Chromium for any number of measurements; each begins with an empty cache. */
export async function startLighthouse(): Promise<Lighthouse> {
  const port = await freePort()
  const args = [...chromiumArgs, `--remote-debugging-port=${port}`]
  const browser = await chromium.launch({ executablePath: findChromium(), args })
  return {
    // A machine that is busy enough can make Chromium miss a deadline of Lighthouse's; twice is no accident.
    measure: (url, categories) => measure(url, port, categories).catch(() => measure(url, port, categories)),
    close: () => browser.close(),
  }
}

async function measure(url: string, port: number, onlyCategories?: string[]): Promise<Run> {
  // Its picture of the whole page makes the window so high that islands come near and hydrate; nobody looks at it here.
  const flags = { port, onlyCategories, logLevel: 'error', disableFullPageScreenshot: true } as const
  const { lhr } = (await lighthouse(url, flags)) ?? {}
  if (!lhr || lhr.runtimeError) {
    throw new Error(`Lighthouse could not measure ${url}: ${lhr?.runtimeError?.message ?? 'no result'}. Try it again.`)
  }
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
  const names = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']
  return {
    scores,
    lost,
    metrics: Object.fromEntries(names.map((name) => [name, lhr.audits[name]?.numericValue ?? NaN])),
  }
}
