import type { MessageCase, Overlay } from './message-case'

const thanks = (body: string, lead = 'We will write back.'): Overlay => ({
  'content/pages/thanks.md': `---\ntitle: Thanks\ndescription: It says what the page is about.\nlead: ${lead}\nbutton: Home\n---\n\n${body}\n`,
})
const words = (more: string): Overlay => ({ 'content/words.txt': (text) => text + more })
const manyWords = (count: number) => Array(count).fill('word,').join(' ')

export const proseCases: readonly MessageCase[] = [
  {
    id: 'prose-spelling',
    bad: thanks('The **color** of the centre, and\n  its behavior \\& more.', 'We recieve your words.'),
    near: thanks(
      'The **colour** at `color`, <https://color.example> and {{site.name}}: its behaviour, by 2D SDK of PostHogs.',
    ),
  },
  {
    id: 'prose-doubled-word',
    bad: thanks('It is in the\nthe file.', 'It is is ready.'),
    near: thanks('They had had that that was in the *the* file, the theme, well-well known.'),
  },
  {
    id: 'prose-empty-paragraph',
    bad: thanks('One.\n\n&nbsp;\n\nTwo.'),
    near: thanks('One.\n\n\n\n2.'),
  },
  {
    id: 'prose-long-paragraph',
    bad: thanks(manyWords(121)),
    near: thanks(`${manyWords(120)}\n\n${manyWords(120)}`),
  },
  { id: 'words-line', bad: words('two words\n'), near: words('one\r\n') },
  { id: 'words-twice', bad: words('px\n'), near: words('Px\n') },
]
