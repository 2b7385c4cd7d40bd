import { changePage, type PageTree } from '../page-tree'

/**
 * Turns a function that changes a page's tree into one from HTML to HTML.
 * @returns a function that takes the page, its file, and the change's other arguments
 */
export const onHtml =
  <Rest extends unknown[]>(change: (page: PageTree, ...rest: Rest) => void) =>
  (html: string, file: string, ...rest: Rest): string =>
    changePage(html, file, (page) => change(page, ...rest))
