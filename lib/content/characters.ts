import type { Nodes } from 'mdast'
import { type Diagnostic, diagnosticAt, type SourceLocation } from '../shared/diagnostic'
import { mapTexts } from '../shared/tokens'
import { characterMessages } from './character-messages'
import { findUnreadableText } from './unreadable-text'
import type { Yaml } from './yaml/read-yaml'

/**
 * Reports the invisible and misread characters of a file, including those written as escapes.
 * @param yaml the file's fields, if it has any
 * @param nodes the nodes of its Markdown
 */
export function checkCharacters(file: string, text: string, yaml?: Yaml, nodes: readonly Nodes[] = []): Diagnostic[] {
  // The code that reads such a file reports it.
  if (findUnreadableText(file, text)) return []
  const written = findInvisible(text)
  const values = [...(yaml ? fieldValues(file, yaml) : []), ...nodes.flatMap((node) => nodeValues(file, node))]
  // Most files have none. Searching the whole text for one is faster than going through its lines.
  const inFile = written.length > 0 ? checkLines(file, text) : []
  return [
    ...inFile,
    ...(garbledOrLookalike.test(text)
      ? [...findGarbled(file, text), ...findLookalikes(file, text), ...findStyled(file, text)]
      : []),
    ...checkValues(new Set(written.map(({ code }) => code)), values),
  ]
}

/**
 * Matches the replacement character for bytes that are not UTF-8; a byte order mark, a soft hyphen, a zero-width space
 * and a word joiner, which programs copy along with a text; control characters; line and paragraph separators;
 * direction marks; and characters that embed or override the direction. Isolates are allowed: translations written from
 * right to left need them. `findInvisible` leaves out tabs and line breaks.
 */
const invisible = /[\uFFFD\uFEFF\u00AD\u200B\u200E\u200F\u2060\p{Cc}\u2028\u2029\u202A-\u202E]/gu

/** A mark of direction, which programs copy along with a text. */
const directionMark = /[\u200E\u200F]/

/** Letters that are written from right to left. Text with them may need a mark of its direction. */
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u

/** Whether a text has an invisible or unreadable character that `checkCharacters` reports. */
export const hasInvisible = (text: string): boolean => findInvisible(text).length > 0

const kinds: Readonly<Record<string, keyof typeof characterMessages>> = {
  '\uFFFD': 'text-unreadable',
  '\uFEFF': 'text-zero-width',
  '\u200B': 'text-zero-width',
  '\u2060': 'text-zero-width',
  '\u00AD': 'text-soft-hyphen',
}

/** Finds the invisible characters of a text: for each, its message, its code point, such as `U+202E`, and its index. */
function findInvisible(text: string) {
  return [...text.matchAll(invisible)]
    .filter(([character]) => character !== '\n' && character !== '\t')
    .filter(([character]) => !(directionMark.test(character) && rightToLeft.test(text)))
    .map(({ 0: character, index }) => {
      const code = codeOf(character)
      const isDirection = directionMark.test(character) || (character >= '\u202A' && character <= '\u202E')
      const kind = kinds[character] ?? (isDirection ? 'text-direction' : 'text-control')
      return { message: characterMessages[kind], code, index }
    })
}

const codeOf = (character: string) =>
  `U+${(character.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0')}`

/**
 * Reports each character once per line, and unreadable ones once per file, because a wrong encoding is a single
 * mistake.
 */
function checkLines(file: string, text: string): Diagnostic[] {
  const unreadable = text.split('\uFFFD').length - 1
  let isReported = false
  return text.split('\n').flatMap((line, index) => {
    const first = new Map(
      findInvisible(line)
        .reverse()
        .map((each) => [each.code, each]),
    )
    return [...first.values()].flatMap(({ message, code, index: column }) => {
      const location = { file, line: index + 1, column: column + 1 }
      if (message !== characterMessages['text-unreadable'] || unreadable === 1)
        return [diagnosticAt(location, message, { code })]
      if (isReported) return []
      isReported = true
      return [diagnosticAt(location, characterMessages['text-not-utf8'], { count: unreadable })]
    })
  })
}

/** Text that results when UTF-8 is read as Windows-1252: the first byte of a character, and the bytes after it. */
const GARBLED =
  /[\u00C2\u00C3\u00E2][\u0080-\u00BF\u0152\u0153\u0160\u0161\u0178\u017D\u017E\u0192\u02C6\u02DC\u2013-\u203A\u20AC\u2122]{1,2}/g

/**
 * Windows-1252 from byte 0x80 to 0x9F, with a space where it has no character; above that it equals Latin-1
 * (https://encoding.spec.whatwg.org/index-windows-1252.txt).
 */
const WINDOWS_1252 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'

const byteOf = (character: string): number => {
  const index = WINDOWS_1252.indexOf(character)
  return index < 0 ? (character.codePointAt(0) as number) : 0x80 + index
}

/**
 * Blanks the words in which characters were read in the wrong encoding, with as many spaces as they are long, so that
 * the indexes of all other words stay the same.
 */
export const withoutGarbled = (text: string): string =>
  text.search(GARBLED) < 0
    ? text
    : text.replace(/\S+/g, (written) => {
        const isGarbled = [...written.matchAll(GARBLED)].some(([found]) => decodeAgain(found) !== undefined)
        return isGarbled ? ' '.repeat(written.length) : written
      })

