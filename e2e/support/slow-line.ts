import type { CDPSession, Page } from '@playwright/test'

/** One request in Chromium's network log. */
export interface Asked {
  /** `Document`, `Font`, `Image`, `Fetch`, `Script` …; `Other` is the icon of the tab. */
  type: string
  path: string
  /** Size of headers and body on the wire; 0 until they have arrived. */
  bytes: number
  /** Whether the browser sent `Save-Data: on`. */
  savesData: boolean
}

/** 400 kbit/s in both directions and 400 ms until a response begins, as on a train. */
const LINE = { offline: false, latency: 400, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8 }

/**
 * Gives a page a slow connection with data saving, before it is opened. The browser itself then reports it, in
 * `navigator.connection` and to the server; nothing in the page is replaced.
 * @returns the network log, which grows
 */
export async function slowLine(page: Page): Promise<Asked[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { ...LINE, connectionType: 'cellular3g' })
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true })
  // The override applies to requests of the page, and not to the request for the page itself.
  await page.setExtraHTTPHeaders({ 'Save-Data': 'on' })
  return readLog(session)
}

function readLog(session: CDPSession): Asked[] {
  const log: Asked[] = []
  const byId = new Map<string, Asked>()
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other' }) => {
    // The controls of a film have an icon of their own, which is not fetched.
    if (request.url.startsWith('data:')) return
    const savesData = Object.keys(request.headers).some((name) => name.toLowerCase() === 'save-data')
    const asked = { type, path: new URL(request.url).pathname, bytes: 0, savesData }
    byId.set(requestId, asked)
    log.push(asked)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const asked = byId.get(requestId)
    if (asked) asked.bytes = encodedDataLength
  })
  return log
}

/** A picture of a page: its address, how far its top is below the lower edge of the window, and whether it is shown at all. */
interface Seen {
  path: string
  below: number
  lazy: boolean
  shown: boolean
}

/** The current positions of the pictures of a page. */
export function picturesOf(page: Page): Promise<Seen[]> {
  return page.evaluate(() =>
    [...document.images].map((image) => ({
      path: image.currentSrc && new URL(image.currentSrc).pathname,
      below: image.getBoundingClientRect().top - innerHeight,
      lazy: image.loading === 'lazy',
      shown: image.checkVisibility({ visibilityProperty: true }),
    })),
  )
}
