import { defineMessages } from '../shared/message'

/** How the fields of a Markdown file are told from its text. */
export const frontMatterMessages = defineMessages({
  'front-matter-beginning': {
    severity: 'error',
    what: 'The file begins with “{found}” and not with its front matter.',
    fix: 'Write --- alone on the first line.',
  },
  'front-matter-open': {
    severity: 'error',
    what: 'The front matter is not closed.',
    fix: 'Write --- alone on the line below its last field.',
  },
  'front-matter-closing': {
    severity: 'error',
    what: 'The front matter is closed by “{found}”.',
    fix: 'Write --- alone on this line.',
  },
  'front-matter-second': {
    severity: 'error',
    what: 'A second front matter begins here, and would be drawn as text.',
    fix: 'Move its fields into the first, and remove its lines “---”.',
  },
})
