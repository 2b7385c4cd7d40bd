/**
 * `npm run tool -- filmstrip`: films one page of each kind while it loads on a slow connection, and prints when its
 * text can be read. Writes docs/pictures/filmstrip.png.
 */
import { writeFile } from 'node:fs/promises'
import { startServer } from '@oogwenk/ship'
import type { Browser, CDPSession, Page } from '@playwright/test'
import sharp from 'sharp'
import { servedSite } from '../../build/served-site'
import { launchChromium } from '../../e2e/support/browser'
import { oneOfEachKind } from '../../e2e/support/kinds'
import { throttleConnection } from '../../e2e/support/slow-connection'
import { type Frame, frameAt } from './film-frames'

const PICTURE = 'docs/pictures/filmstrip.png'
/** The frames that are shown, in milliseconds after the request. */
const MOMENTS = [500, 1000, 1500, 2000, 3000, 4000]
/** How many times slower than this machine the phone is. */
const SLOWER = 4
/** A phone’s window, and one frame of the picture, in pixels. */
const WINDOW = { width: 390, height: 844 }
const CELL = { width: 156, height: 338, gap: 8, label: 22 }

/** When each part of a page was shown or had arrived, in milliseconds after the request. */
interface Times {
  firstText: number
  wholeText: number
  fonts: number
  pictures: number
}

/** Films the pages. Needs a build. */
export async function main(): Promise<void> {
  const server = await startServer({ site: servedSite, outDir: 'out', port: 0 })
  const browser = await launchChromium()
  try {
    const films: { path: string; frames: Frame[] }[] = []
    console.log('| page | first text ms | all text | own fonts | pictures in the window |')
    console.log('| --- | --- | --- | --- | --- |')
    for (const path of oneOfEachKind) {
      if (path.endsWith('.html')) continue
      const { frames, times } = await film(browser, server.url + path)
      console.log(
        `| \`${path}\` | ${[times.firstText, times.wholeText, times.fonts, times.pictures].map(Math.round).join(' | ')} |`,
      )
      films.push({ path, frames })
    }
    await writeFile(PICTURE, await layOut(films))
    console.log(`\nWritten into ${PICTURE}.`)
  } finally {
    await browser.close()
    await server.close()
  }
}

async function film(browser: Browser, url: string): Promise<{ frames: Frame[]; times: Times }> {
  const context = await browser.newContext({ viewport: WINDOW, isMobile: true, hasTouch: true })
  const page = await context.newPage()
  await throttleConnection(page)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const frames = await startFilm(session)
  await page.goto(url, { waitUntil: 'load' })
  const times = await timesOf(page)
  // The last frame is sent after the page has been painted twice.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await session.send('Page.stopScreencast')
  const start = await page.evaluate(() => performance.timeOrigin)
  await context.close()
  return { frames: frames.map(({ time, png }) => ({ time: time - start, png })), times }
}

/** Collects a frame whenever the window changes. */
async function startFilm(session: CDPSession): Promise<Frame[]> {
  const frames: Frame[] = []
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ time: (metadata.timestamp ?? 0) * 1000, png: Buffer.from(data, 'base64') })
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined)
  })
  await session.send('Page.startScreencast', { format: 'png' })
  return frames
}

function timesOf(page: Page): Promise<Times> {
  return page.evaluate(async () => {
    await document.fonts.ready
    // A picture that is not shown is never fetched.
    const inWindow = [...document.images].filter(
      (image) => image.getBoundingClientRect().top < innerHeight && image.checkVisibility(),
    )
    const pending = inWindow.filter(({ complete }) => !complete)
    await Promise.all(pending.map((image) => new Promise((done) => image.addEventListener('load', done))))
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const endOf = (isWanted: (url: string) => boolean) =>
      Math.max(0, ...resources.filter(({ name }) => isWanted(name)).map(({ responseEnd }) => responseEnd))
    const pictures = new Set(inWindow.map(({ currentSrc }) => currentSrc))
    return {
      firstText: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      wholeText: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).domInteractive,
      fonts: endOf((url) => url.endsWith('.woff2')),
      pictures: endOf((url) => pictures.has(url)),
    }
  })
}

/** Lays the films out: a row for each page, and a column for each moment. */
async function layOut(films: readonly { path: string; frames: readonly Frame[] }[]): Promise<Buffer> {
  const step = { x: CELL.width + CELL.gap, y: CELL.height + 2 * CELL.label + CELL.gap }
  const blank = await sharp({ create: { width: CELL.width, height: CELL.height, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const cells = films.flatMap(({ frames }, row) =>
    MOMENTS.map(async (moment, column) => {
      const [left, top] = [CELL.gap + column * step.x, CELL.gap + row * step.y]
      const frame = frameAt(frames, moment)
      const picture = sharp(frame?.png ?? blank).resize({
        width: CELL.width,
        height: CELL.height,
        fit: 'cover',
        position: 'top',
      })
      return [
        { input: label(`${moment} ms`, CELL.width), left, top: top + CELL.label },
        { input: await picture.png().toBuffer(), left, top: top + 2 * CELL.label },
      ]
    }),
  )
  const width = CELL.gap + MOMENTS.length * step.x
  const height = CELL.gap + films.length * step.y
  const titles = films.map(({ path }, row) => {
    return { input: label(path, width - 2 * CELL.gap), left: CELL.gap, top: CELL.gap + row * step.y }
  })
  return sharp({ create: { width, height, channels: 3, background: '#555' } })
    .composite([...titles, ...(await Promise.all(cells)).flat()])
    .png({ palette: true, effort: 10 })
    .toBuffer()
}

/** A line of text as an SVG picture. The paths of pages contain no characters that XML has to escape. */
const label = (text: string, width: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${CELL.label}">` +
      `<text x="0" y="16" font-family="sans-serif" font-size="11" fill="#fff">${text}</text></svg>`,
  )
