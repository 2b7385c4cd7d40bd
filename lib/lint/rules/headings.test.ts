import { comparisonText } from '../../../tests/fixtures/messages/case-files'
import { doc } from '../../../tests/fixtures/messages/pages'
import { testRule } from '../../../tests/fixtures/messages/test-messages'
import { headings } from './headings'

const one = (text: string) => ({ 'content/docs/one.md': doc({ text }) })

testRule(headings, [
  {
    id: 'heading-twice',
    invalid: one('## Limits\n\nOne.\n\n## Errors\n\nTwo.\n\n## **limits**\n\nThree.'),
    valid: one('## Limits\n\nOne.\n\n## Errors\n\nTwo.\n\n## Limits of files\n\nThree.'),
  },
  {
    id: 'heading-twice',
    invalid: one('## List\n\n### Example\n\nOne.\n\n### Example\n\nTwo.'),
    // Each of these is an example of something else.
    valid: one('## List\n\n### Example\n\nOne.\n\n## Add\n\n### Example\n\nTwo.'),
  },
  {
    id: 'heading-of-title',
    invalid: { 'content/docs/one.md': doc({ title: 'First session', text: '## First Session\n\nText.' }) },
    valid: {
      'content/docs/one.md': doc({ title: 'First session', text: 'Text.\n\n## First session\n\nMore.' }),
      'content/docs/two.md': doc({ title: 'First session', text: '## Your first session\n\nText.' }),
    },
    repaired: { 'content/docs/one.md': doc({ title: 'First session', text: 'Text.' }) },
  },
  {
    id: 'heading-with-text',
    invalid: one(
      `## Access It is in the Pro plan. Compare the plans.\n\n## More\n\nText.\n\n## Limits ${'They are many '.repeat(8)}`,
    ),
    valid: one(
      '## How we met Dr. Who and the others, e.g. Tom\n\nText.\n\n## Our lamp.\n\nText.\n\n## 1. Limits\n\nText.',
    ),
  },
  {
    id: 'heading-no-conclusion',
    invalid: { 'content/cases/toast/index.md': comparisonText().replace(/\nText\.\n$/, '') },
    valid: { 'content/cases/toast/index.md': comparisonText() },
  },
  {
    id: 'heading-in-bold',
    invalid: one('**Limits**\n\nText.\n\n### Errors\n\nText.\n\n__What else?__\n\n- One'),
    valid: one(
      '## Limits\n\n**Every test is anonymous.**\n\nText.\n\n**Note:** text.\n\n**Plans**\n\n| a |\n| - |\n| b |',
    ),
    repaired: one('## Limits\n\nText.\n\n### Errors\n\nText.\n\n### What else?\n\n- One'),
  },
  {
    id: 'heading-without-text',
    invalid: one('## One\n\n## Two\n\n### Three\n\nText.\n\n### Four\n\n<!-- to do -->'),
    valid: one('## One\n\n### Two\n\n- Text.\n\n## Three\n\n::operations{resource=users}'),
  },
])
