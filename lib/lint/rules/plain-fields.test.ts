import { changed, withLead } from '../../../tests/fixtures/messages/pages'
import { testRule } from '../../../tests/fixtures/messages/test-messages'
import { plainFields } from './plain-fields'

testRule(plainFields, [
  {
    // References by number, in both notations, beyond the last character and without a known name.
    id: 'field-markup',
    invalid: withLead('Text.', 'lead: "We write &#x2026; and&#xA0;sign&#1114112;here, &bogus; and <i></i>."'),
    valid: withLead('Text.', 'lead: We write … and sign here.'),
  },
  {
    id: 'field-markup',
    invalid: withLead('Text.', 'lead: "See what people see :eyes:"'),
    valid: withLead('Text.', 'lead: "From 10:30:00 on: one:two:three"'),
    repaired: withLead('Text.', 'lead: See what people see'),
  },
  {
    id: 'field-markup',
    invalid: withLead('Text.', 'lead: A\\&B \\(or two\\)\\!'),
    valid: withLead('A\\&B', 'lead: The folder C:\\(new), and \\\\! too'),
    repaired: withLead('Text.', 'lead: A&B (or two)!'),
  },
  {
    id: 'field-item-twice',
    invalid: changed('content/pages/home.md', '[Advertisers, Marketers,', '[Marketers, Marketers,'),
    valid: changed('content/pages/home.md', '[Advertisers, Marketers,', '[Advertising, Marketers,'),
  },
  {
    id: 'field-item-twice',
    invalid: changed(
      'content/pages/about.md',
      '- name: Psychometrics\n      text: Rigorous measurement of attitudes and traits.',
      '- name: Advanced statistics\n      text: Analysis beyond the reports and dashboards.',
    ),
    valid: changed('content/pages/about.md', '- name: Psychometrics', '- name: Advanced statistics'),
    repaired: changed('content/pages/about.md', '- name: Psychometrics', '- name: Psychology'),
  },
  {
    id: 'field-path',
    invalid: withLead('Text.', 'lead: /cases'),
    valid: withLead('See [/cases](/cases).', 'lead: See /cases'),
  },
  {
    // Marks far from each other: only the first is shown, with the words that it touches.
    id: 'field-markup',
    invalid: withLead('Text.', `lead: "We **will** write ${'soon, '.repeat(20)} and _gladly_."`),
    valid: withLead('Text.', `lead: "We will write ${'soon, '.repeat(20)} and gladly."`),
  },
  {
    id: 'field-bullet',
    invalid: withLead('Text.', 'lead: "• one thing • another"'),
    valid: withLead('Text.', 'lead: "One thing, another: 2 • 3"'),
    repaired: withLead('Text.', 'lead: One thing, another'),
  },
  {
    id: 'field-markup',
    invalid: withLead('Text.', 'lead: "We **will** write\n  [back](/contact)<br>soon&nbsp;&amp; gladly."'),
    valid: withLead(
      'We **will** [write](/contact)&nbsp;back.',
      'lead: We & you, <name>, 2 ** 3 ** 4, a* and [b] (c) &co; <3, a <b or c> d.',
    ),
    repaired: withLead('Text.', 'lead: "We will write\n  back soon & gladly."'),
  },
  {
    id: 'field-markup',
    invalid: withLead('Text.', 'lead: "## We *really* will, _soon_ and `now`, ~~never~~"'),
    valid: withLead('Text.', 'lead: "#1 of 2 * 3 * 4, snake_case_name, a_ and _b, *, ~5 and ~6, *required"'),
    repaired: withLead('Text.', 'lead: We really will, soon and now, never'),
  },
  {
    id: 'field-markup',
    invalid: withLead('Text.', 'lead: One line\\nand another'),
    valid: withLead('Text.', 'lead: The folder C:\\new of a computer'),
    repaired: withLead('Text.', 'lead: One line and another'),
  },
  {
    id: 'field-markup',
    invalid: {
      'locales/en/common.json':
        '{ "site": { "home": "<b>Home</b>", "about": "<strong class=\'x\'>**{{name}}**</strong>" } }',
      'locales/nl/common.json': '{ "site": { "home": "Thuis&#8230;" } }',
    },
    valid: { 'locales/en/common.json': '{ "site": { "home": "{{ name }} < 3 & more" } }' },
    repaired: { 'locales/en/common.json': '{ "site": { "home": "Home", "about": "{{name}}" } }' },
  },
  {
    id: 'field-markup',
    invalid: {
      ...changed('content/site.yml', 'name: ', 'name: <b>The</b> '),
      'content/cases/toast/areas.yml': 'toast-a:\n  title: One<br/>two\n  width: 1200\n',
    },
    valid: changed('content/site.yml', 'name: ', 'name: The <new> & '),
    repaired: changed('content/site.yml', 'name: ', 'name: The '),
  },
  {
    id: 'field-markup',
    invalid: changed('content/pages/home.md', '  text: ', '  text: The <i>best</i> '),
    valid: changed('content/pages/home.md', '  text: ', '  text: The **best** '),
    repaired: changed('content/pages/home.md', '  text: ', '  text: The best '),
  },
  {
    // A headline on one line is reported as such.
    id: 'field-markup',
    invalid: changed('content/pages/home.md', '**best ads**', '<b>best ads</b>'),
    valid: changed(
      'content/pages/home.md',
      'headline:\n  text: Cut your advertising costs by using only your **best ads**\n  seed: 16',
      'headline: Cut your advertising costs by using only your **best ads**',
    ),
    repaired: changed('content/pages/home.md', '**best ads**', 'best ads'),
  },
])
