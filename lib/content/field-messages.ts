import { defineMessages } from '../shared/diagnostic'

/** What a schema refuses. `hint` is what the schema says of the field, or the nearest name. */
export const fieldMessages = defineMessages({
  'field-missing': { severity: 'error', what: 'This field is missing.', fix: '{hint}' },
  'field-empty': { severity: 'error', what: 'This field is empty.', fix: '{hint}' },
  'field-text-empty': { severity: 'error', what: 'This text is empty.', fix: '{hint}' },
  'field-unknown': { severity: 'error', what: 'There is no field of this name here.', fix: '{hint}' },
  'field-renamed': { severity: 'error', what: 'This field is called “{name}” now.', fix: 'Write “{name}” instead.' },
  'field-decimal-comma': {
    severity: 'error',
    what: 'The comma ends the value, so “{name}” is read as the name of a field.',
    fix: 'Write a point for the decimals, such as 1.99.',
  },
  'field-read-otherwise': {
    severity: 'error',
    what: 'This must be text, but “{found}” is read as {kind}.',
    fix: 'Put it in quotes: "{found}".',
  },
  'field-wrong-kind': { severity: 'error', what: 'This must be {kind}, but “{found}” is not.', fix: '{hint}' },
  'field-quoted': {
    severity: 'error',
    what: 'The quotation marks make “{found}” text, and this must be {kind}.',
    fix: 'Remove the quotation marks.',
  },
  'field-other-value': { severity: 'error', what: '“{found}” is not valid here.', fix: '{hint}' },
  'field-bad-date': { severity: 'error', what: '“{found}” is not a date.', fix: '{hint}' },
  'field-bad-address': { severity: 'error', what: '“{found}” is not a valid address here.', fix: '{hint}' },
  'field-bad-value': { severity: 'error', what: '“{found}” is not valid here.', fix: '{hint}' },
  'field-number-written': {
    severity: 'error',
    what: '“{found}” is not a plain number.',
    fix: 'Write {plain} if that is what you mean.',
  },
  'field-too-long': {
    severity: 'error',
    what: 'This text is {length} characters long.',
    fix: 'Write at most {limit}.',
  },
  'field-too-short': {
    severity: 'error',
    what: 'This text is {length} characters long.',
    fix: 'Write at least {limit}.',
  },
  'field-list-long': {
    severity: 'error',
    what: 'The number of items in this list is {length}.',
    fix: 'Write at most {limit}.',
  },
  'field-list-short': {
    severity: 'error',
    what: 'The number of items in this list is {length}.',
    fix: 'Write at least {limit}.',
  },
  'field-too-large': { severity: 'error', what: '{found} is too large.', fix: 'Write at most {limit}.' },
  'field-too-small': { severity: 'error', what: '{found} is too small.', fix: 'Write at least {limit}.' },
})
