/** From a former address of a page to its current one, both without base path. */
export interface Redirect {
  from: string
  to: string
}

/** Every way to write the address of a page; hosts redirect from each to the page. */
export const spellingsOf = (path: string): string[] => [path, `${path}/`, `${path}.html`]

/** Where a build writes its redirects for the embedded server, from the root of the project. */
export const redirectsFile = '.hosts/redirects.json'
