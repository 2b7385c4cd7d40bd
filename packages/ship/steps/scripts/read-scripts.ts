import { addressOf } from '../../address'

/**
 * Reads scripts and every script that they may load later. A chunk contains the names of the chunks that it can load.
 * @param urls their addresses, as in pages
 * @param read reads the text at an address
 * @param basePath the base path of the export
 * @returns texts by address, the requested ones first
 */
export async function readScripts(
  urls: readonly string[],
  read: (url: string) => Promise<string>,
  basePath: string,
): Promise<Map<string, string>> {
  const texts = new Map<string, string>()
  const queue = [...urls]
  for (let url = queue.shift(); url !== undefined; url = queue.shift()) {
    if (texts.has(url)) continue
    const text = await read(url)
    texts.set(url, text)
    for (const [path] of text.matchAll(/static\/chunks\/[\w.~-]+\.js/g))
      queue.push(addressOf(`/_next/${path}`, { basePath }))
  }
  return texts
}
