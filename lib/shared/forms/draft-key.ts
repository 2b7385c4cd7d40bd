/** The key of a form's draft in session storage. A module of its own, because the script of every page needs only this. */
export const draftKey = (name: string): string => `draft:${name}`
