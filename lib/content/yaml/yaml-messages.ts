import { defineMessages } from '../../shared/diagnostic'

const quote = 'Put the value in quotes.'

/** What YAML refuses, and what it takes without a word but reads otherwise than its writer meant. */
export const yamlMessages = defineMessages({
  'yaml-colon-in-value': {
    severity: 'error',
    what: 'This line has a colon in its value, or is indented further than the line above.',
    fix: 'Put the value in quotes, or align the line with the others.',
  },
  'yaml-first-indented': {
    severity: 'error',
    what: 'The first field is indented.',
    fix: 'Align it with the other fields.',
  },
  'yaml-too-deep': {
    severity: 'error',
    what: 'The brackets in this field are nested too deeply.',
    fix: 'Put the value in quotes, or use fewer brackets.',
  },
  'yaml-too-large': {
    severity: 'error',
    what: 'The fields of this file take {bytes} bytes, more than the limit of {most}.',
    fix: 'Remove what the site does not show, or move long texts into pages.',
  },
  'yaml-tab': { severity: 'error', what: 'This line starts with a tab.', fix: 'Indent it with two spaces.' },
  'yaml-name-twice': {
    severity: 'error',
    what: 'This field name is used twice.',
    fix: 'Remove one of the two lines.',
  },
  'yaml-bad-beginning': { severity: 'error', what: 'A value cannot start with this character.', fix: quote },
  'yaml-exclamation-mark': { severity: 'error', what: 'A value cannot start with an exclamation mark.', fix: quote },
  'yaml-brace': { severity: 'error', what: 'A value that starts with a brace is not read as text.', fix: quote },
  'yaml-no-colon': {
    severity: 'error',
    what: 'This line has no colon.',
    fix: 'Write it as name: value.',
  },
  'yaml-no-field': {
    severity: 'error',
    what: 'This line is not a “name: value” pair, and the lines below it are read as part of it.',
    fix: 'Write it as name: value, with a space after the colon.',
  },
  'yaml-two-documents': {
    severity: 'error',
    what: 'A “---” or “...” line splits the file in two here.',
    fix: 'Remove that line.',
  },
  'yaml-indent': {
    severity: 'error',
    what: 'This line is not aligned with the lines around it, or a bracket is not closed.',
    fix: 'Align the lines of a list, and close each bracket.',
  },
  'yaml-backslash': {
    severity: 'error',
    what: 'A backslash in double quotes must be followed by a known letter.',
    fix: 'Put the value in single quotes.',
  },
  'yaml-quote-open': {
    severity: 'error',
    what: 'A quotation mark is not closed.',
    fix: 'Close it at the end of the value.',
  },
  'yaml-unreadable': { severity: 'error', what: 'This cannot be read: {reason}.', fix: quote },
  'yaml-no-fields': {
    severity: 'error',
    what: 'This is not a list of fields.',
    fix: 'Write each line as name: value.',
  },
  'yaml-anchor': { severity: 'error', what: '“&{name}” at the start of a value is dropped.', fix: quote },
  'yaml-alias': { severity: 'error', what: '“*{name}” does not refer to anything.', fix: quote },
  'yaml-forbidden-name': {
    severity: 'error',
    what: '“{name}” cannot be the name of a field.',
    fix: 'Choose another name.',
  },
  'yaml-text-dropped': { severity: 'error', what: 'Everything after “#” is dropped: “{dropped}”.', fix: quote },
  'yaml-suppression-dropped': {
    severity: 'error',
    what: 'Everything after “#” is dropped: “{dropped}”.',
    fix: 'Move the comment to a line of its own above.',
  },
})
