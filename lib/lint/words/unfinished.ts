import { foreignMarkup, fromProgram } from './leftovers'
import type { Word } from './words-of'

const pending = '(?:still )?to be (?:added|announced|confirmed|decided|defined|determined|filled in|written)'

/**
 * Notes that colleagues write to each other: remarks and questions in brackets, marks of a draft, and requests by name.
 * The words of a link are in brackets too.
 */
const notes = [
  '\\((?:\\p{Lu}\\p{L}{1,11}|\\p{Lu}{2,4}): [^()\\n]{0,120}\\?+\\)',
  '\\([^()\\n]{1,120}\\?{2,}\\)',
  '\\((?:\\?+|(?:source|link|date|name|price|number|check|ref(?:erence)?|spelling|really|correct|true)(?: [^()\\n?]{1,20})?\\?+)\\)',
  '\\[(?!(?:Note|Source|Example|See|Figure|Photo)\\b)\\p{Lu}\\p{L}{1,14}(?: \\p{L}{1,14}){0,2}: [^[\\]\\n]{1,160}\\](?!\\()',
  '\\[(?:Note|NOTE|note) (?:(?:to|for) )?(?:the )?(?:lawyer|legal|editor|self|team|designer)[^[\\]\\n]{0,160}\\](?!\\()',
  '\\[(?:DRAFT|Draft|draft|CONCEPT|Concept|WIP|NOT APPROVED|DO NOT PUBLISH|[Dd]o not publish)(?!\\p{L})[^[\\]\\n]{0,120}\\](?!\\()',
  '\\((?:DRAFT|CONCEPT|WIP|NOT APPROVED|DO NOT PUBLISH|[Dd]o not publish)(?!\\p{L})[^()\\n]{0,120}\\)',
  '^(?:DRAFT|CONCEPT|WIP)(?:\\s*[:–-]|$)',
  '(?<=\\S )(?:\\([Dd]raft(?: v?\\d[\\d.]*)?\\)|[–—-] (?:DRAFT|[Dd]raft|CONCEPT|Concept|WIP)(?: v?\\d[\\d.]*)?)$',
  '\\[(?:[Pp]lease|[Pp]ls|[Cc]heck|[Aa]sk|[Cc]onfirm|[Vv]erify|[Rr]ewrite) [^[\\]\\n]{1,120}\\](?!\\()',
  '\\(\\p{Lu}\\p{L}{1,14}: (?:please|pls|can (?:you|we)|should we|check|ask|confirm|verify|rewrite) [^()\\n]{1,120}\\)',
  '(?<![\\w.])@\\p{Lu}\\p{Ll}+[,:]? (?:please|can you|could you|check|is this)(?!\\p{L})',
  '\\[\\?{1,2}\\]',
  '^[Dd]raft\\s*[–—:-]',
  '(?<!\\w)[Xx]{2}/[Xx]{2}/(?:[Xx]{2,4}|\\d{4})',
  '[€$£] ?[Xx]{2,}(?!\\w)',
  '\\?{3,}',
  '_{3,}',
  '\\[(?:Company|Client|Customer|Product|Brand|First|Last|Full|Your|Our|Their) [Nn]ame\\]',
].join('|')

/**
 * Matches marks that writers leave where something is missing, notes, comment marks from Word, and what programs leave.
 * The same letters in addresses and names do not count. One pattern for all is faster than one for each.
 */
const caseSensitive = new RegExp(
  `(?<![\\w./{-])(?:TODO|FIXME|TBD|TBC|TBA|X{3,}|XX(?=[ \\u00a0](?!of |and |to )\\p{Ll}|[ \\u00a0]?%))(?![\\w/}-]|\\.\\w)|${notes}|\\[\\p{Lu}{2,3}\\d{1,3}(?:R\\d{1,3})?\\]|${fromProgram}|${foreignMarkup}`,
  'u',
)

const kinds = { program: new RegExp(fromProgram, 'uy'), markup: new RegExp(foreignMarkup, 'uy') } as const

/**
 * Whether a mark was left by a program, or is markup of one.
 * @param text the text that contains the mark: what precedes it may decide what it is
 */
export function isLeftBy(kind: keyof typeof kinds, text: string, { text: mark, index }: Word): boolean {
  const pattern = kinds[kind]
  pattern.lastIndex = index
  return pattern.exec(text)?.[0] === mark
}

/** Parts of a page that templates ask for, as in “Your text here”. */
const parts =
  'title|(?:sub)?heading|headline|subtitle|description|text|lead|summary|caption|content|copy|image|picture|quote|paragraph'

/**
 * Matches remarks in brackets or at the start, and values that are only “to be confirmed”: a sentence may say that of a
 * date.
 */
const caseInsensitive = new RegExp(
  [
    `[[(](?:placeholder|tb[acd]|to-?do|fix-?me|x{2,}|${pending})[\\])]`,
    '\\[(?:insert|your)\\s[^[\\]]+\\]',
    '^(?:untitled|new page|page title|no title)[\\s\\d()]*$',
    `(?<![\\w])(?:${parts}|link|name) (?:goes|comes) here(?!\\w)`,
    `^your (?:\\w+|(?:\\w+ )?(?:${parts}|name)) here(?=\\s*(?:[.!…:]|$))`,
    `^(?:insert|add|enter|type) (?:\\w+ ){0,2}(?:${parts}) here(?=\\s*(?:[.!…:]|$))`,
    '(?<!\\w)(?:replace (?:this|it)|to be replaced) before (?:you publish|publishing|publication|going live)',
    '^(?:to-?do|fix-?me|tb[acd]|x{3,})(?=\\s*(?::|$))',
    `(?:^|(?<=:\\s+))${pending}(?=[.!…]*\\s*$)`,
  ].join('|'),
  'i',
)

/** Whether a mark is one that Word inserts for a comment: the initials of its author, and its number. */
export const isWordComment = (mark: string): boolean => /^\[\p{Lu}+\d/u.test(mark)

/** Finds the first mark of unfinished text. */
export function findUnfinished(text: string): Word | undefined {
  const hits = [caseSensitive, caseInsensitive].flatMap((marks) => {
    const { 0: found, index } = marks.exec(text) ?? {}
    return found === undefined || index === undefined ? [] : [{ text: found, index }]
  })
  return hits.sort((one, other) => one.index - other.index)[0]
}
