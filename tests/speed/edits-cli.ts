/**
 * `npm run tool -- edits`: measures the time until an open page of `npm run dev` shows a saved change. It starts the
 * server on its own port, and restores each file.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import { launchChromium } from '../../e2e/support/browser'
import { type Edit, edits } from './edits'
import { median } from './evaluate-page'

const PORT = 3210
const REPORT = '.cache/reports/edits.json'

const ROUNDS = 5

/** The time limit for a page that is rendered for the first time, in milliseconds. */
const FIRST_MS = 120_000

/**
 * Measures these kinds of changes, or all if none are given.
 * @returns 1 if a median is above its limit
 */
export async function main(kinds: readonly string[]): Promise<number> {
  const server = spawn('npm', ['run', '--silent', 'dev', '--', '--port', String(PORT)], { detached: true })
  let browser: Browser | undefined
  try {
    await waitForServer(server)
    browser = await launchChromium()
    let failed = 0
    const medians: string[] = []
    const selected = edits.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind))
    for (const edit of selected) {
      const times = await measure(edit, browser)
      const middle = median(times)
      if (middle > edit.max) failed += 1
      medians.push(`${edit.kind} ${Math.round(middle)} ms`)
      console.log(
        `${edit.kind}: ${times.map(Math.round).join(', ')} ms; median ${Math.round(middle)} ms, at most ${edit.max} are allowed.`,
      )
    }
    mkdirSync('.cache/reports', { recursive: true })
    writeFileSync(
      REPORT,
      JSON.stringify({ passed: selected.length - failed, failed, skipped: 0, summary: medians.join(', ') }),
    )
    return failed > 0 ? 1 : 0
  } finally {
    await browser?.close()
    // Stops the server with everything that it has started.
    if (server.pid) process.kill(-server.pid)
  }
}

/** Waits until the server listens. */
async function waitForServer(server: ChildProcess): Promise<void> {
  let output = ''
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (part) => (output += part))
  await new Promise<void>((ready, failed) => {
    server.stdout?.on('data', () => output.includes('The site is at') && ready())
    server.on('exit', () => failed(new Error(`npm run dev ended:\n${output}`)))
  })
}

async function measure(edit: Edit, browser: Browser): Promise<number[]> {
  const text = readFileSync(edit.file, 'utf8')
  const page = await browser.newPage()
  try {
    // Opens the page twice, because the first request compiles it and makes its pictures.
    for (const _ of ['compiled', 'drawn'])
      await page.goto(`http://localhost:${PORT}${edit.path}`, { waitUntil: 'networkidle', timeout: FIRST_MS })
    const times: number[] = []
    for (let round = 1; round <= ROUNDS; round++) times.push(await timeOf(edit, round, text, page))
    return times
  } finally {
    writeFileSync(edit.file, text)
    await page.close()
  }
}

/** Measures the milliseconds from saving until the page shows the change. */
async function timeOf(edit: Edit, round: number, text: string, page: Page): Promise<number> {
  const start = performance.now()
  writeFileSync(edit.file, edit.change(text, round))
  await page.getByText(edit.shows(round)).first().waitFor()
  return performance.now() - start
}
