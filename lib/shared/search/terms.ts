/** A word as somebody wrote it. One that is put together, such as `experiment_uuid`, has several parts. */
export interface Piece {
  /** `experiment`, `uuid`. */
  parts: string[]
  /** `experimentuuid`, as people type it without the mark between; one part is its own. */
  joined: string
}

/** What stands in nearly every text tells none from another, and would be a tenth of the index. */
const stopWords = new Set(
  (
    'about all also an and any are as at be been but by can do does for from had has have how http https id if in into is it its may ' +
    'me my no nor not of on or other our so such than that the their them then there these they this those to ' +
    'under up us v1 was we were what when where which while who whom why will with would you your'
  ).split(' '),
)

/** Letters without their accents, small. */
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/**
 * The words of a text. Everything but letters, digits and the marks inside names and paths (`_ . -`) parts them; a
 * single letter tells nothing, unless it is one of a pair, as in `A/B`.
 */
export function piecesOf(text: string): Piece[] {
  return plain(text)
    .replace(/(?<![\p{L}\p{N}])(\p{L})\/(\p{L})(?![\p{L}\p{N}])/gu, '$1$2')
    .replace(/(\p{L})['’]s\b/gu, '$1')
    .split(/[^\p{L}\p{N}_.-]+/u)
    .flatMap((word) => {
      const parts = word.split(/[_.-]+/).filter(Boolean)
      const joined = parts.join('')
      return /\d/.test(joined) || joined.length > 1 ? [{ parts: parts.filter(tells), joined }] : []
    })
}

const tells = (part: string) => part.length > 1 || /\d/.test(part)

const isStopWord = ({ joined }: Piece) => stopWords.has(joined)

/** `sessions` and `session` are one term: a misspelt singular then finds the plural, too. */
const singular = (word: string) => (word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word)

const inSingular = ({ parts, joined }: Piece): Piece => ({ parts: parts.map(singular), joined: singular(joined) })

/** The terms under which a text is found: each part of each word, and words that are put together as one as well. */
export function termsOf(text: string): string[] {
  return piecesOf(text)
    .filter((piece) => !isStopWord(piece))
    .map(inSingular)
    .flatMap(({ parts, joined }) => (parts.length === 1 && parts[0] === joined ? parts : [...parts, joined]))
}

/** The words that somebody looks for. Where all of them stand everywhere, they are what is meant. */
export function askedOf(query: string): Piece[] {
  const pieces = piecesOf(query)
  const telling = pieces.filter((piece) => !isStopWord(piece))
  return (telling.length > 0 ? telling : pieces).map(inSingular)
}
