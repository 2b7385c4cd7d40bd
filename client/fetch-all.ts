/** How long after a failed try a file is asked for once more, in milliseconds. */
const AGAIN_AFTER_MS = 999

/**
 * Fetches a script into the browser's memory. Reading the body is what makes it stay there.
 * Rejects a page too: some hosts answer with one, or lead to it, where a file is missing.
 */
const get = async (url: string): Promise<void> => {
  const answer = await fetch(url)
  await answer.arrayBuffer()
  if (!answer.ok || /html/.test(answer.headers.get('content-type') as string)) throw answer
}

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** Fetches every file, each once more if it fails. Rejects where one stays away. */
export function fetchAll(urls: readonly string[]): Promise<unknown> {
  return Promise.all(urls.map((url) => get(url).catch(() => wait(AGAIN_AFTER_MS).then(() => get(url)))))
}

/** Fetches a text of this site. Rejects with the answer where it is none. */
export async function fetchText(url: string): Promise<string> {
  const answer = await fetch(url)
  if (!answer.ok) throw answer
  return answer.text()
}
