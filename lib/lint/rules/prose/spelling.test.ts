import { readFileSync } from 'node:fs'
import { thanks, withLead } from '../../../../tests/fixtures/messages/pages'
import { testRule } from '../../../../tests/fixtures/messages/test-messages'
import { spelling } from './spelling'

const own = readFileSync('content/words.txt', 'utf8')
const page = (text: string, lead = 'We will write back.') => ({
  'content/words.txt': own,
  ...withLead(text, `lead: ${lead}`),
})

/** Returns a page with this description. */
const described = (description: string) => ({
  'content/words.txt': own,
  ...thanks(`---\ntitle: Thanks\ndescription: ${description}\nlead: Yes\nbutton: Home\n---\n\nText.\n`),
})

testRule(spelling, [
  {
    id: 'prose-last-word',
    invalid: described('It says what the page is about and how to read the resu'),
    valid: described('It says what the page is about and how to read the results'),
  },
  {
    id: 'prose-spelling',
    invalid: page('The **color** of the centre, and\n  its behavior \\& more.', 'We recieve your words.'),
    valid: page(
      'The **colour** at `color`, <https://color.example> and {{site.name}}: its behaviour, by 2D SDK of PostHogs.',
    ),
  },
  {
    id: 'prose-divided-word',
    invalid: page('Pay atten- tion to infor- mation, please: the over- view of experi- ments.'),
    valid: page('Pay attention to one- and two-day tests, or to pre- August days.'),
    repaired: page('Pay attention to information, please: the overview of experiments.'),
  },
  {
    id: 'prose-spelling',
    invalid: page('Zuidas and skånes are near.'),
    // The code that reads the list reports that the line is not one word.
    valid: { ...page('Zuidas and skånes are near.'), 'content/words.txt': `${own.trimEnd()}\nskånes Zuidas\n` },
    repaired: { ...page('Zuidas and skånes are near.'), 'content/words.txt': `${own.trimEnd()}\nskånes\nZuidas\n` },
  },
  {
    id: 'prose-spelling',
    invalid: page('We read the res ults.'),
    // The code that reads the file reports the character between the letters.
    valid: page('We read the res\u200bults.', 'We read the res\ufffdults.'),
    repaired: page('We read the results.'),
  },
  {
    id: 'prose-spelling',
    invalid: page('We donn’t like cafés, says Ben.'),
    // The code that reads the file reports characters in the wrong encoding.
    valid: page(
      'We donâ€™t like cafÃ©s, â€œsaysâ€\u009d FranÃ§ois.',
      'It sends 50 Mbit/s, 300 kbit/s and 20 ms at 30 fps.',
    ),
    repaired: page('We don’t like cafés, says Ben.'),
  },
  {
    id: 'prose-spelling',
    invalid: page('Ask oogwenk about prodduct teams.'),
    // The code that reads the file reports a Cyrillic letter.
    valid: page('Ask Oogwenk about pr\u043educt teams.'),
    repaired: page('Ask Oogwenk about product teams.'),
  },
  {
    id: 'prose-spelling',
    invalid: page('A todo list.'),
    // The rule about unfinished texts reports these.
    valid: page('Todo: Lorem ipsum dolor sit amet.', 'Todo: say what comes next.'),
    repaired: page('A list.'),
  },
  {
    id: 'prose-unknown-name',
    invalid: page(
      'We asked Françoise, in Zuidas, for all Frenchh words. Françoise says that the cliënt at Wendover’s agrees.',
    ),
    // A capital at the start of a sentence does not make a word a name.
    valid: {
      ...page('We asked her. Zuidas is near. “Behavior” too. Cafés in Skåne.'),
      'content/words.txt': `${own.trimEnd()}\nSkåne\n`,
    },
    repaired: {
      ...page(
        'We asked Françoise, in Zuidas, for all French words. Françoise says that the client at Wendover’s agrees.',
      ),
      'content/words.txt': `${own.trimEnd()}\nFrançoise\nZuidas\nWendover\n`,
    },
  },
  {
    id: 'prose-other-language',
    invalid: page('It is good. Wij meten waar mensen naar kijken.\n\n- Und was sie dabei fühlen.'),
    valid: page('It says “mensen kijken” in Dutch, which sells. The Wendover, Zuidas and Skåne were Frenchh, Germann.'),
    repaired: page('It is good. We measure where people look.'),
  },
  {
    id: 'prose-words-missing',
    invalid: withLead('It shows a heatmap.', 'lead: Twice a heatmap.'),
    valid: page('It shows a heatmap.', 'Twice a heatmap.'),
  },
  {
    id: 'prose-doubled-word',
    invalid: page('It is in the\nthe file.', 'It is is ready.'),
    valid: page('They had had that that was in the *the* file, the theme, well-well known.'),
  },
  {
    id: 'prose-doubled-word',
    invalid: page('It is on on.'),
    valid: page('Your [object Object] is B B. On **On**.'),
  },
])
