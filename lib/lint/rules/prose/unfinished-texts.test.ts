import { changed, doc, withLead } from '../../../../tests/fixtures/messages/pages'
import { testRule } from '../../../../tests/fixtures/messages/test-messages'
import { unfinishedTexts } from './unfinished-texts'

const latin = 'Lorem ipsum dolor sit amet, consectetur adipiscing elit.'
const locale = (text: string) => changed('locales/en/common.json', '{', `{ "zebra": "${text}",`)

testRule(unfinishedTexts, [
  {
    id: 'text-filler',
    invalid: withLead(`One.\n\n- ${latin}\n- Two.`, `lead: ${latin}`),
    valid: withLead('Nobody reads lorem ipsum, or `lorem ipsum dolor sit amet`.'),
    repaired: withLead('One.\n\n- Three.\n- Two.', 'lead: We will write back.'),
  },
  {
    id: 'text-unfinished',
    invalid: withLead('One.\n\nIt takes **TBD** days, or\n[insert number] hours.', 'lead: "To be confirmed"'),
    valid: withLead('Dates are to be confirmed. Write `TODO`. <!-- TODO -->', 'lead: To be confirmed by you.'),
    repaired: withLead('One.\n\nIt takes **two** days, or\nsome hours.'),
  },
  {
    id: 'text-unfinished',
    invalid: withLead('Your text here.\n\nA picture: caption goes here.', 'lead: Untitled'),
    valid: withLead(
      'The link to your text here is “untitled”.\n\nThe road goes here and there.',
      'lead: Untitled works',
    ),
    repaired: withLead('The text.\n\nA picture: a caption.', 'lead: Thanks'),
  },
  {
    id: 'text-unfinished',
    invalid: withLead('We keep metrics only. (JAN: is this still true??)', 'lead: More than XX people.'),
    valid: withLead('We keep metrics only. (Is this still true?)', 'lead: More than 20 people.'),
  },
  {
    id: 'text-unfinished',
    invalid: withLead('We store it for a year. (DRAFT, ask the lawyer)', 'lead: Terms [DRAFT – do not publish]'),
    valid: withLead('A [draft](/terms) is not public, (draft or not).', 'lead: Drafts and concepts'),
    repaired: withLead('We store it for a year.', 'lead: Terms'),
  },
  {
    id: 'text-unfinished',
    invalid: withLead('## Storage (draft)\n\nWe store it.', 'lead: Terms and conditions – DRAFT v2'),
    valid: withLead('## Storage of a draft\n\nWe store it (draft or not) as a draft.', 'lead: Terms and drafts'),
    repaired: withLead('## Storage\n\nWe store it.', 'lead: Terms and conditions'),
  },
  {
    id: 'text-unfinished',
    invalid: withLead('Dear ______, it is on.\n\nWe are [Company Name] B.V.\n\n[Note lawyer: check]'),
    valid: withLead('Write a \\_ or `______`, [Note: it is free], or the [product name](/pricing).'),
    repaired: withLead('Dear Anna, it is on.'),
  },
  {
    id: 'text-from-program',
    invalid: withLead(
      'See HYPERLINK "https://www.nature.com" it.\n\n1.2E+05\n\n[cid:image1.png@01D9A1B2.C3D4E5F0]\n\nAn emo¬tion.\n\n-- \nMarketing\n\nDear *|FNAME|*.\n\nA table.MsoNormal {}\n\nIt is NaN lumen.',
    ),
    valid: withLead('The word hyperlink, 1.2 and E+ are ours; NaNs and [images] too.'),
    repaired: withLead('See it.'),
  },
  {
    id: 'text-markup',
    invalid: withLead(
      'Keep &lt;b&gt;it on, see [prices](/pricing)(/contact).\n\nTurn --> now.\n\nGaze\n: Where somebody looks.\n\n[It](/pricing).html',
    ),
    valid: withLead('5 < 7 > 3, a → b, `<b>`, the end: here.'),
    repaired: withLead('Keep it on.'),
  },
  {
    id: 'text-from-program',
    invalid: withLead('Sure! Here’s a more concise version of your text:\n\nWe measure attention.'),
    valid: withLead('Here is what we do:\n\nWe measure attention.'),
  },
  { id: 'text-unfinished', invalid: locale('FIXME: a label'), valid: locale('A label') },
  // A message of a form and the label of a field are not leftovers of a template.
  { id: 'text-unfinished', invalid: locale('Your name here'), valid: locale('Your words are still here') },
  { id: 'text-unfinished', invalid: locale('Enter your own text here…'), valid: locale('Enter your message here') },
  {
    id: 'text-word-comment',
    invalid: withLead('We measure gaze[AB1] and **emotions** [ÉV12R3].', 'lead: Gaze [MV2]'),
    valid: withLead('We measure [A1], [1], [AB] and `[AB1]`, as [AB1](/terms) says.', 'lead: Gaze [M2]'),
    repaired: withLead('We measure gaze and **emotions**.', 'lead: Gaze'),
  },
  {
    id: 'text-from-program',
    invalid: withLead(
      'As Error! Reference source not found. says.\n\nIt costs **#REF!** a month.\n\n- Fout! Bladwijzer niet gedefinieerd.\n\nPage 3 of 12',
      'lead: "[object Object]"',
    ),
    valid: withLead('As the error says, `#REF!` is no price.', 'lead: An object'),
  },
  {
    id: 'text-from-program',
    // Text from office programs, mail, chats and mail merges.
    invalid: withLead(
      [
        'Click or tap here to enter text.',
        'Method ........ 5',
        'Formatted: Font: Bold',
        'Keep it on.¶',
        '[image: logo.png]',
        'Sent from my iPhone',
        'Met vriendelijke groet,',
        'p.MsoNormal, li.MsoNormal {margin:0cm;}',
        '---------- Forwarded message ----------',
        'On Fri, 27 Nov 2026 at 10:31, Anna wrote:',
        '[10:31, 27/11/2026] Anna: Yes.',
        'Dear «FirstName», or %FIRSTNAME%.',
        'Hello [Name], look.',
        'Look \u0024{name}.',
      ].join('\n\n'),
    ),
    valid: withLead(
      'Method … 5\n\nA [note] to Anna: «yes» is 100% of $5.\n\nOn Fridays, Anna wrote it.\n\nDear Name, look.',
    ),
    repaired: withLead('Keep it on.'),
  },
  {
    id: 'text-from-program',
    // Text from translators, encodings and scripts.
    invalid: withLead(
      [
        'Translated with DeepL.com (free version)',
        'We sat in a caf=C3=A9 here.',
        'Don\\u2019t look.',
        'Keep it.\\nLook.',
        'Keep it.\\n\\nLook.',
        'We measure=20\nboth of them=2E',
        'Copy code',
        'The tester&#8217s lamp.',
        'Keep+the+lamp+on.',
        'TypeError: Cannot read properties of undefined',
        'As said.[citation needed]',
      ].join('\n\n'),
    ),
    valid: withLead('A café. Don’t look, a+b+c is n=20 or `\\u2019`.\n\nAn error: see C:\\new.'),
    repaired: withLead('A café.'),
  },
  {
    id: 'text-markup',
    invalid: withLead(
      [
        'h2. The set-up',
        '== The set-up ==',
        '== The set-up',
        '\\newpage',
        '\\section{The set-up}',
        "Keep '''it''' on.",
        'See [url=/pricing]our prices[/url].',
        'See "our prices":/pricing now.',
        'See [our prices|/pricing] now.',
        'Hello <%= name %>.',
        '%%ask Tom%%',
        '// ask Tom about this',
        '/* ask Tom */',
        '[contact-form-7 id="123"]',
        '####### The lamp',
        'See [our prices]{/pricing}, or [these](/pricing)(/contact).',
      ].join('\n\n'),
    ),
    valid: withLead(
      'h2 and a == b, “our prices”: the [lamp] (/b); 5 // 2, 10% or [our prices](/pricing) (see above).\n\nIt’s `h2. The set-up`.',
    ),
    repaired: withLead('## The set-up\n\nKeep **it** on. See [our prices](/pricing).'),
  },
  {
    id: 'text-unfinished',
    invalid: withLead(
      'We begin on xx/xx/2026.\n\nIt costs € xx.\n\n## Subheading goes here\n\nThe lamp [?] stays.\n\nDraft – not yet.',
    ),
    valid: withLead('It is 1/2, “?” and a draft.'),
    repaired: withLead('We begin on 2 May 2026.'),
  },
  {
    id: 'draft-unfinished',
    invalid: { 'content/docs/one.md': doc({ more: 'draft: true\n', text: `TODO: write.\n\n${latin}` }) },
    valid: { 'content/docs/one.md': doc({ more: 'draft: true\n' }) },
  },
])
