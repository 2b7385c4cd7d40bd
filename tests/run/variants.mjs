/** The builds that tests need besides the one in `out/`: Next runs twice for them, and the steps over its export five times. */
import { readFileSync } from 'node:fs'
import { root } from '../../preview/install.mjs'
import { aDayLater } from './a-day-later.mjs'
import { newCases } from './new-cases.mjs'
import { otherFacts } from './other-facts.mjs'
import { UNPUBLISHED_AT, unpublishedPages, unseen } from './unpublished.mjs'

/**
 * Next's own export of these sources, before any step. With a draft and a page that waits for its day, of which nothing may
 * be seen: what becomes of this is held against `out/`, which never knew them. It begins with nothing kept but what Next keeps.
 * @type {import('./build-variant.mjs').Variant}
 */
export const untouched = { name: 'untouched', ship: 'untouched', files: unseen(), fresh: true }

const page = readFileSync(`${root}tests/fixtures/kinds/page.tsx`, 'utf8')
const asClient = (/** @type {string} */ text) => `'use client'\n\n${text}`

/**
 * A preview with every kind of addition and change: a draft, a page scheduled for one second later and one whose day has
 * come, a page whose text differs from the git tag `published`, and a page that was deleted since. The published site has
 * other facts, each with a value that occurs nowhere else, and two more cases, added as folders. One page is there twice,
 * and a component of the site is changed: the second page and the component differ by `'use client'` alone.
 * @type {import('./build-variant.mjs').Variant}
 */
export const preview = {
  name: 'preview',
  published: { ...newCases(), 'content/facts.yml': otherFacts },
  files: {
    ...unpublishedPages(),
    'content/pages/about.md': (text) => text.replace('title: About us', 'title: About all of us'),
    'content/docs/real-time.md': null,
    'app/fixture/server/page.tsx': page,
    'app/fixture/client/page.tsx': asClient(page),
    'components/about/ThreeLayers.tsx': asClient,
  },
  env: { BUILD_NOW: UNPUBLISHED_AT, EDITION: 'preview' },
}

/**
 * The site again, in another folder, without the history of git, and a day later: every byte must be the same. Next's
 * second build of it is that of `untouched`.
 * @type {import('./build-variant.mjs').Variant}
 */
export const again = { name: 'again', shippedFrom: untouched, env: { BUILD_NOW: aDayLater() } }

/** The steps again, over their own output. @type {import('./build-variant.mjs').Variant} */
export const repeated = { name: 'repeated', shippedFrom: again }

/**
 * The steps of `again` with what these have kept, every eighth piece of it damaged: nothing of that may be seen.
 * @type {import('./build-variant.mjs').Variant}
 */
export const poisoned = { ...again, name: 'poisoned', poisonedFrom: again }

/** All that `npm test` builds, in two rows that can be built beside each other. */
export const rows = [[untouched, again, repeated, poisoned], [preview]]
