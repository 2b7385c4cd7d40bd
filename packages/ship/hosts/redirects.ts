/** A redirect from a former address of a page to its current one, both without the base path. */
export interface Redirect {
  from: string
  to: string
}

/** Returns an address and its other spellings, with a slash at the end and with `.html`. */
export const spellingsOf = (path: string): string[] => [path, `${path}/`, `${path}.html`]

/** The file to which a build writes its redirects for the embedded server, relative to the root of the project. */
export const redirectsFile = '.hosts/redirects.json'
