import { expect, type Page, test } from '@playwright/test'
import { holdRequests } from './support/hold'
import { recordProblems } from './support/record-problems'
import { violations, watchViolations } from './support/violations'
import { waitUntilIdle } from './support/wait-until-idle'

const startPath = '/docs/rest/reference/users'
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const field = (page: Page) => dialog(page).getByRole('combobox')
const options = (page: Page) => dialog(page).getByRole('option')
const control = (page: Page) => page.locator('a[data-tool=search]:visible').first()
const INDEX = '**/search-index.json'

/** Opens the search by keyboard and types a query. */
async function searchFor(page: Page, query: string): Promise<void> {
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type(query)
}

test('using only the keyboard, a visitor opens the search with /, gets results for a misspelt query, and opens a result with an arrow key and Enter', {
  tag: '@engines',
}, async ({ page, baseURL }) => {
  const problems = recordProblems(page, baseURL as string)
  await watchViolations(page)
  await page.goto(startPath)
  await searchFor(page, 'authetication')
  await expect(options(page).first()).toContainText('Authentication')
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true')
  await expect(field(page)).toHaveAttribute('aria-activedescendant', 'search-1')
  await page.keyboard.press('ArrowUp')
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/docs\/rest#authentication$/)
  await expect(page.locator('#authentication')).toBeInViewport()
  await expect(dialog(page)).toHaveCount(0)
  expect(problems).toEqual([])
})

test('searching for a path finds its operation, and opening a result on the same page closes the dialog', {
  tag: '@engines-release',
}, async ({ page }) => {
  await page.goto(startPath)
  await searchFor(page, 'PATCH /users/{user_uuid}')
  await expect(options(page).first()).toContainText('PATCH /users/{user_uuid}')
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL(`${startPath}#patch-users-user_uuid`)
  await expect(page.locator('#patch-users-user_uuid')).toBeInViewport()
})

test('the button opens the search, and Escape returns the focus to the button', { tag: '@engines-release' }, async ({
  page,
}) => {
  await page.goto(startPath)
  await control(page).focus()
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(control(page)).toBeFocused()
  await expect(page).toHaveURL(startPath)
})

test('no search file is requested until a visitor opens the search, and then each is requested once', async ({
  page,
}) => {
  const requested: string[] = []
  page.on('request', (request) => /search/.test(request.url()) && requested.push(request.url().split('/').at(-1) ?? ''))
  await page.goto(startPath)
  await waitUntilIdle(page)
  expect(requested).toEqual([])
  await searchFor(page, 'users')
  await expect(options(page).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await searchFor(page, 'results')
  await expect(options(page).first()).toContainText('Results')
  expect(requested).toEqual(['search.js', 'search-index.json'])
})

test('when nothing is found, the suggested links work', async ({ page }) => {
  await page.goto(startPath)
  await searchFor(page, 'kubernetes')
  await expect(dialog(page).getByRole('status')).toContainText('Nothing on this site matches “kubernetes”.')
  await expect(dialog(page).getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/contact')
  await dialog(page).getByRole('link', { name: 'See all pages' }).click()
  await expect(page).toHaveURL(/\/docs#all-pages$/)
  await expect(page.getByRole('heading', { name: 'All pages' })).toBeInViewport()
})

test('the number of results is visible even if the list is longer than the dialog', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(startPath)
  await searchFor(page, 'result')
  await expect(dialog(page).getByRole('status')).toContainText('results for “result”')
  await expect(dialog(page).getByRole('status')).toBeInViewport({ ratio: 1 })
  await expect(options(page).last()).not.toBeInViewport()
})

test('an index that fails to load is reported, and can be requested again until it loads', async ({ page }) => {
  await page.goto(startPath)
  await page.route(INDEX, (route) => route.fulfill({ status: 503, body: '' }))
  await searchFor(page, 'gaze_x')
  const status = dialog(page).getByRole('status')
  await expect(status).toContainText('Search could not be loaded: the service returned error 503.')
  await page.unroute(INDEX)
  await page.route(INDEX, (route) => route.abort())
  await status.getByRole('button', { name: 'Try again' }).click()
  await expect(status).toContainText('Search could not be loaded.')
  await page.unroute(INDEX)
  await status.getByRole('button', { name: 'Try again' }).click()
  await expect(options(page).first()).toContainText('Columns')
  await expect(field(page)).toBeFocused()
})

test('a query typed while the index is loading gets its results once it has loaded', async ({ page }) => {
  const release = await holdRequests(page, INDEX)
  await page.goto(startPath)
  await searchFor(page, 'invite someone')
  await expect(dialog(page).getByRole('status')).toHaveText('Loading…')
  release()
  await expect(options(page).first()).toContainText('Invite someone')
})

test('if the script fails to load, the search button leads to the list of all pages', async ({ page }) => {
  await page.route('**/search.js', (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto(startPath)
  await control(page).click()
  await expect(page).toHaveURL(/\/docs#all-pages$/)
})

test('in the search field, / types a slash, and a click outside the dialog closes it', async ({ page }) => {
  await page.goto(startPath)
  await searchFor(page, '/users/')
  await expect(field(page)).toHaveValue('/users/')
  await page.mouse.click(5, 5)
  await expect(dialog(page)).toBeHidden()
})

test('going back from a result shows the previous page without the dialog', async ({ page }) => {
  await page.goto(startPath)
  await searchFor(page, 'privcy polcy')
  await options(page).first().click()
  await expect(page).toHaveURL(/\/privacy$/)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible()
  await expect(dialog(page)).toBeHidden()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the search fills the screen, and works by touch', async ({ page }) => {
    await page.goto(startPath)
    await control(page).tap()
    await expect(field(page)).toBeFocused()
    expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
    await field(page).fill('experiments uuid price')
    await options(page).first().tap()
    await expect(page).toHaveURL(/experiment_setup#get-experiments-experiment_uuid-price$/)
  })

  test('the longest path does not make the search scroll sideways, and Close closes it', async ({ page }) => {
    await page.goto(startPath)
    await control(page).tap()
    await field(page).fill('time_participant_meta.json')
    await expect(options(page).first()).toBeVisible()
    const overflow = await dialog(page).evaluate(
      (it) =>
        [it, ...it.querySelectorAll('*')].filter(({ scrollWidth, clientWidth, tagName }) => {
          return tagName !== 'INPUT' && clientWidth > 0 && scrollWidth > clientWidth + 1
        }).length,
    )
    expect(overflow).toBe(0)
    await dialog(page).getByRole('button', { name: 'Close' }).tap()
    await expect(dialog(page)).toBeHidden()
  })
})
