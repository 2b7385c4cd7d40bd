import { doc, withLead, withText } from '../../../../tests/fixtures/messages/pages'
import { testRule } from '../../../../tests/fixtures/messages/test-messages'
import { paragraphs } from './paragraphs'

const words = (count: number) => Array(count).fill('word,').join(' ')

testRule(paragraphs, [
  {
    id: 'prose-empty-paragraph',
    invalid: withText('One.\n\n&nbsp;\n\nTwo.'),
    valid: withText('One.\n\n\n\n2.\n\n![A picture](a.png)'),
  },
  {
    id: 'prose-start',
    invalid: withText('## Where we\nare\n\nkeep the lamp on.\n\n, and look.'),
    valid: withText('We look.\n\n- one\n\nthen two.\n\n**bold** it is.\n\n`x` is, iPhone too.'),
    repaired: withText('## Where we are\n\nKeep the lamp on.\n\nAnd look.'),
  },
  {
    id: 'prose-word-across',
    invalid: withText('Look at the [the lamp](/pricing), turn it on **on** now.'),
    valid: withText('It is on. **On** it, the `the`, the *the* and that **that** one.'),
    repaired: withText('Look at [the lamp](/pricing), turn it **on** now.'),
  },
  {
    id: 'prose-cut-off',
    invalid: {
      'content/docs/one.md': doc({
        more: 'summary: Lamps and screens\n',
        description: 'It says what the session has…',
      }),
    },
    valid: {
      'content/docs/one.md': doc({ more: 'summary: Lamps and screens.\n', description: 'It says … what it has.' }),
    },
  },
  {
    id: 'prose-item-joined',
    invalid: withText('- The lamp is on.\n**The screen.** It is off.\n- The door is open.\n\n1. One.\nTwo.\n2. Three.'),
    valid: withText(
      '- The lamp is on.\n  The screen is off.\n- The door, says\nAnna, is open. It\nis.\n\nText.\n\n- One item.\nIt is long.',
    ),
    repaired: withText('- The lamp is on.\n- **The screen.** It is off.\n- The door is open.'),
  },
  {
    id: 'prose-item-twice',
    invalid: withText('- The lamp\n- The screen\n- The lamp'),
    valid: withText('- The lamp\n- The screen\n  - The lamp'),
  },
  {
    id: 'prose-cut-off',
    invalid: withText('We look at all the pages, and then we\n\nThe **first** of them is a home,\n\n## Two'),
    valid: withText(
      'We look at all the pages.\n\nOogwenk, Amsterdam\n\nThese are the pages that we look at\n\n- One\n\nSee what else it does in [the list](/about)\n\n> We look at all the pages, and then we',
    ),
  },
  {
    id: 'prose-cut-off',
    invalid: {
      'content/docs/one.md': doc({ more: 'notDocumented: Request and response bodies\n' }).replace(
        'A lead.',
        'We look at the',
      ),
    },
    valid: {
      'content/docs/one.md': doc({ more: 'notDocumented: Request and response bodies.\n' }).replace('A lead.', 'Gaze'),
    },
  },
  {
    id: 'prose-empty-item',
    invalid: withText('- One\n-\n- Three'),
    valid: withText('- One\n- Two\n- ![A picture](picture.png)'),
  },
  {
    id: 'prose-list-start',
    invalid: withText('1. One\n2. Two\n\nAnd:\n\n5. Five\n\n1984. It was a year.'),
    valid: withText('1. One\n2. Two\n\nAnd:\n\n3. Three\n\n1. One\n\n1984\\. It was a year.'),
    repaired: withText('1. One\n2. Two\n\nAnd:\n\n3. Three\n\n1984\\. It was a year.'),
  },
  {
    id: 'prose-list-number',
    invalid: withText('1. One\n2. Two\n4. Four\n5. Five'),
    valid: withText('1. One\n1. Two\n1. Three\n\nAnd:\n\n4. Four\n5. Five'),
    repaired: withText('1. One\n2. Two\n3. Four\n4. Five'),
  },
  {
    id: 'prose-paragraph-twice',
    invalid: withText('We look at all the pages of a site.\n\nAnd so on.\n\nWe look at **all** the pages of a site.'),
    valid: withText('We look at all the pages of a site.\n\nAnd so on.\n\nAnd so on.'),
  },
  {
    id: 'prose-sentence-twice',
    invalid: withText('We look at one of the pages, and at its text\nWe look at one of the pages, and at its text'),
    valid: withText('We look at it\nWe look at it'),
  },
  {
    id: 'prose-sentence-twice',
    invalid: withText('We look at all of the pages. We look at all of the pages.'),
    valid: withText('We look at all of the pages. We look at all of the sites. Really. Really. And so on.'),
  },
  {
    id: 'prose-lines-joined',
    invalid: withText('Oogwenk B.V,\nKeizersgracht 1\n1015 CJ Amsterdam'),
    valid: withText('Oogwenk B.V\\\nKeizersgracht 1\\\n1015 CJ Amsterdam\n\nWe look at\nall the pages\nof a site'),
  },
  {
    // A pasted table has its own error.
    id: 'prose-cut-off',
    invalid: withText('We look at all the pages, and then we\n\nText.'),
    valid: withText('Plan\tFor whom it is\nLite\tOne test of it\nPro\tAgencies\n\nText.'),
    repaired: withText('We look at all the pages.\n\nText.'),
  },
  {
    id: 'prose-long-paragraph',
    invalid: withText(words(121)),
    valid: withText(`${words(120)}\n\n${words(120)}`),
  },
  {
    id: 'prose-cut-off',
    invalid: withLead('Text.', 'lead: Every look is a disc of ink. Where people look, the ink builds up'),
    valid: withLead('Text.', 'lead: The maker of lamps is Oogwenk B.V. in Amsterdam and in the town of Delft'),
    repaired: withLead('Text.', 'lead: Every look is a disc of ink. Where people look, the ink builds up.'),
  },
  {
    id: 'prose-start',
    invalid: withLead('## One\n\n: the lamp is on.'),
    valid: withLead('## One\n\n:) The lamp is on.'),
    repaired: withLead('## One\n\nThe lamp is on.'),
  },
])
