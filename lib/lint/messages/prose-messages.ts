import { defineMessages } from '../../shared/message'

/** How texts are written. Opinions of a machine: warnings only. */
export const proseMessages = defineMessages({
  'prose-spelling': {
    severity: 'warning',
    what: '“{found}” is not in the British dictionary.',
    fix: '{instead}, or add it to content/words.txt.',
  },
  'prose-doubled-word': {
    severity: 'warning',
    what: '“{found}” stands here twice in a row.',
    fix: 'Remove one of the two.',
  },
  'prose-empty-paragraph': {
    severity: 'warning',
    what: 'This paragraph has no words in it.',
    fix: 'Write its words, or remove it; space between paragraphs comes by itself.',
  },
  'prose-long-paragraph': {
    severity: 'warning',
    what: 'This paragraph is {count} words long, and on a phone that is more than a screen.',
    fix: 'Split it into paragraphs of at most {most} words.',
  },
  'words-twice': {
    severity: 'warning',
    what: '“{found}” stands in content/words.txt twice.',
    fix: 'Remove one of the two lines.',
  },
  'words-line': {
    severity: 'warning',
    what: '“{found}” is not one word.',
    fix: 'Write one word a line, without spaces, hyphens or digits; its genitive comes with it.',
  },
})
