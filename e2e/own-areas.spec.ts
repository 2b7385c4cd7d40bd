import { expect, type Locator, type Page, test } from '@playwright/test'
import { violationsOf } from './support/axe'
import { csv, errorMessage, openOwn, ownResults, results, show } from './support/own-results'

const [a, b] = ['content/cases/galaxy/a.csv', 'content/cases/galaxy/b.csv']
const header = 'version,area,x,y,width,height'
const areas = (page: Page) => page.locator('#own-areas')
const areasFile = (...rows: string[]) => csv('areas.csv', `${[header, ...rows].join('\n')}\n`)
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Waits until everything is drawn, which happens after the heading receives the focus. */
const waitUntilDrawn = (page: Page) => expect(page.locator('[data-own-drawn]')).toBeVisible({ timeout: 60_000 })

/** Downloads a file that the page offers. */
async function downloadOffered(page: Page, ending: string) {
  const link = page.locator(`main a[download$="${ending}"]`).first()
  const response = await page.request.get((await link.getAttribute('href')) as string)
  return csv((await link.getAttribute('download')) as string, await response.body())
}

/**
 * Returns the text alternatives of strip plots and curves, without the “Simulated: ” that the page puts before them.
 */
const sentencesIn = async (within: Locator) =>
  (await within.getByRole('img').evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''))).map(
    (label) => label.replace(/^Simulated: /, ''),
  )

test('the results and areas that a case offers for download give the same engagement, areas and first looks as its page @engines-release', async ({
  page,
}) => {
  await openOwn(page)
  const ofPage = page.locator('main section:not(#your-own-results)')
  const engagement = (within: Locator) =>
    within
      .locator('figure')
      .filter({ has: page.getByRole('heading', { name: 'Engagement', exact: true }) })
      .first()
  const cells = (within: Locator) => within.locator('td, th').allTextContents()
  const [first, second] = [
    await downloadOffered(page, '-a-simulated.csv'),
    await downloadOffered(page, '-b-simulated.csv'),
  ]
  await areas(page).setInputFiles(await downloadOffered(page, '-areas.csv'))
  await show(page, first, second)
  await waitUntilDrawn(page)
  await expect(ownResults(page)).toContainText('The areas come from galaxy-areas.csv.')
  const sentences = await sentencesIn(engagement(ofPage))
  expect(sentences).toHaveLength(3)
  expect(await sentencesIn(engagement(ownResults(page)))).toEqual(sentences)
  const table = await cells(ofPage.getByRole('region', { name: /^How viewers looked at each area/ }))
  expect(table.length).toBeGreaterThan(40)
  expect(await cells(ownResults(page).getByRole('region', { name: /How viewers looked at each area/ }))).toEqual(table)
  await expect(part(page, 'Around the first look')).toContainText('first look at “headline”')
  await expect(ownResults(page)).not.toContainText('No area is marked')
})

test('areas that cannot be read are reported at their field, and the visitor can continue with other areas or none', {
  tag: '@release',
}, async ({ page }) => {
  const form = await openOwn(page)
  const field = form.locator('.own-frame', { has: areas(page) })
  const invalid = [
    [csv('areas.csv', ''), 'Areas of interest: areas.csv: The file is empty.'],
    [a, 'Areas of interest: a.csv, line 1, column version: The header is missing version, area, x, y, width, height;'],
    [areasFile('a,<img src=x>,1,2,x,4'), 'areas.csv, line 2, column width: “x” is not a number.'],
    [areasFile('a,<img src=x>,1,2,3,751'), 'column height: The area <img src=x> extends to 753, beyond the picture,'],
    [areasFile('a,x,1,2,3,4'), 'Areas of interest: areas.csv: The file has no area for version b.'],
    [csv('areas.csv', Buffer.from([0, 1, 2, 255])), 'Areas of interest: areas.csv: The file is not text.'],
  ] as const
  for (const [file, words] of invalid) {
    await areas(page).setInputFiles(file)
    await show(page, a, b)
    await expect(field.locator('.own-error')).toBeFocused()
    await expect(errorMessage(page)).toContainText(words)
    await expect(errorMessage(page)).toHaveCount(1)
    await expect(results(page)).toHaveCount(0)
    await expect(field.locator('img')).toHaveCount(0)
  }
  await expect(areas(page)).toHaveAttribute('aria-invalid', 'true')
  // From here on, only A has results.
  await areas(page).setInputFiles(areasFile('a,<b>x</b>,1,2,300,400'))
  await expect(errorMessage(page)).toHaveCount(0)
  await show(page, a)
  await waitUntilDrawn(page)
  await expect(part(page, 'Areas of interest').locator('tbody th')).toHaveText('<b>x</b>')
  await form.getByRole('button', { name: 'Remove: Areas of interest' }).click()
  await show(page, a)
  await waitUntilDrawn(page)
  await expect(part(page, 'Areas of interest')).toHaveCount(0)
  await expect(ownResults(page)).toContainText('No area is marked, so the engagement score')
})

