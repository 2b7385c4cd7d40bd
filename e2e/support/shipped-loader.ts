import { readFileSync } from 'node:fs'

/**
 * The site's own script as it is shipped in the home page, which has islands, forms and reveals: with the parts for all
 * three, and without those of the documentation.
 * @param files addresses that replace those of the home page
 * @throws if there is no export
 */
export function shippedLoader(files?: readonly string[]): string {
  const loader = /<script data-ship="interactive"[^>]*>(.*?)<\/script>/s.exec(readFileSync('out/index.html', 'utf8'))
  if (loader?.[1]) return files ? loader[1].replace(/"\/_next[^"]+"/, JSON.stringify(files.join(' '))) : loader[1]
  throw new Error('out/index.html has no loader. Run npm run build first.')
}
