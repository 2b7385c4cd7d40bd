import { readFileSync } from 'node:fs'
import { withLead } from '../../../tests/fixtures/messages/pages'
import { testRule } from '../../../tests/fixtures/messages/test-messages'
import { spelling } from './spelling'

const own = readFileSync('content/words.txt', 'utf8')
const page = (text: string, lead = 'We will write back.') => ({
  'content/words.txt': own,
  ...withLead(text, `lead: ${lead}`),
})

testRule(spelling, [
  {
    id: 'prose-spelling',
    invalid: page('The **color** of the centre, and\n  its behavior \\& more.', 'We recieve your words.'),
    valid: page(
      'The **colour** at `color`, <https://color.example> and {{site.name}}: its behaviour, by 2D SDK of PostHogs.',
    ),
  },
  {
    id: 'prose-spelling',
    invalid: page('We like Skåne and Zuidas.'),
    // The reader of the list reports that the line is not one word.
    valid: { ...page('We like Skåne and Zuidas.'), 'content/words.txt': `${own.trimEnd()}\nSkåne Zuidas\n` },
    repaired: { ...page('We like Skåne and Zuidas.'), 'content/words.txt': `${own.trimEnd()}\nSkåne\nZuidas\n` },
  },
  {
    id: 'prose-spelling',
    invalid: page('We read the res ults.'),
    // The reader of the file reports the character between the letters.
    valid: page('We read the res\u200bults.', 'We read the res\ufffdults.'),
    repaired: page('We read the results.'),
  },
  {
    id: 'prose-doubled-word',
    invalid: page('It is in the\nthe file.', 'It is is ready.'),
    valid: page('They had had that that was in the *the* file, the theme, well-well known.'),
  },
])
