/** The builds that tests need besides the one in `out/`. Each takes as long as a build, so there are at most three. */
import { readFileSync } from 'node:fs'
import { root } from '../../preview/install.mjs'
import { newCases } from './new-cases.mjs'

/** Next's own export of these sources, before any step. @type {import('./build-variant.mjs').Variant} */
export const untouched = { name: 'untouched', ship: 'untouched' }

const page = readFileSync(`${root}tests/fixtures/kinds/page.tsx`, 'utf8')
const asClient = (/** @type {string} */ text) => `'use client'\n\n${text}`

/**
 * One page twice, and a component of the site: each with `'use client'` above it and nothing else changed. Two cases more,
 * dropped in as folders.
 * @type {import('./build-variant.mjs').Variant}
 */
export const asClients = {
  name: 'use-client',
  files: {
    'app/fixture/server/page.tsx': page,
    'app/fixture/client/page.tsx': asClient(page),
    'components/about/ThreePlates.tsx': asClient,
    ...newCases(),
  },
}

/** The same once more, in another folder: every byte must be the same. @type {import('./build-variant.mjs').Variant} */
export const again = { name: 'again' }

/** All that `npm test` builds. */
export const variants = [untouched, asClients, again]