/** Finds the first text of each line that was read in the wrong encoding and saved, such as `donâ€™t`. */
function findGarbled(file: string, text: string): Diagnostic[] {
  if (text.search(GARBLED) < 0) return []
  return text.split('\n').flatMap((line, index) => {
    for (const { 0: found, index: column } of line.matchAll(GARBLED)) {
      const meant = decodeAgain(found)
      if (meant !== undefined)
        return [
          diagnosticAt({ file, line: index + 1, column: column + 1 }, characterMessages['text-garbled'], {
            found,
            meant,
          }),
        ]
    }
    return []
  })
}

/** Reads the bytes of a Windows-1252 text as UTF-8; undefined if they are not UTF-8. */
function decodeAgain(found: string): string | undefined {
  const bytes = [...found].map(byteOf)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes))
  } catch {
    // “Â”, “Ã” and “â” are also letters in their own right.
    return undefined
  }
}

/** Cyrillic and Greek letters that look like Latin ones. Others, such as Δ and μ, are taken as intended. */
const LOOKALIKES = new Map(
  [
    ['АВЕЅІЈКМНОРСТУХаеіјорсухѕ', 'ABESIJKMHOPCTYXaeijopcyxs'],
    ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧο', 'ABEZHIKMNOPTYXo'],
  ].flatMap(([others = '', latin = '']) =>
    [...others].map((character, index) => [character, latin.charAt(index)] as const),
  ),
)
const anyLookalike = new RegExp(`[${[...LOOKALIKES.keys()].join('')}]`, 'u')

/** Small capitals, which no rule of Unicode turns into the letters they look like. */
const SMALL_CAPITALS = new Map(
  [...'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ'].map((each, index) => [each, 'abcdefghijklmnoprstuvwyz'.charAt(index)]),
)
/** Words of letters for formulas, of full-width letters or of small capitals, as in posts on social networks. */
const styled = new RegExp(
  `(?:[\\u{1D400}-\\u{1D7FF}]|[\\uFF21-\\uFF5A]|[${[...SMALL_CAPITALS.keys()].join('')}]){2,}`,
  'gu',
)

/** Most files have none of them, and one search is faster than three. */
const garbledOrLookalike = new RegExp(`${GARBLED.source}|${anyLookalike.source}|${styled.source}`, 'u')
const anyWord = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]+/gu

/** Finds words of Latin letters that contain lookalikes from another alphabet. */
function findMixedWords(text: string): { found: string; index: number }[] {
  if (!anyLookalike.test(text)) return []
  return [...text.matchAll(anyWord)].flatMap(({ 0: found, index }) => {
    const others = found.replace(/\p{Script=Latin}+/gu, '')
    // A single Latin letter beside one of another alphabet may be a unit or a variable.
    const isMixed =
      others !== '' && found.length - others.length >= 2 && [...others].every((character) => LOOKALIKES.has(character))
    return isMixed ? [{ found, index }] : []
  })
}

/**
 * Whether a text has a word that contains lookalikes of Latin letters, or consists of letters for formulas, full-width
 * letters or small capitals.
 */
export const hasLookalike = (text: string): boolean => findMixedWords(text).length > 0 || text.search(styled) >= 0

function findLookalikes(file: string, text: string): Diagnostic[] {
  if (!anyLookalike.test(text)) return []
  return text.split('\n').flatMap((line, lineIndex) =>
    findMixedWords(line).map(({ found, index }) => {
      const character = anyLookalike.exec(found)?.[0] ?? ''
      const values = {
        found,
        code: codeOf(character),
        script: /\p{Script=Greek}/u.test(character) ? 'Greek' : 'Cyrillic',
        letter: LOOKALIKES.get(character) ?? '',
        instead: [...found].map((each) => LOOKALIKES.get(each) ?? each).join(''),
      }
      return diagnosticAt({ file, line: lineIndex + 1, column: index + 1 }, characterMessages['text-lookalike'], values)
    }),
  )
}

/** Reports the first word of each line that is written in letters for formulas, or the like. */
function findStyled(file: string, text: string): Diagnostic[] {
  if (text.search(styled) < 0) return []
  return text.split('\n').flatMap((line, index) => {
    const column = line.search(styled)
    if (column < 0) return []
    const [found = ''] = line.slice(column).match(styled) ?? []
    const instead = [...found].map((each) => SMALL_CAPITALS.get(each) ?? each.normalize('NFKC')).join('')
    return [
      diagnosticAt({ file, line: index + 1, column: column + 1 }, characterMessages['text-styled'], { found, instead }),
    ]
  })
}

interface Value {
  text: string
  location: SourceLocation
}

/**
 * Reports characters written as escapes, such as `\u202e` or `&#x202e;`: the escape is visible in the file, but its
 * character is not.
 */
function checkValues(reported: ReadonlySet<string>, values: readonly Value[]): Diagnostic[] {
  return values.flatMap(({ text, location }) =>
    findInvisible(text).flatMap(({ message, code }) =>
      // `&shy;` is intended: nobody types it by mistake.
      reported.has(code) || message === characterMessages['text-soft-hyphen']
        ? []
        : [diagnosticAt(location, message, { code })],
    ),
  )
}

function nodeValues(file: string, node: Nodes): Value[] {
  const { line, column } = node.position?.start ?? {}
  const texts = ['value', 'alt', 'title', 'url'].map((name) => (node as unknown as Record<string, unknown>)[name])
  return texts.flatMap((text) => (typeof text === 'string' ? [{ text, location: { file, line, column } }] : []))
}

function fieldValues(file: string, { value, locationOf }: Yaml): Value[] {
  const values: Value[] = []
  mapTexts(value, (text, path) => {
    values.push({ text, location: { file, ...locationOf(path), field: path.join('.') } })
    return text
  })
  return values
}
