import { defineMessages } from '../shared/diagnostic'

/** Messages about the locale files, `locales/<language>/common.json`. */
export const localeMessages = defineMessages({
  'locale-missing': {
    severity: 'error',
    what: 'This locale file is missing.',
    fix: '{instead}.',
  },
  'locale-not-json': {
    severity: 'error',
    what: 'This is not JSON: {reason}.',
    fix: '{fix}',
  },
  'locale-value-braces': {
    severity: 'error',
    what: '“{found}” is shown as it is, because a value needs two braces on each side.',
    fix: 'Write “{{{name}}}”.',
  },
  'locale-text-empty': { severity: 'error', what: 'This text is empty.', fix: 'Write the text.' },
  'locale-not-a-text': {
    severity: 'error',
    what: 'This must be a text or a group of texts, but it is {found}.',
    fix: 'Write a text in quotes, or a group in braces.',
  },
  'locale-invalid-name': {
    severity: 'error',
    what: 'The name “{name}” contains something other than letters, digits, “_” and “-”.',
    fix: 'Nest the texts instead of using a dot.',
  },
  'locale-text-missing': {
    severity: 'error',
    what: 'The site uses this text, but the file does not have it.',
    fix: 'Add {missing}.',
  },
})
