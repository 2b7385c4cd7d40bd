import type { ErrorCode } from 'yaml'

type Words = { what: string; fix: string }

const quote = 'Put the value in quotes.'

/** What the parser's codes mean to somebody who edits a file. */
const messages: Partial<Record<ErrorCode, Words>> = {
  BLOCK_AS_IMPLICIT_KEY: {
    what: 'This line holds a colon inside its value, or stands further to the right than the line above.',
    fix: 'Put the value in quotes, or begin the line where the others begin.',
  },
  TAB_AS_INDENT: { what: 'This line begins with a tab.', fix: 'Indent it with two spaces.' },
  DUPLICATE_KEY: { what: 'This name stands here twice.', fix: 'Remove one of the two lines.' },
  BAD_SCALAR_START: { what: 'A value cannot begin with this character.', fix: quote },
  TAG_RESOLVE_FAILED: { what: 'A value cannot begin with an exclamation mark.', fix: quote },
  NON_STRING_KEY: { what: 'A value that begins with a brace is not read as text.', fix: quote },
  MULTILINE_IMPLICIT_KEY: {
    what: 'A line without “name: value” stands before this one, or this one is indented too far.',
    fix: 'Write each line as name: value.',
  },
  MULTIPLE_DOCS: { what: 'A line “---” splits the file in two.', fix: 'Remove that line.' },
  BAD_INDENT: {
    what: 'This line does not begin where the lines around it begin, or a bracket is not closed.',
    fix: 'Align the lines of a list, and close each bracket.',
  },
  BAD_DQ_ESCAPE: {
    what: 'A backslash in double quotes must be followed by a known letter.',
    fix: 'Put the value in single quotes.',
  },
}

/** Two sentences about something that the YAML parser refuses. */
export function yamlMessage(code: ErrorCode, message: string): Words {
  if (code === 'MISSING_CHAR' && message.includes('quote'))
    return { what: 'A quotation mark is not closed.', fix: 'Close it at the end of the value.' }
  if (code === 'MISSING_CHAR') return { what: 'This line has no colon.', fix: 'Write it as name: value.' }
  return messages[code] ?? { what: `This cannot be read: ${message.split('\n')[0]}.`, fix: quote }
}
