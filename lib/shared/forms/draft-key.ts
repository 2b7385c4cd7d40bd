/**
 * Returns the key of a form's draft in session storage. It has its own module because the script of every page needs
 * only this function.
 */
export const draftKey = (name: string): string => `draft:${name}`
