/** The builds that tests need besides the one in `out/`. Each takes as long as a build, so there are at most three. */

/** Next's own export of these sources, before any step. @type {import('./build-variant.mjs').Variant} */
export const untouched = { name: 'untouched', ship: 'untouched' }

/** All that `npm test` builds. */
export const variants = [untouched]
