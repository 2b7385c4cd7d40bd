import { href } from '../../../lib/shared/urls'

/**
 * Reads scripts and all that they may load later: a chunk names the chunks that it can ask for.
 * @param urls addresses as pages write them
 * @param read gives the text behind an address
 * @returns the text of each, those that were asked for first
 */
export async function readScripts(
  urls: readonly string[],
  read: (url: string) => Promise<string>,
): Promise<Map<string, string>> {
  const texts = new Map<string, string>()
  const queue = [...urls]
  for (let url = queue.shift(); url !== undefined; url = queue.shift()) {
    if (texts.has(url)) continue
    const text = await read(url)
    texts.set(url, text)
    for (const [path] of text.matchAll(/static\/chunks\/[\w.~-]+\.js/g)) queue.push(href(`/_next/${path}`))
  }
  return texts
}
