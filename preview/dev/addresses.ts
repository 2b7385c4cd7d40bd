/** Addresses that only `npm run dev` has, without base path. */

/** Where open pages hear of edits and mistakes. */
export const EVENTS = '/_dev/events'

/** The script that hears them. */
export const PAGE_SCRIPT = '/_dev/page.js'

/** Where tools lie, with a slash at its end. A build calls this folder by the hash of what is in it. */
export const TOOLS_FOLDER = '/_next/static/client/dev/'
