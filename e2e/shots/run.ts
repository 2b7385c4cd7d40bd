/**
 * `npm run tool -- shots`: takes full-page screenshots of every page of the export, and lays them out as contact
 * sheets.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { startServer } from '@oogwenk/ship'
import type { Browser } from '@playwright/test'
import { servedSite } from '../../build/served-site'
import { launchChromium } from '../support/browser'
import { listPages } from '../support/pages'
import { scrollThrough } from '../support/scroll-through'
import { type Shot, writeContactSheet } from './contact-sheet'
import { readOptions } from './options'

const folder = 'shots'

/** Runs the command. @param args routes, `--width`, `--scheme`, `--out`; see `readOptions` */
export async function main(args: readonly string[]): Promise<number> {
  const options = readOptions(args)
  const pages = options.pages.length > 0 ? options.pages : listPages(options.outDir)
  await mkdir(folder, { recursive: true })
  const server = await startServer({ site: servedSite, outDir: options.outDir, port: 0 })
  const browser = await launchChromium()
  try {
    for (const width of options.widths) {
      for (const scheme of options.schemes) {
        const shots = await takeAll(browser, server.url, pages, width, scheme)
        const sheet = join(folder, `sheet-${width}-${scheme}.png`)
        await writeContactSheet(shots, sheet)
        console.log(`${shots.length} pages at ${width} px, ${scheme}: ${sheet}`)
      }
    }
  } finally {
    await browser.close()
    await server.close()
  }
  return 0
}

async function takeAll(browser: Browser, url: string, pages: string[], width: number, scheme: 'light' | 'dark') {
  // With reduced motion, because the headline has no circles until its entrance animation ends.
  const still = { reducedMotion: 'reduce' } as const
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: scheme, ...still })
  const tab = await context.newPage()
  const shots: Shot[] = []
  for (const page of pages) {
    const name = page === '/' ? 'home' : page.slice(1).replaceAll('/', '-')
    const file = join(folder, `${name}-${width}-${scheme}.png`)
    await tab.goto(url + page, { waitUntil: 'load' })
    await scrollThrough(tab)
    await tab.screenshot({ path: file, fullPage: true })
    shots.push({ file, page })
  }
  await context.close()
  return shots
}
