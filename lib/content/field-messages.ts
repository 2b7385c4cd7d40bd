import { defineMessages } from '../shared/message'

/** What a schema refuses. `hint` is what the schema says of the field, or the nearest name. */
export const fieldMessages = defineMessages({
  'field-missing': { severity: 'error', what: 'This field is missing.', fix: '{hint}' },
  'field-empty': { severity: 'error', what: 'This field is empty.', fix: '{hint}' },
  'field-text-empty': { severity: 'error', what: 'This text is empty.', fix: '{hint}' },
  'field-unknown': { severity: 'error', what: 'No field of this name is known here.', fix: '{hint}' },
  'field-decimal-comma': {
    severity: 'error',
    what: 'The comma ends the value, so that “{name}” is read as the name of a field.',
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
    what: 'The quotation marks make “{found}” a text, and this must be {kind}.',
    fix: 'Remove the quotation marks.',
  },
  'field-other-value': { severity: 'error', what: '“{found}” cannot stand here.', fix: '{hint}' },
  'field-bad-date': { severity: 'error', what: '“{found}” is no date.', fix: '{hint}' },
  'field-bad-address': { severity: 'error', what: '“{found}” is no address that can stand here.', fix: '{hint}' },
  'field-bad-value': { severity: 'error', what: '“{found}” cannot stand here.', fix: '{hint}' },
  'field-number-written': {
    severity: 'error',
    what: '“{found}” is not the plain number.',
    fix: 'Write {plain} if that is meant.',
  },
  'field-too-long': {
    severity: 'error',
    what: 'This text is {length} long, counted in characters.',
    fix: 'Write at most {limit}.',
  },
  'field-too-short': {
    severity: 'error',
    what: 'This text is {length} long, counted in characters.',
    fix: 'Write at least {limit}.',
  },
  'field-list-long': {
    severity: 'error',
    what: 'The length of this list is {length}.',
    fix: 'Write at most {limit}.',
  },
  'field-list-short': {
    severity: 'error',
    what: 'The length of this list is {length}.',
    fix: 'Write at least {limit}.',
  },
  'field-too-large': { severity: 'error', what: '{found} is too large.', fix: 'Write at most {limit}.' },
  'field-too-small': { severity: 'error', what: '{found} is too small.', fix: 'Write at least {limit}.' },
})
