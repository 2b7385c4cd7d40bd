import { truncateSync, writeFileSync } from 'node:fs'
import { ResultsError } from '@oogwenk/gaze'
import { expect, test } from '@playwright/test'
import { fileOf } from '../tests/research/sample-file'
import { csv, errorMessage, openOwn, results, show } from './support/own-results'
import { recordProblems } from './support/record-problems'
import { rejectedFiles } from './support/rejected-files'

const valid = fileOf([...Array(40).keys()].map((index) => ({ timestamp_ms: index * 33, gaze_x: 500 + index })))

/** Returns the start of a sentence, up to its first value. */
const startOf = (sentence: string) => sentence.split('{')[0] as string

const allIds = Object.keys(rejectedFiles) as (keyof typeof rejectedFiles)[]

for (const { which, ids, tag } of [
  // A file that is not text, a mistake in A, and a mistake in B.
  {
    which: 'a file',
    ids: ['results-spreadsheet', 'results-missing', 'results-mixed-people'] as typeof allIds,
    tag: [],
  },
  { which: 'each file', ids: allIds, tag: '@release' },
])
  test(`${which} that cannot be read is reported with line and column, what is wrong and what to do, and a valid file is read afterwards`, {
    tag,
  }, async ({ page, baseURL }) => {
    const problems = recordProblems(page, baseURL as string)
    await openOwn(page)
    for (const id of ids) {
      const { file, location, second } = rejectedFiles[id]
      await show(page, csv(`${id}.csv`, file), second ? csv('b.csv', second) : undefined)
      // If there is a second file, the mistake is in that one.
      await expect(errorMessage(page), id).toContainText(`${second ? 'B: b.csv' : `A: ${id}.csv`}${location}: `)
      await expect(errorMessage(page), id).toContainText(startOf(ResultsError.messages[id].fix))
      await expect(errorMessage(page), id).toBeFocused()
      await expect(results(page), id).toHaveCount(0)
    }
    await show(page, csv('valid.csv', valid))
    await expect(results(page)).toBeFocused()
    await expect(errorMessage(page)).toBeHidden()
    expect(problems).toEqual([])
  })

test('in a file with many mistakes, the first twenty are listed with their lines, and the others are counted', async ({
  page,
}) => {
  await openOwn(page)
  const columns = ['gaze_x', 'gaze_y', 'heartrate'] as const
  const invalid = [...Array(36).keys()].map((index) => ({
    timestamp_ms: index * 33,
    [columns[index % 3] as string]: 'left',
  }))
  await show(page, csv('many.csv', fileOf(invalid)))
  const locations = errorMessage(page).locator('strong')
  await expect(locations).toHaveCount(21)
  await expect(locations.first()).toHaveText('A: many.csv, line 2, column gaze_x:')
  await expect(locations.nth(19)).toHaveText('Line 21, column gaze_y:')
  await expect(errorMessage(page)).toContainText(
    'Line 22, column heartrate: From here on, mistakes are only counted: 16 more.',
  )
})

test('a column with the same mistake in every row is listed once, with the number of rows', async ({ page }) => {
  await openOwn(page)
  const invalid = [...Array(36).keys()].map((index) => ({ timestamp_ms: index * 33, gaze_x: 'left' }))
  await show(page, csv('many.csv', fileOf(invalid)))
  await expect(errorMessage(page).locator('strong')).toHaveText(['A: many.csv, line 2, column gaze_x:'])
  await expect(errorMessage(page)).toContainText('“left” is not a number, and 35 more rows have a mistake like it.')
})

test('an error is shown at its field, and disappears as soon as that field changes', async ({ page }) => {
  await openOwn(page)
  const field = (id: string) => page.locator('.own-frame', { has: page.locator(id) })
  await show(page, csv('a.csv', valid), csv('invalid.csv', 'x'))
  await expect(field('#own-b').locator('.own-error')).toBeFocused()
  await expect(page.locator('#own-b')).toHaveAccessibleDescription(/^invalid\.csv B: invalid\.csv, line 1/)
  await expect(page.locator('#own-b')).toHaveAttribute('aria-invalid', 'true')
  await expect(field('#own-a').locator('.own-error')).toBeHidden()
  await page.locator('#own-b').setInputFiles(csv('b.csv', valid))
  await expect(errorMessage(page)).toHaveCount(0)
  await expect(page.locator('#own-b')).not.toHaveAttribute('aria-invalid')
  await page.locator('#own-a').setInputFiles([])
  await page.getByRole('button', { name: 'Show the results' }).click()
  await expect(field('#own-a').locator('.own-error')).toBeFocused()
  await page.locator('#own-a').setInputFiles(csv('a.csv', valid))
  await expect(errorMessage(page)).toHaveCount(0)
  await page.getByLabel('Height').fill('12')
  await page.getByRole('button', { name: 'Show the results' }).click()
  await expect(page.locator('#own-grid-error')).toBeFocused()
  await page.getByLabel('Height').fill('125')
  await expect(errorMessage(page)).toHaveCount(0)
})

