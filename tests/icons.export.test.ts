import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import sharp from 'sharp'
import { listFiles } from './fixtures/list-files'
import { readSiteFile } from './metadata/site-file'
import { attr, findAll, parsePage } from './specification/support/elements'

const { name: siteName } = readSiteFile()
const pages = listFiles('out', '.html')
const links = (page: string, rel: string) =>
  findAll(parsePage(readFileSync(`out/${page}`, 'utf8')), 'link', { rel }).map((node) => attr(node, 'href') ?? '')
const read = (path: string) => readFileSync(`out${path}`)

test('every page links to the icons and the manifest, and the SVG icon adapts to a dark colour scheme', () => {
  for (const page of pages) {
    expect([page, links(page, 'icon')]).toEqual([page, ['/favicon.ico', '/icon.svg']])
    expect([page, links(page, 'apple-touch-icon')]).toEqual([page, ['/apple-touch-icon.png']])
    expect([page, links(page, 'manifest')]).toEqual([page, ['/manifest.webmanifest']])
  }
  expect(read('/icon.svg').toString()).toContain('prefers-color-scheme:dark')
})

/** Returns the theme colours of a page, for each colour scheme. */
const themesOf = (page: string) =>
  findAll(parsePage(readFileSync(`out/${page}`, 'utf8')), 'meta', { name: 'theme-color' }).map((node) => [
    attr(node, 'media'),
    attr(node, 'content'),
  ])

test('every page has the background colours of both colour schemes as its theme colours', () => {
  const both = [
    ['(prefers-color-scheme: light)', '#f6f6f2'],
    ['(prefers-color-scheme: dark)', '#10134a'],
  ]
  for (const page of pages) expect([page, themesOf(page)]).toEqual([page, both])
})

test('the manifest has the name of the site, and icons with their true sizes', async () => {
  const { name, short_name, description, start_url, display, icons, ...more } = JSON.parse(
    read('/manifest.webmanifest').toString(),
  )
  const home = parsePage(readFileSync('out/index.html', 'utf8'))
  expect([name, short_name, start_url, display]).toEqual([siteName, siteName, '/', 'browser'])
  expect([description]).toEqual(findAll(home, 'meta', { name: 'description' }).map((node) => attr(node, 'content')))
  // Both colours of the manifest are the light background, which is also the theme colour of pages in the light scheme.
  const [[scheme, paper] = []] = themesOf('index.html')
  expect(scheme).toBe('(prefers-color-scheme: light)')
  expect(more).toEqual({
    ...{ theme_color: paper, background_color: paper },
    ...{ lang: attr(home, 'lang'), id: '/', scope: '/' },
  })
  expect(icons.map(({ purpose }: { purpose: string }) => purpose)).toEqual(['any', 'any', 'maskable'])
  for (const { src, sizes, type } of icons) {
    const { width, height, format } = await sharp(read(src)).metadata()
    expect([src, `${width}x${height}`, `image/${format}`]).toEqual([src, sizes, type])
  }
})

/** Measures the distance of the farthest foreground pixel from the centre, as a fraction of half the width. */
async function reach(path: string) {
  const { data, info } = await sharp(read(path)).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const middle = (info.width - 1) / 2
  let max = 0
  for (let pixel = 0; pixel < info.width * info.height; pixel++) {
    const isBackground = [0, 1, 2].every((band) => data[pixel * info.channels + band] === data[band])
    const [x, y] = [pixel % info.width, Math.floor(pixel / info.width)]
    if (!isBackground) max = Math.max(max, Math.hypot(x - middle, y - middle) / middle)
  }
  return max
}

test('icons that systems crop are opaque, with the eyes inside the safe area', async () => {
  for (const path of ['/apple-touch-icon.png', '/icon-maskable-512.png']) {
    expect([path, (await sharp(read(path)).metadata()).hasAlpha]).toEqual([path, false])
    const far = await reach(path)
    expect(far).toBeGreaterThan(0.5)
    expect(far).toBeLessThan(0.8)
  }
  expect(await sharp(read('/apple-touch-icon.png')).metadata()).toMatchObject({ width: 180, height: 180 })
})

test('favicon.ico contains three pictures of the sizes in its header', async () => {
  const ico = read('/favicon.ico')
  expect([...ico.subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0])
  let end = 6 + 3 * 16
  for (const [index, size] of [16, 32, 48].entries()) {
    const entry = ico.subarray(6 + 16 * index, 22 + 16 * index)
    const [length, offset] = [entry.readUInt32LE(8), entry.readUInt32LE(12)]
    expect([entry[0], entry[1], entry.readUInt16LE(6), offset]).toEqual([size, size, 32, end])
    expect(await sharp(ico.subarray(offset, offset + length)).metadata()).toMatchObject({
      format: 'png',
      width: size,
      height: size,
    })
    end = offset + length
  }
  expect(end).toBe(ico.length)
})
