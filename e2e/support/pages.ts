import { readdirSync } from 'node:fs'

/** Files that hosts use; nobody visits them as pages. */
const notPages = new Set(['/404', '/_not-found'])

/**
 * The routes of the export, read from the pages that are there, so that a new page is never forgotten by a test.
 * @param outDir folder of the export
 * @throws when there is no export or no page in it: a test over no pages would pass for the wrong reason
 */
export function listPages(outDir = 'out'): string[] {
  const pages = readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.replaceAll('\\', '/').slice(0, -'.html'.length)}`)
    .filter((page) => !notPages.has(page))
    .map((page) => (page === '/index' ? '/' : page))
    .sort()
  if (pages.length === 0) throw new Error(`There is no page in ${outDir}/. Run npm run build first.`)
  return pages
}
