/**
 * Reads and analyses the files that a visitor has chosen, in a worker, because a long file would block keys and
 * scrolling. Started by `client/own/worker-client.ts`; it requests nothing from the network.
 */

import { type Report, ResultsError, readAreas, type Version } from '@oogwenk/gaze'
import * as settings from '@oogwenk/gaze/settings'
import { fitGrid } from '../own/fit-grid'
import { AREAS, type WorkerRequest, type WorkerResponse } from '../own/messages'
import { ownReport } from '../own/own-report'
import { readPicture } from '../own/picture-file'
import { readFiles, readStart, UnreadableFileError } from '../own/read-files'

const send = (response: WorkerResponse<Report>, transfer: Transferable[] = []) => postMessage(response, { transfer })

async function report({ id, files, areas, grid, fit }: Extract<WorkerRequest, { ask: 'report' }>): Promise<void> {
  let index = AREAS
  try {
    // First, because it is short: a problem in it should not be reported only after half a minute.
    const marked = areas && readAreas(await readStart(areas, settings.AREA_LIMITS.bytes))
    const versions = await readFiles(files, grid, {
      onProgress: (part) => send({ is: 'progress', id, part }),
      onFile: (started) => {
        index = started
      },
    })
    const all = versions.map(({ results }) => results)
    send({ is: 'read', id, rows: all.reduce((sum, { counts }) => sum + counts.rows, 0) })
    if (fit) fitGrid(all, marked?.rows)
    if (marked) {
      const last = index
      index = AREAS
      for (const [version, own] of marked.of(all.length, all[0]?.grid ?? grid).entries())
        Object.assign(versions[version] as Version, { areas: own })
      index = last
    }
    const [first, second] = versions
    if (!first) return
    const report = ownReport(first, second)
    // Transferred, because copying would take time on the page.
    const buffers = report.versions.map(({ density }) => density.mass.buffer as ArrayBuffer)
    send({ is: 'report', id, report }, buffers)
  } catch (error) {
    if (error instanceof UnreadableFileError) return send({ is: 'unreadable', id, file: index })
    // Any other error is a bug: the page notices it, and ends the worker.
    if (!(error instanceof ResultsError)) throw error
    const mistakes = [error, ...error.others].map(({ line, column, what, fix }) => ({ line, column, what, fix }))
    send({ is: 'refused', id, file: index, mistakes })
  }
}

async function picture({ id, file }: Extract<WorkerRequest, { ask: 'picture' }>): Promise<void> {
  const found = await readPicture(file).catch(() => 'unreadable' as const)
  if (typeof found === 'string') send({ is: 'no picture', id, why: found })
  else send({ is: 'picture', id, ...found }, [found.bitmap])
}

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  const done = data.ask === 'report' ? report(data) : picture(data)
  // Thrown outside the promise, so that the page's `onerror` catches it.
  done.catch((error) =>
    setTimeout(() => {
      throw error
    }),
  )
})
send({ is: 'ready' })
