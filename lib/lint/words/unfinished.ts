import type { Word } from './words-of'

const pending = '(?:still )?to be (?:added|announced|confirmed|decided|defined|determined|filled in|written)'

/** Marks that writers leave where something is missing; parts of addresses and names are none. */
const inCapitals = /(?<![\w./{-])(?:TODO|FIXME|TBD|TBC|TBA|X{3,})(?![\w/}-]|\.\w)|\[\p{Lu}{2,3}\d{1,3}(?:R\d{1,3})?\]/u

/** Remarks in brackets or at the start, and a value that is only “to be confirmed”, which a sentence may say of a date. */
const inAnyCase = new RegExp(
  [
    `[[(](?:placeholder|tb[acd]|to-?do|fix-?me|x{2,}|${pending})[\\])]`,
    '\\[(?:insert|your)\\s[^[\\]]+\\]',
    '^(?:to-?do|fix-?me|tb[acd]|x{3,})(?=\\s*(?::|$))',
    `(?:^|(?<=:\\s+))${pending}(?=[.!…]*\\s*$)`,
  ].join('|'),
  'i',
)

/** Whether a mark is one that Word leaves where a comment is: the initials of its author, and its number. */
export const isWordComment = (mark: string): boolean => /^\[\p{Lu}+\d/u.test(mark)

/** The first mark in a text that says that it is unfinished. */
export function findUnfinished(text: string): Word | undefined {
  const hits = [inCapitals, inAnyCase].flatMap((marks) => {
    const { 0: found, index } = marks.exec(text) ?? {}
    return found === undefined || index === undefined ? [] : [{ text: found, index }]
  })
  return hits.sort((one, other) => one.index - other.index)[0]
}
