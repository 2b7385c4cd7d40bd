/**
 * Reads and counts what somebody chose, away from the page: a long file would hold up its keys and its scrolling.
 * Started by `client/own/desk.ts` as a worker; it asks for nothing.
 */

import { AREA_LIMITS, areasOf, readAreas } from '../../lib/research/read-areas'
import { ResultsError } from '../../lib/research/reading/results-problems'
import type { Report } from '../../lib/research/report'
import type { Version } from '../../lib/research/sessions'
import { fitGrid } from '../own/fit-grid'
import { type Answer, AREAS, type Question } from '../own/messages'
import { ownReport } from '../own/own-report'
import { readPicture } from '../own/picture-file'
import { readFiles, readStart, Unreadable } from '../own/read-files'

const say = (answer: Answer<Report>, transfer: Transferable[] = []) => postMessage(answer, { transfer })

async function report({ id, files, areas, grid, fit }: Extract<Question, { ask: 'report' }>): Promise<void> {
  let version = AREAS
  try {
    // First, as it is short: what is wrong with it is not told after half a minute.
    const marked = areas && readAreas(await readStart(areas, AREA_LIMITS.bytes))
    const versions = await readFiles(files, grid, {
      told: (part) => say({ is: 'progress', id, part }),
      at: (now) => {
        version = now
      },
    })
    const all = versions.map(({ results }) => results)
    say({ is: 'read', id, rows: all.reduce((sum, { counts }) => sum + counts.rows, 0) })
    if (fit) fitGrid(all, marked)
    if (marked) {
      const last = version
      version = AREAS
      for (const [at, own] of areasOf(marked, all.length, all[0]?.grid ?? grid).entries())
        Object.assign(versions[at] as Version, { areas: own })
      version = last
    }
    const [first, second] = versions
    if (!first) return
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
