import { isAbbreviation } from './abbreviations'

/** A typing mistake in a text, and what was meant. */
interface Typo {
  kind:
    | 'mark'
    | 'dash'
    | 'encoded'
    | 'full-width'
    | 'no-space'
    | 'line-hyphen'
    | 'quotes'
    | 'small-letter'
    | 'caps-lock'
    | 'article'
    | 'sound-alike'
  text: string
  index: number
  instead: string
}

/**
 * Matches repeated marks, marks after a space, and two marks where the second is meant. Three full stops, and two between
 * folder names, are allowed.
 */
const marks = /(?<=[\p{L}\p{N}%)’”"])(?:\.{2}|,{2,}|;{2,}|!{2,}|\?{2,}|[,;:]\.|[ \u00a0]+[,;.!?])(?=[\s”’]|$)/gu

/** Matches two hyphens with spaces around them, for a dash. */
const doubleHyphen = /(?<=[\p{L}\p{N}%).,’”"]) -- (?=[\p{L}\p{N}(“‘"])/gu

/** Matches words with the encoded space of an address between them. */
const encodedSpace = /(?<![^\s(“"])\p{L}+(?:%20\p{L}+)+(?![^\s.,;:!?)”"])/gu

/** Matches a mark of a Chinese or Japanese keyboard beside a Latin letter. */
const fullWidth = /(?<=[\p{Script=Latin}\p{N}])[，．：；！？](?=[\s\p{Script=Latin}]|$)/gu

/** Matches a space before a comma or semicolon, and none after it. */
const beforeComma = /(?<=[\p{L}\p{N}%)’”"])[ \u00a0]+[,;](?=\p{L})/gu

/** A fast pattern that matches every text with a mistake, and few others. */
const quickTest =
  /[,;.!?]{2}|[ \u00a0][,;.!?]| -- |%20|[，．：；！？]|[,;:]\.|\p{Ll}(?:[.!?](?:\p{Lu}|\s\p{Ll})|[,;]\p{L}|-\n\p{Ll})|(?<![\p{L}\p{N}.,!?…])[”„]\p{L}|(?<!\p{L})\p{Ll}\p{Lu}{5}|\ba (?:[aeio]|h[oe])|\ban (?:[^aeiouhx\s]|u[stn]|eu)|\b(?:[Ii]n|[Oo]f|[Ww]ith|[Ff]rom|[Bb]y|[Oo]n|has|have|had|[Ww]ithout|[Ww]ithin|into) (?:it|you|they)[’']|(?:[Ii]t|[Yy]ou|[Tt]hey|[Ww]ho)[’'](?:s|re) own|\b[Ii]ts (?:an?|been|not|too|also) |\b[Yy]our (?:an?|not|going|able|welcome) |\b[Tt]here own|d(?:n[’']t)? of |[er] then |\bloose /u

/**
 * Matches a sentence, or a part of one, without a space before it: `help.Come`, `gaze,emotion`. Names such as `Node.js`
 * match too, and are excluded below.
 */
const missingSpace =
  /(?<=(?<![\p{L}\p{N}./@=&?_-])\p{L}\p{Ll}+)(?:[.!?](?=\p{Lu}\p{Ll})|[,;](?=\p{L}{2}))(?!\S*[/@=&_]|\p{L}+[.(])/gu

/** Matches a word that a PDF divided at the end of its line. */
const lineHyphen = /(?<!\p{L})(\p{L}+)-\n(\p{Ll}+)/gu

/** Matches quotation marks the wrong way round, or in German style. */
const invalidQuotes = /(?<![\p{L}\p{N}.,!?…])[”„]((?=\p{L})[^“”„"\n]{1,200})[“”"]/gu

/**
 * Matches a sentence that begins with a small letter. After a short word, the full stop may belong to an abbreviation.
 */
const smallLetter = /(?<=(?<![\p{L}\p{N}./@_-])\p{L}?\p{Ll}{3,}[.!?] )\p{Ll}{2,}(?![\p{L}\p{N}@_(-]|[./][\p{L}\p{N}])/gu

/** Matches a word that was typed with caps lock on: `rEPORTS`. */
const capsLock = /(?<![\p{L}\p{N}])\p{Ll}\p{Lu}{5,}(?![\p{L}\p{N}])/gu

/** Words that may follow “a” where it is a name, such as that of a version. */
const afterName = new Set([
  'also',
  'and',
  'are',
  'as',
  'at',
  'either',
  'if',
  'in',
  'is',
  'it',
  'of',
  'on',
  'or',
  'over',
])

/**
 * Matches an article before a word that begins with the wrong sound for it. Most words that begin with u, h or spelt-out
 * letters are ambiguous, and left out.
 */
const article =
  /(?<![\p{L}\p{N}'’.(/-])(?:a [aeio]\p{Ll}{2,}|a (?:hour|honest|honour|heir)\p{Ll}*|an [bcdfgjklmnpqrstvwyz]\p{Ll}{2,}|an (?:us(?:e|u|ab)|uni[ocqtvfs]|util|eur?o)\p{Ll}*)(?![\p{L}\p{N}_]|[./][\p{L}\p{N}])/gu
const soundsOtherwise = /^a (?:e[uw]|on(?:e|ce)(?!\p{Ll}*r))|^an [^aeiouy]+$/u

/** Words that sound like others, with the words beside them that only the others can have. */
const soundAlikes: readonly (readonly [RegExp, (match: readonly string[]) => string])[] = [
  [/(it)[’']s( own)\b/giu, ([, its, rest]) => `${its}s${rest}`],
  [
    /\b((?:in|of|with|from|by|on|has|have|had|without|within|into) )(it|you|they)[’'](?:s|re)(?= \p{L})(?! own)/giu,
    ([, before, word = '']) => `${before}${possessive[word.toLowerCase()]}`,
  ],
  [/\b([Ii]t)s( (?:a(?! priori)|an|been|not|too|also))(?= )/gu, ([, it, rest]) => `${it}’s${rest}`],
  [/\b([Yy]ou)r( (?:a(?! priori)|an|not|going to|able to|welcome to))(?= )/gu, ([, you, rest]) => `${you}’re${rest}`],
  [/\b(you)[’']re( own)\b/giu, ([, you, rest]) => `${you}r${rest}`],
  [/\b(?:there|they[’']re)( own)\b/giu, ([, rest]) => `their${rest}`],
  [/\b(who)[’']s( own)\b/giu, ([, who, rest]) => `${who}se${rest}`],
  [/\b((?:could|should|would)(?:n[’']t)?) of(?! course)(?= \p{L})/giu, ([, before]) => `${before} have`],
  [/\b((?:more|less|fewer|rather) )then(?= \p{L})/giu, ([, before]) => `${before}than`],
  [
    /\b((?:other|better|faster|slower|larger|smaller|higher|lower|longer|shorter|worse|easier|older|younger|earlier|cheaper) )then(?= (?:an?|the|one|it|that|this|these|those|any|our|your|their|its|\p{N}+)(?![\p{L}\p{N}]))/giu,
    ([, before]) => `${before}than`,
  ],
  [
    /\b((?:will|may|can|not|never|you|they|we|to|n[’']t) )loose(?= (?:an?|the|your|their|our|its|it|any|time|data|money)(?!\p{L}))/giu,
    ([, before]) => `${before}lose`,
  ],
]
const possessive: Readonly<Record<string, string>> = { it: 'its', you: 'your', they: 'their' }

/** Finds words that sound like the ones that were meant: `it’s own`, `could of`. */
function findSoundAlikes(text: string): Typo[] {
  return soundAlikes.flatMap(([pattern, instead]) =>
    [...text.matchAll(pattern)].map((match): Typo => {
      return { kind: 'sound-alike', text: match[0], index: match.index, instead: instead(match) }
    }),
  )
}

/** Finds typing mistakes in punctuation, hyphens, capitals and articles, and words that sound like the right ones. */
export function findTypos(text: string): Typo[] {
  if (!quickTest.test(text)) return []
  const doubled = [...text.matchAll(marks)].map(({ 0: found, index }): Typo => {
    const word = /\S*$/u.exec(text.slice(Math.max(0, index - 40), index))?.[0] ?? ''
    return { kind: 'mark', text: word + found, index: index - word.length, instead: word + found.slice(-1) }
  })
  const dashes = [...text.matchAll(doubleHyphen)].map(({ 0: found, index }): Typo => {
    const word = /\S*$/u.exec(text.slice(Math.max(0, index - 40), index))?.[0] ?? ''
    return { kind: 'dash', text: word + found.trimEnd(), index: index - word.length, instead: `${word} –` }
  })
  const encoded = [...text.matchAll(encodedSpace)].map(({ 0: found, index }): Typo => {
    return { kind: 'encoded', text: found, index, instead: found.replaceAll('%20', ' ') }
  })
  const wide = [...text.matchAll(fullWidth)].map(({ 0: found, index }): Typo => {
    return { kind: 'full-width', text: found, index, instead: found.normalize('NFKC') }
  })
  const unspaced = [...text.matchAll(missingSpace)].map(({ 0: mark, index }): Typo => {
    const before = /\p{L}*$/u.exec(text.slice(Math.max(0, index - 40), index))?.[0] ?? ''
    const after = /^\p{L}*/u.exec(text.slice(index + 1, index + 41))?.[0] ?? ''
    return {
      kind: 'no-space',
      text: before + mark + after,
      index: index - before.length,
      instead: `${before}${mark} ${after}`,
    }
  })
  const hyphens = [...text.matchAll(lineHyphen)].map(({ 0: found, 1: before = '', 2: after = '', index }): Typo => {
    return { kind: 'line-hyphen', text: found, index, instead: before + after }
  })
  const quotes = [...text.matchAll(invalidQuotes)].map(({ 0: found, 1: words = '', index }): Typo => {
    return { kind: 'quotes', text: found, index, instead: `“${words}”` }
  })
  const commas = [...text.matchAll(beforeComma)].map(({ 0: mark, index }): Typo => {
    const before = /\S*$/u.exec(text.slice(Math.max(0, index - 40), index))?.[0] ?? ''
    const after = /^\p{L}*/u.exec(text.slice(index + mark.length, index + mark.length + 40))?.[0] ?? ''
    const instead = `${before}${mark.trim()} ${after}`
    return { kind: 'mark', text: before + mark + after, index: index - before.length, instead }
  })
  const small = [...text.matchAll(smallLetter)].flatMap(({ 0: found, index }): Typo[] => {
    const isShortened = isAbbreviation(text.slice(Math.max(0, index - 40), index).trimEnd())
    return isShortened ? [] : [{ kind: 'small-letter', text: found, index, instead: withCapital(found) }]
  })
  const capsLocked = [...text.matchAll(capsLock)].map(({ 0: found, index }): Typo => {
    return { kind: 'caps-lock', text: found, index, instead: withCapital(found.toLowerCase()) }
  })
  const articles = [...text.matchAll(article)].flatMap(({ 0: found, index }): Typo[] => {
    const [own = '', word = ''] = found.split(' ')
    if (afterName.has(word) || soundsOtherwise.test(found)) return []
    return [{ kind: 'article', text: found, index, instead: `${own === 'a' ? 'an' : 'a'} ${word}` }]
  })
  return [
    ...doubled,
    ...dashes,
    ...encoded,
    ...wide,
    ...unspaced,
    ...hyphens,
    ...quotes,
    ...commas,
    ...small,
    ...capsLocked,
    ...articles,
    ...findSoundAlikes(text),
  ]
}

const withCapital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

const capitals = /(?<![\p{L}\p{N}])\p{Lu}+(?:['’]\p{Lu}+)?(?: \p{Lu}+(?:['’]\p{Lu}+)?){3,}(?![\p{L}\p{N}])/gu

/** Words that every English sentence contains, and no row of abbreviations does. */
const small =
  /(?:^| )(?:A|ALL|AND|ARE|AT|BY|FOR|FROM|I|IN|IS|IT|NOT|NOW|OF|ON|OR|OUR|THE|THIS|TO|WE|WITH|YOU|YOUR)(?: |$)/

/** Finds the first words of a passage in capitals: four or more in a row that are not abbreviations. */
export function findCapitals(text: string): { text: string; index: number } | undefined {
  const hit = [...text.matchAll(capitals)].find(([found]) => small.test(found))
  return hit && { text: hit[0].split(' ').slice(0, 4).join(' '), index: hit.index }
}
