import { listFiles } from '../../tests/fixtures/list-files'

/** Files that hosts use; nobody visits them as pages. */
const notPages = new Set(['/404', '/_not-found'])

/**
 * The routes of the export, read from the pages that are there, so that a new page is never forgotten by a test.
 * @param outDir folder of the export
 * @throws when there is no export or no page in it
 */
export function listPages(outDir = 'out'): string[] {
  return listFiles(outDir, '.html')
    .map((file) => `/${file.slice(0, -'.html'.length)}`)
    .filter((page) => !notPages.has(page))
    .map((page) => (page === '/index' ? '/' : page))
    .sort()
}
