/**
 * The builds that tests need in addition to the one in `out/`. For `npm test`, Next and the steps that process its
 * export run twice.
 */
import { readFileSync } from 'node:fs'
import { root } from '../../preview/install.mjs'
import { aDayLater } from './a-day-later.mjs'
import { newCases } from './new-cases.mjs'
import { otherFacts } from './other-facts.mjs'
import { hiddenPages, UNPUBLISHED_AT, unpublishedPages } from './unpublished.mjs'

/**
 * Next's own export of these sources, before any step, with a draft and a scheduled page. No trace of these may be
 * visible: the processed export is compared with `out/`, which was built without them. It starts with no caches but
 * Next's.
 * @type {import('./build-variant.mjs').Variant}
 */
export const untouched = { name: 'untouched', ship: 'untouched', files: hiddenPages(), fresh: true }

const page = readFileSync(`${root}tests/fixtures/kinds/page.tsx`, 'utf8')
const asClient = (/** @type {string} */ text) => `'use client'\n\n${text}`

/**
 * A preview with every kind of addition and change: a draft, a page scheduled for one second later and one whose date
 * has passed, a page whose text differs from the Git tag `published`, and a page that has been deleted since. Its facts
 * differ from those in `content/`, each with a unique value, and it has two more cases, added as folders. One test page
 * is added twice, and a component of the site is changed: the second page and the component differ only by
 * `'use client'`.
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
 * The site built again, in a different folder, without the Git history, and a day later: every byte must be the same.
 * It uses Next's export from `untouched`.
 * @type {import('./build-variant.mjs').Variant}
 */
export const again = { name: 'again', shippedFrom: untouched, env: { BUILD_NOW: aDayLater() } }

/**
 * The steps run again, on their own output.
 * @type {import('./build-variant.mjs').Variant}
 */
export const repeated = { name: 'repeated', shippedFrom: again }

/**
 * The steps of `again`, run with its caches after every eighth entry has been corrupted: the output must be the same.
 * @type {import('./build-variant.mjs').Variant}
 */
export const corrupted = { ...again, name: 'corrupted', corruptedFrom: again }

/** The variants that `npm test` builds: two rows that can be built in parallel, each in order. */
export const rows = [[untouched, again], [preview]]
