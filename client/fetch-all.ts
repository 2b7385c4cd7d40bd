/** How long after a failed attempt a file is requested again, in milliseconds. */
const RETRY_DELAY_MS = 999

/**
 * Fetches a script into the browser's cache, where it stays only if its body has been read. Rejects if the status is an
 * error or the response is HTML: some hosts respond with a page, or redirect to one, if a file is missing.
 */
const get = async (url: string): Promise<void> => {
  const response = await fetch(url)
  await response.arrayBuffer()
  if (!response.ok || /html/.test(response.headers.get('content-type') as string)) throw response
}

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** Fetches all files, each a second time if it fails. Rejects if one still cannot be fetched. */
export function fetchAll(urls: readonly string[]): Promise<unknown> {
  return Promise.all(urls.map((url) => get(url).catch(() => wait(RETRY_DELAY_MS).then(() => get(url)))))
}

/** Fetches a text file of this site. Rejects with the response if its status is an error. */
export async function fetchText(url: string): Promise<string> {
  const response = await fetch(url)
  if (!response.ok) throw response
  return response.text()
}