test('the content of a file is shown as text, never as markup', async ({ page }) => {
  await openOwn(page)
  await show(page, csv('<b>x</b>.csv', rejectedFiles['results-participant'].file))
  await expect(errorMessage(page)).toContainText('“<img src=x onerror=alert(1)>” cannot be a participant.')
  await expect(errorMessage(page)).toContainText('A: <b>x</b>.csv')
  await expect(errorMessage(page).locator('img, b')).toHaveCount(0)
})

test('a file of 200 MB is rejected because of its size, and reading stops if the first line of a file never ends', async ({
  page,
}, testInfo) => {
  const paths = ['large.csv', 'endless.csv', 'wide.csv'].map((name) => testInfo.outputPath(name))
  const [large, endless, wide] = paths as [string, string, string]
  for (const [path, bytes] of [
    [large, 200_000_000],
    [endless, 90_000_000],
  ] as const) {
    writeFileSync(path, 'participant,')
    truncateSync(path, bytes)
  }
  await openOwn(page)
  await show(page, large)
  await expect(errorMessage(page)).toHaveText(
    'A: large.csv: The file is larger than 100 MB, the most that can be read. Leave out participants or columns, or use fewer samples a second.',
  )
  await show(page, endless)
  await expect(errorMessage(page)).toHaveText(/^A: endless\.csv: The file is not text\. /)
  // Chosen from disk, because otherwise its bytes would be sent to the browser through the protocol.
  writeFileSync(wide, 'column,'.repeat(7_000_000))
  await show(page, wide)
  await expect(errorMessage(page)).toHaveText(/^A: wide\.csv, line 1: The line is longer than 10000 characters\. /)
})

test('the form says what is missing: a file, the file for A or the size', { tag: '@release' }, async ({ page }) => {
  await openOwn(page)
  const button = page.getByRole('button', { name: 'Show the results' })
  await button.click()
  await expect(errorMessage(page)).toHaveText('No results file is chosen. Choose a CSV file for A.')
  await page.locator('#own-b').setInputFiles(csv('b.csv', valid))
  await button.click()
  await expect(errorMessage(page)).toContainText('There is a file for B but none for A.')
  await page.locator('#own-a').setInputFiles(csv('a.csv', valid))
  for (const size of ['', '12', '99999', '1e3', '-750', '750.5', 'x']) {
    await page.getByLabel('Width').fill('1200')
    await page.getByLabel('Height').fill(size)
    await button.click()
    await expect(errorMessage(page), size).toContainText('Enter width and height in whole pixels, 100 to 10,000.')
    await expect(page.getByLabel('Height')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('Width')).not.toHaveAttribute('aria-invalid')
  }
  await page.getByLabel('Height').fill(' 750 ')
  await button.click()
  await expect(results(page)).toBeFocused()
  await expect(page.getByLabel('Height')).not.toHaveAttribute('aria-invalid')
})

test('when the worker fails to load or fails later, the page says so and keeps working', async ({ page }) => {
  let workerScript: string | undefined
  await page.route('**/own-worker.js', (route) =>
    workerScript === undefined ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: workerScript }),
  )
  await openOwn(page)
  await show(page, csv('valid.csv', valid))
  await expect(errorMessage(page)).toContainText('The part that reads files did not start.')
  workerScript = `postMessage({ is: 'ready' }); onmessage = () => { throw new Error('broken') }`
  await show(page, csv('valid.csv', valid))
  await expect(errorMessage(page)).toContainText('Reading stopped')
  await page.unroute('**/own-worker.js')
  await show(page, csv('valid.csv', valid))
  await expect(results(page)).toBeFocused()
})

test('when the tool fails to load, its button says so', async ({ page }) => {
  await page.route('**/own.js', (route) => route.abort())
  await page.goto('/cases/galaxy')
  await page.getByRole('button', { name: 'Choose your files' }).click()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})
