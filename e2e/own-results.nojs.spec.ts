import { expect, test } from '@playwright/test'
import { ownResults } from './support/own-results'

test.use({ javaScriptEnabled: false })

test('without JavaScript the section on own results says that it needs JavaScript, and keeps its example and the link to the columns', async ({
  page,
  request,
}) => {
  for (const path of ['/cases/galaxy', '/cases/bugfoundation']) {
    await page.goto(path)
    await expect(ownResults(page)).toContainText('This needs JavaScript, which is turned off.')
    await expect(page.locator('[data-own-open]')).toBeHidden()
    await expect(ownResults(page).getByRole('link', { name: 'See what each column holds' })).toHaveAttribute(
      'href',
      '#computed-file',
    )
    const href = await ownResults(page).locator('a[download]').first().getAttribute('href')
    const response = await request.get(href ?? '')
    expect(response.headers()['content-type']).toContain('text/csv')
    expect((await response.text()).slice(0, 24)).toBe('participant,timestamp_ms')
  }
})
