import { listFiles } from '../../tests/fixtures/list-files'

/** Files for hosts, which visitors do not open as pages. */
const notPages = new Set(['/404', '/_not-found'])

/**
 * Lists the routes of the export by its files, so that no test misses a new page.
 * @param outDir the folder of the export
 * @throws if there is no export or no page in it
 */
export function listPages(outDir = 'out'): string[] {
  return listFiles(outDir, '.html')
    .map((file) => `/${file.slice(0, -'.html'.length)}`)
    .filter((page) => !notPages.has(page))
    .map((page) => (page === '/index' ? '/' : page))
    .sort()
}
