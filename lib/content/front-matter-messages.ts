import { defineMessages } from '../shared/diagnostic'

/** How the fields of a Markdown file are told from its text. */
export const frontMatterMessages = defineMessages({
  'front-matter-beginning': {
    severity: 'error',
    what: 'The file starts with “{found}” instead of its front matter.',
    fix: 'Write --- by itself on the first line.',
  },
  'front-matter-open': {
    severity: 'error',
    what: 'The front matter is not closed.',
    fix: 'Write --- by itself on the line below the last field.',
  },
  'front-matter-closing': {
    severity: 'error',
    what: 'The front matter is closed by “{found}”.',
    fix: 'Write --- by itself on this line.',
  },
  'front-matter-second': {
    severity: 'error',
    what: 'A second front matter starts here, and would be shown as text.',
    fix: 'Move its fields into the first, and remove its --- lines.',
  },
})
