/**
 * Turns a text into a part of a URL or of a branch name: “Café Noir 2026” becomes `cafe-noir-2026`. Empty if nothing is
 * left.
 */
export const slugify = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
