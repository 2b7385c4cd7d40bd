import { defineMessages } from '../../shared/message'

const quote = 'Put the value in quotes.'

/** What YAML refuses, and what it takes without a word but reads otherwise than its writer meant. */
export const yamlMessages = defineMessages({
  'yaml-colon-in-value': {
    severity: 'error',
    what: 'This line holds a colon inside its value, or stands further to the right than the line above.',
    fix: 'Put the value in quotes, or begin the line where the others begin.',
  },
  'yaml-first-indented': {
    severity: 'error',
    what: 'The first field begins with a space.',
    fix: 'Begin it where the other fields begin.',
  },
  'yaml-too-deep': {
    severity: 'error',
    what: 'The brackets of this field stand too deep inside each other.',
    fix: 'Put the value in quotes, or use fewer brackets.',
  },
  'yaml-too-large': {
    severity: 'error',
    what: 'The fields of this file have {bytes} bytes, and at most {most} are read.',
    fix: 'Remove what the site does not show, or put longer texts into pages.',
  },
  'yaml-tab': { severity: 'error', what: 'This line begins with a tab.', fix: 'Indent it with two spaces.' },
  'yaml-name-twice': {
    severity: 'error',
    what: 'This name stands here twice.',
    fix: 'Remove one of the two lines.',
  },
  'yaml-bad-beginning': { severity: 'error', what: 'A value cannot begin with this character.', fix: quote },
  'yaml-exclamation-mark': { severity: 'error', what: 'A value cannot begin with an exclamation mark.', fix: quote },
  'yaml-brace': { severity: 'error', what: 'A value that begins with a brace is not read as text.', fix: quote },
  'yaml-no-colon': {
    severity: 'error',
    what: 'This line has no colon.',
    fix: 'Write it as name: value.',
  },
  'yaml-no-field': {
    severity: 'error',
    what: 'This line is no “name: value”, and the lines below it are read as part of it.',
    fix: 'Write it as name: value, with a space behind the colon.',
  },
  'yaml-two-documents': {
    severity: 'error',
    what: 'A line “---” or “...” splits the file in two here.',
    fix: 'Remove that line.',
  },
  'yaml-indent': {
    severity: 'error',
    what: 'This line does not begin where the lines around it begin, or a bracket is not closed.',
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
  'yaml-anchor': { severity: 'error', what: '“&{name}” at the beginning of a value is dropped.', fix: quote },
  'yaml-alias': { severity: 'error', what: '“*{name}” refers to nothing.', fix: quote },
  'yaml-forbidden-name': {
    severity: 'error',
    what: '“{name}” cannot be the name of a field.',
    fix: 'Choose another name.',
  },
  'yaml-text-dropped': { severity: 'error', what: 'Everything behind “#” is dropped: “{dropped}”.', fix: quote },
  'yaml-excuse-dropped': {
    severity: 'error',
    what: 'Everything behind “#” is dropped: “{dropped}”.',
    fix: 'Write the comment alone on the line above.',
  },
})
