/** Edits to the form of the content: a price in words, numbers that are zero or one, lists and tables, long names. */
import { edit } from './edit.mjs'

const facts = 'content/facts.yml'
const pricing = 'content/pages/pricing.md'

const guide = `---
title: Größe und Übersicht
description: "A guide with all that a text may hold: quotations, lists, code, tables and letters of other languages."
lead: What a text may hold, on one page.
order: 200
---

Words *with* **weight**, \`code\`, ~~none~~ and [a link](/pricing "to the plans").

## Überschrift 🎉

> A quotation.
>
> - with a list

1. One
   - and below it
2. Two

   with a paragraph

### Code

\`\`\`javascript
const größe = '<b>' // 🎉
\`\`\`

#### Tables

| Left | Right | Middle |
| :--- | ---: | :---: |
| äöü | \`a \\| b\` | 🎉 |

---

Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverleihung.
`

const question = `## What do schools pay?

> Half of it.

- schools
- universities

| Plan | Price |
| --- | ---: |
| Lite | half |
`

/**
 * Facts and texts in forms that the schemas allow and the content as delivered does not use.
 * @type {import('./edit.mjs').Edit[]}
 */
export const forms = [
  {
    name: 'Lite has a price in words',
    files: {
      [facts]: (text) => text.replace('price: { money: 99 }', 'price: { text: on request }'),
      [pricing]: (text) => text.replace('Lite from {{plans.lite.price}} per test', 'Lite {{plans.lite.price}}'),
    },
  },
  edit(
    'a text that begins with a number',
    facts,
    'includedMinutes: { text: custom }',
    'includedMinutes: { text: "1,000 a month" }',
  ),
  edit('one tester is free', facts, 'freeTesters: { count: 2,', 'freeTesters: { count: 1,'),
  edit('testers for Enterprise cost nothing', facts, 'panel: { money: 9 }', 'panel: { money: 0 }'),
  {
    name: 'questions in a different order, and a new one with a list, a quotation and a table',
    files: {
      [pricing]: (text) => {
        const [head = '', ...answers] = text.split(/^(?=## )/m)
        return [head.trim(), question, ...answers.toReversed()].map((part) => part.trim()).join('\n\n')
      },
    },
  },
  edit(
    'a long name for a tab',
    'locales/en/common.json',
    '"heatmaps": "Heatmaps",\n    "emotions": "Emotions",\n    "heartRate": "Heart rate",\n    "areasOfInterest": "Areas of interest",\n    "play"',
    '"heatmaps": "Heatmaps of all that people look at",\n    "emotions": "Emotions",\n    "heartRate": "Heart rate measurements",\n    "areasOfInterest": "Areas of interest",\n    "play"',
  ),
  {
    name: 'a documentation page with everything that a text may contain',
    files: { 'content/docs/all-forms.md': guide },
  },
]
