/** Header and footer of the page that stands there now, with what else surrounds its main part. */
export interface PageFrame {
  putAround(main: HTMLElement): void
}

/**
 * Takes hold of what stands around the main part of a page, for a screen that is going to stand in the place of all of it.
 * The nodes themselves are kept and no copies: the header is the one that the page's loader knows.
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
