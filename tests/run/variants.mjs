/** The builds that tests need besides the one in `out/`. Each but `again` and `repeated` takes as long as a build, so there are at most four. */
import { readFileSync } from 'node:fs'
import { root } from '../../preview/install.mjs'
import { aDayLater } from './a-day-later.mjs'
import { KEPT_BACK_AT, keptBack, stampedToo } from './kept-back.mjs'
import { newCases } from './new-cases.mjs'
import { otherFacts } from './other-facts.mjs'

/** Next's own export of these sources, before any step. @type {import('./build-variant.mjs').Variant} */
export const untouched = { name: 'untouched', ship: 'untouched' }

const page = readFileSync(`${root}tests/fixtures/kinds/page.tsx`, 'utf8')
const asClient = (/** @type {string} */ text) => `'use client'\n\n${text}`

/**
 * One page twice, and a component of the site: each with `'use client'` above it and nothing else changed. Two cases more,
 * dropped in as folders. A draft and a page that is due a second later, of which nothing may be seen.
 * @type {import('./build-variant.mjs').Variant}
 */
export const asClients = {
  name: 'use-client',
  files: {
    'app/fixture/server/page.tsx': page,
    'app/fixture/client/page.tsx': asClient(page),
    'components/about/ThreePlates.tsx': asClient,
    ...newCases(),
    ...keptBack(),
    'content/.dates.json': stampedToo,
  },
  env: { BUILD_NOW: KEPT_BACK_AT },
}

/**
 * A preview of the same draft and the same later page, with one page that says something else than the git tag `published`
 * and one that went.
 * @type {import('./build-variant.mjs').Variant}
 */
export const preview = {
  name: 'preview',
  files: {
    ...keptBack(),
    'content/pages/about.md': (text) => text.replace('title: About us', 'title: About all of us'),
    'content/docs/real-time.md': null,
  },
  env: { BUILD_NOW: KEPT_BACK_AT, EDITION: 'preview' },
  published: true,
}

/**
 * The site once more, in another folder, without the history of git, and a day later: every byte must be the same. Next's
 * second build of it is that of `untouched`.
 * @type {import('./build-variant.mjs').Variant}
 */
export const again = { name: 'again', shippedFrom: untouched, env: { BUILD_NOW: aDayLater() } }

/** The steps once more, over what they have made already. @type {import('./build-variant.mjs').Variant} */
export const repeated = { name: 'repeated', shippedFrom: again }

/** Every fact with a value of its own that occurs nowhere else. @type {import('./build-variant.mjs').Variant} */
export const withOtherFacts = { name: 'other-facts', files: { 'content/facts.yml': otherFacts } }

/** All that `npm test` builds. */
export const variants = [untouched, asClients, preview, again, repeated, withOtherFacts]
