import { readFileSync } from 'node:fs'

/**
 * The site's own script as it is shipped in the home page, which has islands, forms and reveals: with the parts for all
 * three, and without those of the documentation.
 * @throws when there is no export
 */
export function shippedLoader(): string {
  const loader = /<script data-ship="interactive"[^>]*>(.*?)<\/script>/s.exec(readFileSync('out/index.html', 'utf8'))
  if (loader?.[1]) return loader[1]
  throw new Error('out/index.html has no loader. Run npm run build first.')
}
