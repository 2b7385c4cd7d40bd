/** Three pages that the site does not have: a case that is a draft, a page that waits for a day, and one whose day has come. */
import { newCases } from './new-cases.mjs'

/** The moment of the builds that have them: a second before the page that waits is due. */
export const KEPT_BACK_AT = '2026-12-01T07:59:59Z'

/** The day on which somebody has stamped them. */
export const STAMPED_ON = '2026-11-20'

/** Words that stand in the first two and nowhere else, so that any trace of them can be found. */
export const TRACES = { draft: 'zanzibar', later: 'quagga' }

/** @param {string} name @param {string} publishAt */
const doc = (name, publishAt) => `---
title: The ${name}
description: It says what there is to say about the ${name}.
lead: A page about the ${name}.
order: 400
publishAt: ${publishAt}
formerly: [/old-${name}]
---

## The ${name} in short

![A ${name} in the grass](${name}.png "How a ${name} stands")
`

/**
 * Every file of the three, by path.
 * @returns {Record<string, string | Buffer>}
 */
export function keptBack() {
  const { draft, later } = TRACES
  const cases = newCases()
  const soup = (/** @type {string} */ file) => /** @type {string} */ (cases[`content/cases/soup/${file}`])
  const picture = /** @type {Buffer} */ (cases['content/cases/soup/soup.png'])
  const text = soup('index.md').replaceAll('soup', draft)
  return {
    [`content/cases/${draft}/index.md`]: text.replace('---\n', `---\ndraft: true\nformerly: [/old-${draft}]\n`),
    [`content/cases/${draft}/areas.yml`]: soup('areas.yml').replace('soup:', `${draft}:`),
    [`content/cases/${draft}/a.csv`]: soup('a.csv'),
    [`content/cases/${draft}/${draft}.png`]: picture,
    [`content/docs/${later}.md`]: doc(later, '2026-12-01 09:00'),
    [`content/docs/${later}.png`]: picture,
    'content/docs/okapi.md': doc('okapi', '2026-12-01 08:59'),
    'content/docs/okapi.png': picture,
  }
}

/**
 * What `npm run stamp` writes of pages that were dropped in; a build does not mind which words they had. A draft has no
 * date, and neither has the case soup: a page that nobody has stamped.
 * @param {string} dates as they are
 */
export const stampedToo = (dates) => {
  const pages = [`/docs/${TRACES.later}`, '/docs/okapi', '/cases/toast']
  const stamped = pages.map((path) => [path, { words: '0123456789abcdef', day: STAMPED_ON }])
  return JSON.stringify({ ...JSON.parse(dates), ...Object.fromEntries(stamped) })
}
