import type { CDPSession, Page } from '@playwright/test'

/** A request in Chromium's network log. */
export interface LoggedRequest {
  /** `Document`, `Font`, `Image`, `Fetch`, `Script` and so on; `Other` is the icon of the tab. */
  type: string
  path: string
  /** The size of headers and body as transferred; 0 until they have arrived. */
  bytes: number
  /** Whether the browser sent `Save-Data: on`. */
  savesData: boolean
}

/** 400 kbit/s in both directions and a latency of 400 ms, as on a train. */
const CONNECTION = { offline: false, latency: 400, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8 }

/**
 * Gives a page a slow connection with data saving, before the page is opened. The browser itself reports this, in
 * `navigator.connection` and to the server; nothing in the page is replaced.
 * @returns the network log, which grows
 */
export async function throttleConnection(page: Page): Promise<LoggedRequest[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { ...CONNECTION, connectionType: 'cellular3g' })
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true })
  // The override applies to requests of the page, but not to the request for the page itself.
  await page.setExtraHTTPHeaders({ 'Save-Data': 'on' })
  return readLog(session)
}

function readLog(session: CDPSession): LoggedRequest[] {
  const log: LoggedRequest[] = []
  const byId = new Map<string, LoggedRequest>()
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other' }) => {
    // The controls of a video have an icon, which is logged but not fetched.
    if (request.url.startsWith('data:')) return
    const savesData = Object.keys(request.headers).some((name) => name.toLowerCase() === 'save-data')
    const entry = { type, path: new URL(request.url).pathname, bytes: 0, savesData }
    byId.set(requestId, entry)
    log.push(entry)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const entry = byId.get(requestId)
    if (entry) entry.bytes = encodedDataLength
  })
  return log
}

/**
 * A picture on a page: its path, the distance of its top below the lower edge of the window, and whether it is shown.
 */
interface PicturePosition {
  path: string
  below: number
  lazy: boolean
  shown: boolean
}

/** Returns the pictures of a page with their current positions. */
export function picturesOf(page: Page): Promise<PicturePosition[]> {
  return page.evaluate(() =>
    [...document.images].map((image) => ({
      path: image.currentSrc && new URL(image.currentSrc).pathname,
      below: image.getBoundingClientRect().top - innerHeight,
      lazy: image.loading === 'lazy',
      shown: image.checkVisibility({ visibilityProperty: true }),
    })),
  )
}
