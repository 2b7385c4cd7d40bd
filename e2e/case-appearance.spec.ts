import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { path, waitForExplorer } from './support/explorer'

const single = '/cases/bugfoundation'

/** Returns the colour at a point of the first picture, given as fractions of its width and height. */
async function colourAt(page: Page, x: number, y: number): Promise<number[]> {
  const box = await page.locator('[data-frame]').first().boundingBox()
  if (!box) throw new Error('There is no picture. Open a page with a stage.')
  const clip = { x: box.x + x * box.width, y: box.y + y * box.height, width: 2, height: 2 }
  const { data } = await sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data.subarray(0, 3)]
}

test('a single picture leaves room for the scrubber from the start, and keeps its size while playing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(single)
  const frame = page.locator('[data-frame]')
  const before = await frame.boundingBox()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await waitForExplorer(page)
  await expect(frame).toBeInViewport({ ratio: 1 })
  await expect(page.locator('[data-track]')).toBeInViewport({ ratio: 1 })
  const after = await frame.boundingBox()
  expect([after?.width, after?.height]).toEqual([before?.width, before?.height])
  // It is below the header, which is 64 px high.
  await expect.poll(async () => (await frame.boundingBox())?.y).toBeGreaterThanOrEqual(64)
})

test('the unlit parts of a picture are dark blue, before and after the explorer starts', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(single)
  await page.locator('[data-frame] img').evaluate((image: HTMLImageElement) => image.decode())
  await page.locator('[data-frame]').scrollIntoViewIfNeeded()
  const unlitBefore = await colourAt(page, 0.02, 0.5)
  const [red = 0, , blue = 0] = unlitBefore
  // Grey would have a higher share of red.
  expect(blue).toBeGreaterThan(2 * red)
  await page.goto(`${single}#t=0.1`)
  await page.reload()
  await waitForExplorer(page)
  await page.locator('[data-frame]').scrollIntoViewIfNeeded()
  const unlitAfter = await colourAt(page, 0.02, 0.5)
  for (const [index, value] of unlitAfter.entries())
    expect(Math.abs(value - (unlitBefore[index] as number))).toBeLessThanOrEqual(6)
})

for (const address of [path, single])
  test(`in print, charts are stacked, because nested grids would overlap: ${address}`, async ({ page }) => {
    await page.goto(address)
    await page.emulateMedia({ media: 'print' })
    const grids = await page.locator('main figure').evaluateAll((figures) =>
      figures.flatMap((figure) => {
        const found: string[] = []
        for (let box = figure.parentElement; box && box.localName !== 'main'; box = box.parentElement) {
          const isPair = [...box.children].filter(({ localName }) => localName === 'figure').length > 1
          const inFigure = box.closest('figure, [data-explorer]')
          if (!isPair && !inFigure && getComputedStyle(box).display === 'grid') found.push(box.className)
        }
        return found
      }),
    )
    expect(grids).toEqual([])
    const label = page.locator('foreignObject span').first()
    expect(await label.evaluate((each) => getComputedStyle(each).color)).toBe('rgb(0, 0, 0)')
    expect(await label.evaluate((each) => getComputedStyle(each).backgroundColor)).toBe('rgb(255, 255, 255)')
  })

for (const address of [path, single])
  test(`the five links below the stage lead to sections of the page: ${address}`, async ({ page }) => {
    await page.goto(address)
    const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
    await expect(links).toHaveCount(5)
    for (const link of await links.all()) {
      const target = page.locator((await link.getAttribute('href')) as string)
      await expect(target).toHaveCount(1)
      await expect(target).toContainText((await link.textContent()) as string)
    }
  })

for (const width of [390, 1440])
  test(`at ${width} px the scrubber stays within its column, and captions are at most 640 px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    // The section on emotions begins with a marked moment, and its curves have letters at their ends.
    await page.goto(`${path}#t=9.9`)
    await waitForExplorer(page)
    const overflowing = await page.evaluate(() => {
      const column = (document.querySelector('[data-pictures]') as Element).getBoundingClientRect()
      const parts = document.querySelectorAll('[data-slide] span, [data-track] ~ svg text, .explorer-plot > b')
      return [...parts]
        .map((each) => each.getBoundingClientRect())
        .filter(({ width, left, right }) => width > 0 && (left < column.left - 1 || right > column.right + 1)).length
    })
    expect(overflowing).toBe(0)
    // On the stage, a caption is the name of a version and as wide as its picture.
    const captions = page.locator('figcaption:not([data-explorer] figcaption)')
    const widths = await captions.evaluateAll((all) => all.map((each) => each.clientWidth))
    expect(Math.max(...widths)).toBeLessThanOrEqual(640)
  })

test('only the pictures of the chosen card share view transition names with those on the stage', async ({ page }) => {
  const names = () =>
    page
      .locator('[data-frame]')
      .evaluateAll((all) => all.map((each) => getComputedStyle(each).getPropertyValue('view-transition-name')))
  await page.goto(path)
  const [a, b] = await names()
  expect([a, b]).toEqual([expect.stringMatching(/stage-a$/), expect.stringMatching(/stage-b$/)])
  await page.goto('/cases')
  expect(await names()).toEqual(['none', 'none', 'none'])
  const links = page.locator('main section a')
  await links.first().focus()
  expect(await names()).toEqual([a, b, 'none'])
  await links.last().focus()
  expect(await names()).toEqual(['none', 'none', a])
})
