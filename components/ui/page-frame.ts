/** The header, the footer and everything else around the main part of a page. */
interface PageFrame {
  putAround(main: HTMLElement): void
}

/**
 * Keeps everything around the main part of a page, for a screen that is about to replace the whole page. These are the
 * same nodes, not copies, because the page's loader listens to this header.
 */
export function findPageFrame(): PageFrame {
  const find = (selector: string) => [...document.querySelectorAll(selector)]
  const [before, after] = [find('.skip, body > aside, [data-site-header]'), find('body > footer')]
  return {
    putAround(main) {
      main.before(...before)
      main.after(...after)
    },
  }
}
