/** Where a form's draft lies in the browser's session storage. By itself, so that the script of every page takes only this. */
export const draftKey = (name: string): string => `draft:${name}`
