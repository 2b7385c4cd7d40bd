/** Addresses that only `npm run dev` has, without the base path. */

/** Sends edits and mistakes to open pages. */
export const EVENTS = '/_dev/events'

/** The script that receives events. */
export const PAGE_SCRIPT = '/_dev/page.js'

/** The folder of the tools, with a trailing slash. In a build its name is a hash of its content. */
export const TOOLS_FOLDER = '/_next/static/client/dev/'
