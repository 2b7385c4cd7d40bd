/**
 * Two cases that are not on the site, each added as a folder: an A/B test and a test of one page, with three
 * participants for each version.
 */
import { readFileSync } from 'node:fs'
import { root } from '../../preview/install.mjs'

/** @param {string} path */
const read = (path) => readFileSync(`${root}content/cases/${path}`, 'utf8')

/**
 * Returns the header and first three participants of a results file.
 * @param {string} path
 */
const threeOf = (path) =>
  read(path)
    .split('\n')
    .filter((line) => /^(participant|[ab]0[1-3]),/.test(line))
    .join('\n')

/** @param {string} name @param {string} frontMatter @param {string} body */
const text = (name, frontMatter, body) => `---
title: "${name}: a case that was dropped in"
description: "It says how ${name} did: {{a.engagement}} of simulated engagement, from {{a.people}} people."
name: ${name}
source: simulated
heading: Does ${name} work?
lead: A test of ${name}. {{a.people}} simulated people saw it for {{a.duration}}.
card:
  kind: Test of ${name}
  question: Would anybody stop for ${name}?
${frontMatter}setup:
  - { name: Tested, text: What ${name} looks like }
  - { name: People, text: "{{a.people}} simulated people" }
  - { name: Time, text: "{{a.duration}} each" }
---

How ${name} was tested.

${body}`

const toast = text(
  'toast',
  `versions:
  - { name: Plain, picture: toast-a.png, alt: Toast without anything. }
  - { name: Buttered, picture: toast-b.png, alt: Toast with butter. }
`,
  `## Overall scores

A has {{a.engagement}} and B {{b.engagement}}: {{difference.engagement.verdict}}.

## Engagement heatmap

{{a.areas.product.seen}} saw the toast.

## Dashboard overview

In parts.

### Emotion

Happiness: {{difference.happiness}}.

### Eye tracking

First after {{b.areas.product.firstLook}}.

### Excitement

{{b.excitement}}.

## Individual eye movements

One after the other.

## Conclusion

So be it.
`,
)

const soup = text(
  'soup',
  `versions:
  - { name: The bowl, picture: soup.png, alt: A bowl of soup. }
`,
  `## Emotion

Happiness: {{a.happiness}}.

## Eye tracking

{{a.areas.burger.seen}} saw it.

## Excitement

{{a.excitement}}.
`,
)

/**
 * Reads a PNG of one colour, 1000 by 625: as wide as a case needs, with the aspect ratio of its areas. Encoding photos
 * of the usual size would take as much processor time as the rest of the preview's build, and no test examines them.
 */
export const flatPicture = () => readFileSync(`${root}tests/fixtures/flat.png`)

/**
 * Returns every file of the two cases, by path.
 * @returns {Record<string, string | Buffer>}
 */
export const newCases = () => ({
  'content/cases/toast/index.md': toast,
  'content/cases/toast/areas.yml': read('galaxy/areas.yml').replaceAll('galaxy-', 'toast-'),
  'content/cases/toast/a.csv': threeOf('galaxy/a.csv'),
  'content/cases/toast/b.csv': threeOf('galaxy/b.csv'),
  'content/cases/toast/toast-a.png': flatPicture(),
  'content/cases/toast/toast-b.png': flatPicture(),
  'content/cases/soup/index.md': soup,
  'content/cases/soup/areas.yml': read('bugfoundation/areas.yml').replace('bugfoundation:', 'soup:'),
  'content/cases/soup/a.csv': threeOf('bugfoundation/a.csv'),
  'content/cases/soup/soup.png': flatPicture(),
})
