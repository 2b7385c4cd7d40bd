/** Three pages that are not on the site: a draft case, a scheduled page, and one whose date has passed. */
import { flatPicture, newCases } from './new-cases.mjs'

/** The time of the builds that have these pages, which is a second before the scheduled page is published. */
export const UNPUBLISHED_AT = '2026-12-01T07:59:59Z'

/** Words that occur only in the first two pages, so that any trace of them can be found. */
export const TRACES = { draft: 'zanzibar', later: 'quagga' }

/** @param {string} name @param {string} publishAt */
const doc = (name, publishAt) => `---
title: The ${name}
description: It says what there is to say about the ${name}.
lead: A page about the ${name}.
order: 400
publishAt: ${publishAt}
aliases: [/old-${name}]
---

## The ${name} in short

![A ${name} in the grass](${name}.png "How a ${name} stands")
`

/**
 * Returns every file of the three pages, by path.
 * @returns {Record<string, string | Buffer>}
 */
export const unpublishedPages = () => ({
  ...hiddenPages('2026-12-01 09:00'),
  'content/docs/okapi.md': doc('okapi', '2026-12-01 08:59'),
  'content/docs/okapi.png': flatPicture(),
})

/**
 * Returns the draft and the scheduled page, no trace of which may be visible in a build.
 * @param {string} publishAt the time for which the page is scheduled; by default long after all builds
 * @returns {Record<string, string | Buffer>}
 */
export function hiddenPages(publishAt = '2099-12-01 09:00') {
  const { draft, later } = TRACES
  const cases = newCases()
  const soup = (/** @type {string} */ file) => /** @type {string} */ (cases[`content/cases/soup/${file}`])
  const text = soup('index.md').replaceAll('soup', draft)
  return {
    [`content/cases/${draft}/index.md`]: text.replace('---\n', `---\ndraft: true\naliases: [/old-${draft}]\n`),
    [`content/cases/${draft}/areas.yml`]: soup('areas.yml').replace('soup:', `${draft}:`),
    [`content/cases/${draft}/a.csv`]: soup('a.csv'),
    [`content/cases/${draft}/${draft}.png`]: flatPicture(),
    [`content/docs/${later}.md`]: doc(later, publishAt),
    [`content/docs/${later}.png`]: flatPicture(),
  }
}