test('a visitor can choose files and areas, remove one and try again using only the keyboard', async ({ page }) => {
  // Listen from the start, or the test misses a file chooser that opens earlier.
  page.on('filechooser', () => {})
  await page.goto('/cases/galaxy')
  const press = (key: string) => page.keyboard.press(key)
  const tabTo = async (target: Locator) => {
    for (let tabs = 0; tabs < 40; tabs++) {
      await press('Tab')
      if (await target.evaluate((element) => element === document.activeElement)) return
    }
    await expect(target).toBeFocused()
  }
  const choose = async (id: string, file: Parameters<typeof show>[1]) => {
    await tabTo(page.locator(id))
    const chooser = page.waitForEvent('filechooser')
    await press('Enter')
    await (await chooser).setFiles(file)
  }
  const submit = page.getByRole('button', { name: 'Show the results' })
  await page.locator('[data-own-open]').focus()
  await press('Enter')
  await expect(page.locator('#own')).toBeVisible()
  await choose('#own-a', a)
  await choose('#own-areas', areasFile('a,product,560,190,520,390'))
  await tabTo(page.getByLabel('Width'))
  await page.keyboard.type('1200')
  await press('Tab')
  await page.keyboard.type('750')
  await tabTo(submit)
  await press('Enter')
  await expect(results(page)).toBeFocused()
  await waitUntilDrawn(page)
  await expect(part(page, 'Areas of interest')).toBeVisible()
  // Go from the results back to the form with Shift and Tab.
  const remove = page.getByRole('button', { name: 'Remove: Areas of interest' })
  const example = page.getByRole('button', { name: 'Show me an example' })
  for (const target of [example, submit, page.getByLabel('Height'), page.getByLabel('Width'), remove]) {
    await press('Shift+Tab')
    await expect(target).toBeFocused()
  }
  await press('Enter')
  await expect(areas(page)).toBeFocused()
  await expect(areas(page)).toHaveAccessibleDescription(
    /^Drop a CSV file of areas here, or choose one One row per rectangle/,
  )
  await tabTo(submit)
  await press('Enter')
  await expect(results(page)).toBeFocused()
  await waitUntilDrawn(page)
  await expect(part(page, 'Areas of interest')).toHaveCount(0)
})

test('the results on a phone have no accessibility violation, even in parts that are out of view', {
  tag: '@release',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
  await openOwn(page, '/cases/bugfoundation')
  await areas(page).setInputFiles(await downloadOffered(page, '-areas.csv'))
  await show(page, 'content/cases/bugfoundation/a.csv')
  await waitUntilDrawn(page)
  await expect(page.locator('.own-part:not([data-whole])')).toHaveCount(0)
  expect(await violationsOf(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThan(1)
})

test('results without gaze are drawn without it, and the page says so', { tag: '@release' }, async ({ page }) => {
  const rows = [...Array(40).keys()].map((index) => `p1,${index * 50},,,70,1,0,0,0,0,0,0,0`)
  const columns = 'happiness,surprise,sadness,anger,disgust,fear,contempt,neutral'
  await openOwn(page)
  await show(
    page,
    csv(
      'blind.csv',
      `participant,timestamp_ms,gaze_x,gaze_y,heartrate,${columns}\n${[...rows, rows.at(-1)].join('\n')}\n`,
    ),
  )
  await waitUntilDrawn(page)
  await expect(ownResults(page)).toContainText(
    'A is blind.csv, 1 person. 1 sample had the same time as the one before and was left out.',
  )
  await expect(ownResults(page)).toContainText(
    'blind.csv: no fixation, so anything that needs one is not known and left out.',
  )
  await expect(ownResults(page).getByRole('heading', { level: 3, name: 'Fixations' })).toHaveCount(0)
  await expect(part(page, 'Where they looked')).toHaveCount(0)
})
