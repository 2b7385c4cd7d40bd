/** A former address of a page and the page's own, both without base path. */
export interface Redirect {
  from: string
  to: string
}

/** Every way in which people write the address of a page; hosts lead from each to the page. */
export const spellingsOf = (path: string): string[] => [path, `${path}/`, `${path}.html`]

/** Where a build notes the former addresses of its pages for the embedded server, from the project's root. */
export const redirectsFile = '.hosts/moves.json'
