import type { PageMaker } from '@oogwenk/ship'
import { href } from '../../../lib/shared/urls'
import { PAGE_SCRIPT, TOOLS_FOLDER } from '../addresses'

/** The state of the site when a page was rendered. */
export interface PageState {
  /** The name of the edit that the page shows. */
  edit: string
  /** The path without the base path, such as `/about`. */
  path: string
}

/**
 * Adds to a page of `next dev` what a build adds. The loader waits for React (`page/live.ts`), which would report the
 * loader's changes as a hydration mismatch.
 */
export function completePage(
  maker: Pick<PageMaker, 'complete'>,
  html: string,
  { edit, path }: PageState,
): Promise<string> {
  const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`
  return maker.complete(html, file, TOOLS_FOLDER, (loader) => {
    const code = `livePage(${JSON.stringify(edit)},()=>{${loader}})`
    return `<script src="${href(PAGE_SCRIPT)}"></script><script data-ship="dev">${code}</script>`
  })
}
