import { defineMessages } from '../shared/message'

/** The files of interface texts, `locales/<language>/common.json`. */
export const localeMessages = defineMessages({
  'locale-missing': {
    severity: 'error',
    what: 'This locale file is missing.',
    fix: 'Add it, or take “{language}” out of site.config.ts.',
  },
  'locale-not-json': {
    severity: 'error',
    what: 'This is not JSON: {reason}.',
    fix: 'Mend the comma, quote or bracket here or at the end of the line above.',
  },
  'locale-text-empty': { severity: 'error', what: 'This text is empty.', fix: 'Write it.' },
  'locale-not-a-text': {
    severity: 'error',
    what: 'Neither a text nor a group of texts stands here, but {found}.',
    fix: 'Write a text in quotes, or a group in braces.',
  },
  'locale-bad-name': {
    severity: 'error',
    what: 'The name “{name}” holds something other than letters, digits, “_” and “-”.',
    fix: 'Nest the texts instead of writing a dot.',
  },
  'locale-value-unknown': {
    severity: 'error',
    what: '“{{{name}}}” stands for nothing in this text.',
    fix: 'Write {instead}.',
  },
  'locale-takes-no-values': {
    severity: 'error',
    what: '“{{{name}}}” stands for nothing in this text.',
    fix: 'Remove it: this text takes no values.',
  },
  'locale-value-lost': {
    severity: 'error',
    what: 'The site gives this text “{{{name}}}”, and the text does not say it.',
    fix: 'Write {{{name}}} where the value belongs.',
  },
  'locale-text-missing': {
    severity: 'error',
    what: 'No text stands under this key.',
    fix: 'Add the text to the file{orUse}.',
  },
  'locale-text-unused': {
    severity: 'warning',
    what: 'Nothing on the site shows this text.',
    fix: 'Remove it.',
  },
  'locale-text-mistyped': {
    severity: 'warning',
    what: 'Nothing on the site asks for a text of this name, and “{meant}” is missing.',
    fix: 'Rename it to “{meant}”, or remove it.',
  },
  'locale-value-left-out': {
    severity: 'warning',
    what: 'The English text has “{{{name}}}”, and this one has not.',
    fix: 'Write it where the value belongs.',
  },
})
