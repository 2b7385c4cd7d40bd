import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Report } from '@oogwenk/gaze'
import { expect, test } from '@playwright/test'
import { codeIn, installPacked } from '../tests/packages/install-packed.mjs'

/** The path at which the test serves a page without scripts, the worker from the README and the installed package. */
const FOLDER = '/packed-gaze'

test('the packed analysis runs in a worker with the code from its README, and returns the report of a file or the reason for rejecting it', {
  tag: '@release',
}, async ({ page, baseURL }) => {
  const project = installPacked('gaze')
  try {
    const [, worker = ''] = codeIn(readFileSync('packages/gaze/README.md', 'utf8'), 'js')
    const javaScript = { contentType: 'text/javascript' }
    await page.route(`**${FOLDER}/**`, (route) => {
      const path = new URL(route.request().url()).pathname.slice(FOLDER.length)
      if (path === '/') return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Test</title>' })
      // Browsers do not resolve package names; a bundler would also write a URL here.
      const body = worker.replace(`'@oogwenk/gaze'`, `'${FOLDER}/dist/index.js'`)
      if (path === '/worker.js') return route.fulfill({ ...javaScript, body })
      return route.fulfill({ ...javaScript, path: join(project, 'node_modules/@oogwenk/gaze', path) })
    })
    await page.goto(`${baseURL}${FOLDER}/`)
    const analyse = (csv: string) =>
      page.evaluate(
        ([address = '', text = '']) =>
          new Promise<{ report?: Pick<Report, 'duration'> & { people: number; seen: number }; refused?: string }>(
            (resolve, reject) => {
              const worker = new Worker(address, { type: 'module' })
              worker.onerror = ({ message }) => reject(new Error(message || 'The worker did not start.'))
              worker.onmessage = ({ data: { report, refused } }) =>
                resolve(
                  report
                    ? {
                        report: {
                          duration: report.duration,
                          people: report.versions[0].people.length,
                          seen: report.figures.get('a.areas.all.seen').printed,
                        },
                      }
                    : { refused },
                )
              const grid = { width: 1200, height: 750 }
              const areas = [{ id: 'all', x: 0, y: 0, ...grid }]
              worker.postMessage({ file: new File([text], 'results.csv'), grid, areas })
            },
          ),
        [`${FOLDER}/worker.js`, csv],
      )
    const analysed = await analyse(readFileSync('content/cases/galaxy/a.csv', 'utf8'))
    expect(analysed.report).toEqual({ duration: 10_000, people: 12, seen: 100 })
    expect((await analyse('')).refused).toBe(
      'The file is empty. Choose a CSV file with the columns participant, timestamp_ms, gaze_x, gaze_y, heartrate, happiness, surprise, sadness, anger, disgust, fear, contempt, neutral.',
    )
  } finally {
    rmSync(project, { recursive: true, force: true })
  }
})
