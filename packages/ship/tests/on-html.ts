import { changePage, type PageTree } from '../page-tree'

/** A change of pages as a function from HTML to HTML. @returns takes the page, its file, and what else the change takes */
export const onHtml =
  <Rest extends unknown[]>(change: (page: PageTree, ...rest: Rest) => void) =>
  (html: string, file: string, ...rest: Rest): string =>
    changePage(html, file, (page) => change(page, ...rest))
