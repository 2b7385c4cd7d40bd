import { readFileSync } from 'node:fs'

/**
 * Returns the loader script as it is shipped in the home page: with its parts for islands, tabs, forms and reveals, and
 * without those for the documentation and the cases.
 * @param files URLs that replace those of the home page
 * @throws if there is no export
 */
export function shippedLoader(files?: readonly string[]): string {
  const loader = /<script data-ship="interactive"[^>]*>(.*?)<\/script>/s.exec(readFileSync('out/index.html', 'utf8'))
  if (loader?.[1]) return files ? loader[1].replace(/"\/_next[^"]+"/, JSON.stringify(files.join(' '))) : loader[1]
  throw new Error('out/index.html has no loader. Run npm run build first.')
}
