import { defineMessages } from '../shared/diagnostic'

/**
 * Messages about bytes that are not UTF-8, text decoded in the wrong encoding, control characters, zero-width
 * characters, soft hyphens, lookalike letters and bidirectional controls. Most are hard to see in a text editor.
 */
export const characterMessages = defineMessages({
  'text-unreadable': {
    severity: 'error',
    what: 'A character here cannot be read, so visitors would see “�” instead.',
    fix: 'Save the file as UTF-8; if “�” is still there, type the original character again.',
  },
  'text-not-utf8': {
    severity: 'error',
    what: 'This is the first of {count} characters that cannot be read, because the file is not saved as UTF-8.',
    fix: 'Save the file as UTF-8; if “�” is still there, type the original characters again.',
  },
  'text-garbled': {
    severity: 'error',
    what: '“{found}” was “{meant}” before a program read it in the wrong encoding.',
    fix: 'Write “{meant}” here, and check the text around it, which may be garbled too.',
  },
  'text-control': {
    severity: 'error',
    what: 'This text contains the control character {code}, which nobody can see.',
    fix: 'Remove it, or replace it with a space or a new line.',
  },
  'text-zero-width': {
    severity: 'error',
    what: 'This text contains the character {code}, which nobody can see because it has no width.',
    fix: 'Delete it: remove the letters on both sides of it, and type them again.',
  },
  'text-soft-hyphen': {
    severity: 'error',
    what: 'A soft hyphen ({code}) divides a word here, so search does not find the word.',
    fix: 'Delete it: remove the letters on both sides of it, and type them again.',
  },
  'text-lookalike': {
    severity: 'error',
    what: 'A letter in “{found}” is {script} ({code}): it only looks like “{letter}”, so search does not find the word.',
    fix: 'Delete the word, and type {instead} with your keyboard.',
  },
  'text-styled': {
    severity: 'error',
    what: '“{found}” is in characters that only look like letters, which search and screen readers do not read as words.',
    fix: 'Write “{instead}”, and likewise the words after it; for bold words, write **words**.',
  },
  'text-direction': {
    severity: 'error',
    what: 'The invisible character {code} changes the direction of the text here.',
    fix: 'Remove it, and type the letters in reading order.',
  },
})
