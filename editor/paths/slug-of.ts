/** A text as a part of an address or of a branch: “Café Noir 2026” is `cafe-noir-2026`. Empty if nothing of it can be. */
export const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
