import { changed, withLead, withLine } from '../../../../tests/fixtures/messages/pages'
import { testRule } from '../../../../tests/fixtures/messages/test-messages'
import { strayMarks } from './stray-marks'

testRule(strayMarks, [
  {
    id: 'stray-quote',
    invalid: withLead('Text.', 'lead: You specify a demographic.”"'),
    valid: withLead(
      'Text.',
      'lead: You specify a "demographic", 27" wide and 5\'10" tall, U+0022 (") and """ in code.',
    ),
    repaired: withLead('Text.', 'lead: You specify a demographic.'),
  },
  {
    id: 'stray-quote',
    invalid: withLead('Text.', 'lead: Say "yes" and "no'),
    valid: withLead('Text.', 'lead: Say "yes" and "no"'),
  },
  {
    // Half a pair is curly, and a mark is typed for an apostrophe.
    id: 'stray-quote',
    invalid: withLead('A bike maker"s lamp.\n\n## The "old” one\n\nIt is “new".', 'lead: Since 2015"'),
    valid: withLead('A bike maker’s lamp.\n\n## The “old” one\n\nIt is “new”.', 'lead: Since 2015'),
  },
  {
    id: 'stray-quote',
    invalid: withLead('One `"` and *"two*.\n\nThree.'),
    valid: withLead('"A quotation of\nthis kind.\n\n"It goes on, and ends here." `"`\n\n<a href="x">'),
    repaired: withLead('One `"` and *two*.\n\nThree.'),
  },
  {
    id: 'stray-quote',
    invalid: changed('content/site.yml', 'name: Oogwenk', 'name: Oogwenk"'),
    valid: changed('content/facts.yml', 'source: "6; 9, plans"', "source: '6; 9 \"plans'"),
    repaired: changed('content/site.yml', 'name: Oogwenk', 'name: Oogwenk'),
  },
  {
    id: 'stray-quote',
    invalid: changed('content/facts.yml', 'text: email only', 'text: email only"'),
    valid: changed('content/facts.yml', 'text: email only', 'text: email'),
  },
  {
    id: 'stray-inches',
    invalid: withLead('Text.', 'lead: Our top 10"'),
    valid: withLead('Text.', 'lead: A screen of 27" is best'),
    repaired: withLead('Text.', 'lead: Our top 10'),
  },
  {
    id: 'stray-formatting',
    invalid: withLead('Text.', 'lead: Data **Collection API and `more, it`s here, or ~~gone'),
    valid: withLead('Text.', 'lead: "2 ** 3 and x**2, **** and src/**/*.ts, ** with a note"'),
    repaired: withLead('Text.', 'lead: Data Collection API and more'),
  },
  {
    id: 'stray-formatting',
    invalid: withLead('Text.', 'lead: The tester`s lamp'),
    valid: withLead('Text.', 'lead: The tester’s lamp'),
  },
  {
    // Pairs have a message of their own, and the headline may have words in bold.
    id: 'stray-formatting',
    invalid: withLead('Text.', 'lead: Data Collection** API'),
    valid: changed('content/pages/home.md', '  text: ', '  text: The **best** '),
    repaired: withLead('Text.', 'lead: Data Collection API'),
  },
  {
    id: 'stray-end',
    invalid: withLine('note: Internal,', 'Internal;'),
    valid: withLine('note: Internal', 'Internal'),
  },
  {
    id: 'stray-end',
    invalid: withLead('## Who pays:\n\nText.\n\n## And how,\n\nText.', 'lead: We will write back,'),
    valid: withLead('## Use `a,`\n\nWe have:\n\n- a, and\n- b.', 'lead: "We will write: you will see:"'),
    repaired: withLead('## Who pays\n\nText.\n\n## And how\n\nText.', 'lead: We will write back'),
  },
  {
    id: 'stray-edge',
    invalid: withLead('## - Who pays?\n\nText.', 'lead: "We will write back -"'),
    valid: withLead('## –5 °C to .NET, with C:\\\n\n## :bug: Bugs\n\nText.', "lead: 'See ''this.'''"),
    repaired: withLead('## Who pays?\n\nText.', 'lead: We will write back'),
  },
  {
    id: 'stray-edge',
    invalid: withLead("## Who pays?|\n\nText.\n\n## Why?'\n\nText.", 'lead: "= We will write back\\\\"'),
    valid: withLead("## Who pays?\n\nText.\n\n## ‘Why?’\n\nThe brands'.", 'lead: "We will write {back}"'),
  },
  {
    id: 'small-start',
    invalid: withLead('## how can I pay?\n\nText.', 'lead: the lamp is on'),
    valid: withLead('## iPhone, curl and npm\n\n## why-is-node-running\n\nText.', 'lead: a) the lamp, b) the light'),
    repaired: withLead('## How can I pay?\n\nText.', 'lead: The lamp is on'),
  },
  {
    id: 'stray-name',
    invalid: withLead('Text.', 'lead: "lead: We will write back."'),
    valid: withLead('Text.', 'lead: "Lead: a metal."'),
    repaired: withLead('Text.', 'lead: We will write back.'),
  },
])
