import { listFiles } from '../../tests/fixtures/list-files'

/** Files that hosts use, which are not visited as pages. */
const notPages = new Set(['/404', '/_not-found'])

/**
 * The routes of the export, from its files, so that no test misses a new page.
 * @param outDir folder of the export
 * @throws if there is no export or no page in it
 */
export function listPages(outDir = 'out'): string[] {
  return listFiles(outDir, '.html')
    .map((file) => `/${file.slice(0, -'.html'.length)}`)
    .filter((page) => !notPages.has(page))
    .map((page) => (page === '/index' ? '/' : page))
    .sort()
}
