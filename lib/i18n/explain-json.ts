import { type Diagnostic, diagnosticAt } from '../shared/diagnostic'
import { localeMessages } from './locale-messages'

/**
 * Returns the diagnostic of a syntax error in a JSON file, with its location.
 * @param text with `\n` line endings; not JSON
 */
export function explainNotJson(file: string, text: string): Diagnostic {
  const message = parseError(text) ?? ''
  const { offset, reason, fix } = explainJson(text, failingOffset(text, message), message)
  const before = text.slice(0, offset).split('\n')
  const location = { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
  return diagnosticAt(location, localeMessages['locale-not-json'], { reason, fix })
}

/**
 * The error message of JSON.parse for a text, which gives a position or at least the unexpected token; undefined if the
 * JSON is valid.
 */
function parseError(text: string): string | undefined {
  try {
    JSON.parse(text)
    return undefined
  } catch (cause) {
    return (cause as Error).message
  }
}

/**
 * The offset of a syntax error. If the parser does not give it, it is the length of the shortest prefix that fails with
 * the same message.
 */
function failingOffset(text: string, message: string): number {
  const position = /at position (\d+)/.exec(message)?.[1]
  if (position !== undefined) return Number(position)
  const isInvalid = (end: number) => parseError(text.slice(0, end))?.startsWith('Unexpected token') === true
  if (!isInvalid(text.length)) return text.length
  let [valid, invalid] = [0, text.length]
  while (invalid - valid > 1) {
    const middle = (valid + invalid) >> 1
    if (isInvalid(middle)) invalid = middle
    else valid = middle
  }
  return valid
}

/** Explains what is wrong at an offset where JSON.parse stops, in words for people who do not write programs. */
function explainJson(text: string, offset: number, message: string): { offset: number; reason: string; fix: string } {
  const character = text[offset] ?? ''
  const before = text.slice(0, offset)
  // The last character before it that is not whitespace.
  const last = before.trimEnd().length - 1
  const isSameLine = !before.slice(last).includes('\n')
  const string = before[last] === '"' ? lastString(before) : undefined
  const mistake = (position: number, reason: string, fix: string) => ({ offset: position, reason, fix })
  if (message.includes('control character')) {
    const opened = lastQuote(before)
    return character === '\t'
      ? mistake(offset, 'there is a tab in a text', 'Write a space instead.')
      : /^\s*\n[^"\n]*[^"\s:,][^"\n]*"\s*,?\s*$/m.test(text.slice(offset).split('\n', 2).join('\n'))
        ? mistake(
            offset,
            'there is a line break in this text',
            'Join this line with the next; a line break that visitors should see is \\n.',
          )
        : mistake(
            opened,
            'this text has no quotation mark at its end',
            'Write " at the end of the text; a line break in it is \\n.',
          )
  }
  if (message.includes('escape'))
    return mistake(offset - 1, 'a backslash starts an escape', 'Write \\\\ for a backslash, or remove it.')
  if (specialSpace.test(character))
    return mistake(offset, `there is a special space (${codeOf(character)}) here`, 'Write a space with the space bar.')
  if (/[“”„‘’']/.test(character))
    return mistake(
      offset,
      `${character} is not a quotation mark of JSON`,
      'Write " before and after each name and text.',
    )
  if (/[}\]]/.test(character) && before[last] === ',')
    return mistake(last, 'there is a comma after the last entry', 'Remove this comma.')
  if (/^\/[/*]/.test(text.slice(offset, offset + 2)) || character === '#')
    return mistake(offset, 'it cannot have comments', 'Remove this comment.')
  if (offset >= text.trimEnd().length)
    return /"[^"\n]*$/.test(before) && message.includes('Unterminated')
      ? mistake(lastQuote(before), 'this text has no quotation mark at its end', 'Write " at the end of the text.')
      : (explainOpenGroup(text) ??
          mistake(last + 1, 'a bracket is not closed', 'Write } for each { that is still open.'))
  if (message.includes("Expected ':'") || (character === '"' && string !== undefined && /[{,]/.test(string.after)))
    return mistake(last + 1, 'a colon is missing', 'Write a colon after the name.')
  if (character === ';') return mistake(offset, 'there is a semicolon between two entries', 'Write a comma instead.')
  if (character === ':' && string?.after === '[')
    return mistake(
      string.afterOffset,
      'a group begins with a brace',
      'Write { instead of [, and } where the group ends.',
    )
  if (character === ':' && string?.after === ':' && string.isOnNextLine)
    return mistake(string.afterOffset + 1, 'this group has no brace', 'Write { here, after the colon.')
  if (message.includes("Expected ','") || (character === '"' && before[last] === '"'))
    return isSameLine && before[last] === '"'
      ? mistake(last, 'this quotation mark ends the text', 'Write \\" for a mark within a text, or “ and ”.')
      : indentAt(text, offset) < indentAt(text, last)
        ? mistake(last + 1, 'a group ends here without its bracket', 'Write }, on a new line below this one.')
        : mistake(last + 1, 'a comma is missing', 'Write a comma here.')
  if (message.includes('after JSON'))
    return explainEarlyEnd(text, last) ?? mistake(offset, 'the file ends before this', 'Remove this.')
  if (/[\uFEFF\u200B]/.test(character)) return mistake(offset, 'there is an invisible character here', 'Delete it.')
  if (character === ',' && before[last] !== ':')
    return mistake(offset, 'there is a comma too many', 'Remove this comma.')
  if (/[},]/.test(character))
    return before[last] === ':'
      ? mistake(last + 1, 'there is no text after the colon', 'Write the text between two ", or remove this entry.')
      : mistake(offset, 'the last name has no text', 'Write a colon and the text after the name, or remove this entry.')
  const words = /^[^\s":,{}[\]][^":,{}[\]\n]*/.exec(text.slice(offset))?.[0].trim()
  if (words !== undefined)
    return mistake(offset, 'a name or text has no quotation marks', `Write " before and after it, as in "${words}".`)
  return mistake(offset, 'this cannot be read', 'Correct the comma, quotation mark or bracket here or before it.')
}

/** Spaces that JSON does not allow between names and texts, such as the no-break space of a web page. */
const specialSpace = /[\u00A0\u2000-\u200A\u202F\u205F\u3000]/

const codeOf = (character: string) => `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`

/** Matches names, texts, brackets, and line ends with the spaces after them. */
const jsonParts = /"(?:\\.|[^"\\])*"|[{}[\]]|\n[ \t]*/g

/** Yields the names, texts and brackets of a file, each with its offset and the indentation of its line. */
function* partsOf(text: string) {
  let indent = 0
  for (const { 0: part, index } of text.matchAll(jsonParts))
    if (part.startsWith('\n')) indent = part.length - 1
    else yield { part, index, indent }
}

/** The character before the last text in quotation marks, and where it is. */
function lastString(before: string): { after: string; afterOffset: number; isOnNextLine: boolean } | undefined {
  const start = [...partsOf(before)].at(-1)?.index
  if (start === undefined) return undefined
  const afterOffset = before.slice(0, start).trimEnd().length - 1
  const isOnNextLine = before.slice(afterOffset, start).includes('\n')
  return { after: before[afterOffset] ?? '', afterOffset, isOnNextLine }
}

/** A mistake in a JSON file: where it is, what is wrong, and what to do. */
type JsonMistake = ReturnType<typeof explainJson>

/** Explains a group that is not closed: a name below it is not indented further than the name of the group. */
function explainOpenGroup(text: string): JsonMistake | undefined {
  const open: number[] = []
  for (const { part, index, indent } of partsOf(text)) {
    if (part === '{' || part === '[') open.push(indent)
    else if (part === '}' || part === ']') open.pop()
    else if (open.length > 1 && isName(text, index + part.length) && indent <= (open.at(-1) ?? 0)) {
      const last = text.slice(0, index).trimEnd().length - 1
      const comma = text[last] === ',' ? 'Delete the comma at the end of this line, and write' : 'Write'
      return {
        offset: last,
        reason: 'a group ends here without its bracket',
        fix: `${comma} }, on a new line below it.`,
      }
    }
  }
  return undefined
}

/** Whether a colon follows. */
const isName = (text: string, end: number) => /^\s{0,99}:/.test(text.slice(end, end + 100))

/**
 * Explains a bracket that closes the whole file although other texts follow: a text above it is in no group, or a
 * bracket is indented further than the line of the group that it closes.
 * @param end the offset of that bracket
 */
function explainEarlyEnd(text: string, end: number): JsonMistake | undefined {
  if (!/"\s{0,99}:/.test(text.slice(end))) return undefined
  const groups: Record<string, unknown> = Object(JSON.parse(text.slice(0, end + 1)))
  const name = Object.keys(groups).find((each) => typeof groups[each] === 'string')
  const open: number[] = []
  for (const { part, index, indent } of partsOf(text.slice(0, end + 1))) {
    if (part === '{') open.push(indent)
    else if (part === '}' && indent > (open.pop() ?? 0) && name === undefined) {
      return text[index - 1] === '}'
        ? { offset: index, reason: 'there is a } too many', fix: 'Remove it.' }
        : { offset: index, reason: 'the group that ends here has no beginning', fix: restoreBeginning }
    } else if (open.length === 1 && name !== undefined && part === JSON.stringify(name))
      return { offset: index, reason: `“${name}” is in no group`, fix: restoreBeginning }
  }
  return { offset: end, reason: 'this bracket ends the file, and other texts follow', fix: restoreBeginning }
}

const restoreBeginning =
  'Restore the line such as "name": { above the first text of the group; if none is missing, one } above is too many.'

/** The number of spaces and tabs at the start of the line that contains an offset. */
const indentAt = (text: string, offset: number) =>
  /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', offset) + 1))?.[0].length ?? 0

/** The offset of the last quotation mark that is not escaped. */
const lastQuote = (before: string) => [...before.matchAll(/\\.|"/gs)].findLast(([hit]) => hit === '"')?.index ?? 0
