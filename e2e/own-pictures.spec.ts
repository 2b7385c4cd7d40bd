import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { openOwn, results } from './support/own-results'
import { recordProblems } from './support/record-problems'

const picture = 'content/cases/galaxy/galaxy-a.png'
const whole = readFileSync(picture)

/** Makes a picture of one colour, which is a small file at any size. */
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2b45d1' }, limitInputPixels: false })

const svg = (attributes = '') =>
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" ${attributes}><script>document.title = 'ran'</script></svg>`

test('each file that is not a usable picture is reported, and the next picture is drawn', { tag: '@release' }, async ({
  page,
  baseURL,
}) => {
  const problems = recordProblems(page, baseURL as string)
  const form = await openOwn(page)
  const title = await page.title()
  const error = form.locator('#own-a-picture-error')
  const put = (name: string, buffer: Buffer, mimeType = 'image/png') =>
    page.locator('#own-a-picture').setInputFiles({ name, mimeType, buffer })
  const jpeg = await plain(900, 600).jpeg().toBuffer()
  const webp = await plain(900, 600).webp().toBuffer()
  const rejected: [string, Buffer, RegExp][] = [
    ['an SVG with a script', Buffer.from(svg('onload="document.title = 1"')), /^SVG files can contain scripts/],
    ['an SVG named as PNG', Buffer.from(`<!-- ${'x'.repeat(2000)} -->${svg()}`), /^SVG files can contain scripts/],
    ['plain text', Buffer.from('not a picture'), /^This file is not a picture that can be shown here\./],
    ['an empty file', Buffer.from(''), /^This file is not a picture/],
    ['a GIF', await plain(10, 10).gif().toBuffer(), /^This file is not a picture/],
    [
      'a picture of 50 megapixels',
      await plain(10_000, 5000).png().toBuffer(),
      /^The picture is larger than 40 million pixels/,
    ],
    ['a header with dimensions larger than memory', hugeHeader(), /^The picture is larger than 40 million pixels/],
    ['a truncated PNG', whole.subarray(0, whole.length >> 1), /^The picture is damaged or incomplete\./],
    ['a PNG of 20 bytes', whole.subarray(0, 20), /^The picture is damaged or incomplete\./],
    ['a truncated JPEG', jpeg.subarray(0, jpeg.length >> 1), /^The picture is damaged or incomplete\./],
    ['a truncated WebP', webp.subarray(0, webp.length - 40), /^The picture is damaged or incomplete\./],
    ['a PNG whose pixels are noise', noise(), /^The picture is damaged or incomplete\./],
  ]
  for (const [description, file, message] of rejected) {
    await put('picture.png', file)
    await expect(error, description).toHaveText(message)
    await expect(form.locator('canvas'), description).toHaveCount(0)
    await expect(page.getByLabel('Width'), description).toHaveValue('')
  }
  for (const file of [whole, jpeg, webp, await plain(900, 600).jpeg({ progressive: true }).toBuffer()]) {
    await put('picture.png', file)
    await expect(form.locator('canvas')).toHaveCount(1)
    await expect(error).toBeHidden()
    await form.getByRole('button', { name: /^Remove: Picture/ }).click()
    await expect(form.locator('canvas')).toHaveCount(0)
  }
  expect(await page.title()).toBe(title)
  expect(problems).toEqual([])
})

test('the size of a picture is filled in, unless the visitor has entered one', async ({ page }) => {
  const form = await openOwn(page)
  await page.locator('#own-a-picture').setInputFiles(picture)
  await expect(page.getByLabel('Width')).toHaveValue('2400')
  await expect(page.getByLabel('Height')).toHaveValue('1500')
  await page.getByLabel('Width').fill('1200')
  await page.locator('#own-a-picture').setInputFiles({
    ...{ name: 'upright.jpg', mimeType: 'image/jpeg' },
    buffer: await plain(300, 200).jpeg().toBuffer(),
  })
  await expect(form.locator('canvas')).toHaveAttribute('height', '160')
  await expect(page.getByLabel('Width')).toHaveValue('1200')
  await expect(page.getByLabel('Height')).toHaveValue('1500')
})

test('gaze measured on a grid half the size of the picture is counted on that grid, which is stated and can be changed', {
  tag: '@release',
}, async ({ page }) => {
  const form = await openOwn(page)
  const [width, height] = [page.getByLabel('Width'), page.getByLabel('Height')]
  const fitted = 'Your gaze fits 1200 × 750, half the picture, so we used that.'
  const button = page.getByRole('button', { name: 'Show the results' })
  await page.locator('#own-a').setInputFiles('content/cases/galaxy/a.csv')
  await page.locator('#own-a-picture').setInputFiles(picture)
  await expect(width).toHaveValue('2400')
  // Twice, to check that the result is the same.
  for (let time = 0; time < 2; time++) {
    await button.click()
    await expect(results(page)).toBeFocused()
    await expect(page.locator('.own-names')).toContainText(fitted)
    await expect(form.getByText(fitted)).toBeVisible()
    await expect(width).toHaveValue('1200')
    await expect(height).toHaveValue('750')
  }
  await width.fill('2400')
  await height.fill('1500')
  await expect(form.getByText(fitted)).toHaveCount(0)
  await button.click()
  await expect(results(page)).toBeFocused()
  await expect(page.locator('.own-names')).not.toContainText('fits')
  await expect(width).toHaveValue('2400')
})

test('for a photo stored sideways, the width and height are those of the picture as shown', async ({ page }) => {
  const form = await openOwn(page)
  const buffer = await plain(300, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  await page.locator('#own-a-picture').setInputFiles({ name: 'turned.jpg', mimeType: 'image/jpeg', buffer })
  await expect(form.locator('canvas')).toHaveAttribute('height', '360')
  await expect(page.getByLabel('Width')).toHaveValue('200')
  await expect(page.getByLabel('Height')).toHaveValue('300')
})

/** Returns the first bytes of a PNG of 60,000 by 60,000 pixels. */
function hugeHeader(): Buffer {
  const head = Buffer.from(whole.subarray(0, 100))
  head.writeUInt32BE(60_000, 16)
  head.writeUInt32BE(60_000, 20)
  return head
}

/** Returns a PNG with a valid header and end, and noise in between. */
function noise(): Buffer {
  const bytes = Buffer.from(whole)
  bytes.fill(0xa5, 60, bytes.length - 20)
  return bytes
}
