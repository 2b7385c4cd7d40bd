/** A redirect from a former address of a page to its current one, both without the base path. */
export interface Redirect {
  from: string
  to: string
}

/** Returns every way to write the address of a page. Hosts redirect each of them to the page. */
export const spellingsOf = (path: string): string[] => [path, `${path}/`, `${path}.html`]

/** The file to which a build writes its redirects for the embedded server, relative to the root of the project. */
export const redirectsFile = '.hosts/redirects.json'
