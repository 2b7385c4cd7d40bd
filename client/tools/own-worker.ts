/**
 * Reads and counts what somebody chose, away from the page: a long file would hold up its keys and its scrolling.
 * Started by `client/own/desk.ts` as a worker; it asks for nothing.
 */

import type { Report } from '../../lib/research/report'
import { ResultsError } from '../../lib/research/results-problems'
import { fitGrid } from '../own/fit-grid'
import type { Answer, Question } from '../own/messages'
import { ownReport } from '../own/own-report'
import { readFiles, Unreadable } from '../own/read-files'
import { readPicture } from '../own/read-picture'

const say = (answer: Answer<Report>, transfer: Transferable[] = []) => postMessage(answer, { transfer })

async function report({ id, files, grid, fit }: Extract<Question, { ask: 'report' }>): Promise<void> {
  let version = 0
  try {
    const [first, second] = await readFiles(files, grid, {
      told: (part) => say({ is: 'progress', id, part }),
      at: (now) => {
        version = now
      },
    })
    if (!first) return
    const rows = first.results.counts.rows + (second?.results.counts.rows ?? 0)
    say({ is: 'read', id, rows })
    if (fit) fitGrid([first, ...(second ? [second] : [])].map(({ results }) => results))
    const report = ownReport(first, second)
    // Handed over and not copied: the page has no time for it.
    const buffers = report.versions.map(({ density }) => density.mass.buffer as ArrayBuffer)
    say({ is: 'report', id, report }, buffers)
  } catch (error) {
    if (error instanceof Unreadable) return say({ is: 'unreadable', id, version })
    // All else is a fault of ours, and ends the worker: the page hears of it.
    if (!(error instanceof ResultsError)) throw error
    const { line, column, what, fix } = error
    say({ is: 'refused', id, refusal: { version, line, column, what, fix } })
  }
}

async function picture({ id, file }: Extract<Question, { ask: 'picture' }>): Promise<void> {
  const found = await readPicture(file).catch(() => 'unreadable' as const)
  if (typeof found === 'string') say({ is: 'no picture', id, why: found })
  else say({ is: 'picture', id, ...found }, [found.bitmap])
}

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  const done = data.ask === 'report' ? report(data) : picture(data)
  // Thrown outside of the promise, where the page's `onerror` hears it.
  done.catch((error) =>
    setTimeout(() => {
      throw error
    }),
  )
})
say({ is: 'ready' })
