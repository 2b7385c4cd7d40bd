import { isAbbreviation } from './abbreviations'

/** A typing mistake in a text, and what was meant. */
interface Typo {
  kind:
    | 'mark'
    | 'gap'
    | 'mark-apart'
    | 'two-spaces'
    | 'brackets-empty'
    | 'dash'
    | 'lopsided-dash'
    | 'encoded'
    | 'full-width'
    | 'beside-token'
    | 'no-space'
    | 'line-hyphen'
    | 'joined-number'
    | 'apostrophe'
    | 'two-articles'
    | 'quotes'
    | 'small-letter'
    | 'caps-lock'
    | 'pronoun'
    | 'more-twice'
    | 'other-marks'
    | 'plural'
    | 'range'
    | 'article'
    | 'sound-alike'
  text: string
  index: number
  instead: string
}

/**
 * Matches repeated marks, marks after a space, and two marks where the second is meant. Three full stops, and two
 * between folder names, are allowed.
 */
const marks =
  /(?<=[\p{L}\p{N}%)’”"]|\}\})(?:\.{2}|\.{4,}|,{2,}|;{2,}|!{2,}|\?{2,}|(?:\?!){2,}|[,;:]\.|[?!]\.|\.,|[ \u00a0]+[!?]|(?<!\p{L})[ \u00a0]+[,;.]|(?<=\p{L})(?:[ \u00a0]+:|:{2}))(?=[\s”’]|$)/gu

/**
 * Matches a space before a mark, two spaces between words, brackets without words, and spaces within brackets. The
 * first three may be what is left around a value that was deleted. One pattern for all is faster than one for each.
 */
const looseSpaces =
  /(?<=\p{L})[ \u00a0]+[,;.](?=[\s”’]|$)|(?<=[\p{L}\p{N},}])[ \u00a0]{2,9}(?=[\p{L}\p{N}{])|(?<=\s)\(\s?\)|\( [^()\n]{1,100} \)/gu

/** Matches a word that something must follow in the same sentence. */
const leadingWord = /^(?:within|of|the|an?|than|per|and|or|to|for|by|from|with|between|least|most|every)$/i

function kindOfSpaces({ found, before }: Match): Typo['kind'] {
  if (found.startsWith('(')) return found.length > 3 ? 'mark' : 'brackets-empty'
  if (found.trim() === '') return 'two-spaces'
  return leadingWord.test(before) ? 'gap' : 'mark-apart'
}

function withoutSpaces({ found, before, after }: Match): string {
  if (found.startsWith('(')) return found.length > 3 ? `${before}(${found.slice(2, -2)})${after}` : before.trim()
  return found.trim() === '' ? `${before} ${after}` : before + found.trim()
}

/** Matches two hyphens with spaces around them, for a dash, and a dash with a space on one side only. */
const doubleHyphen = /(?<=[\p{L}\p{N}%).,’”"]) --(?= [\p{L}\p{N}(“‘"])/gu
const lopsidedDash = /(?<=\p{L})[–—](?= \p{L})(?! (?:and|or|to)(?!\p{L}))|(?<=\p{L}) [–—](?=\p{L})/gu

/** Matches words with the encoded space of an address between them. */
const encodedSpace = /(?<![^\s(“"])\p{L}+(?:%20\p{L}+)+(?![^\s.,;:!?)”"])/gu

/** Matches a mark of a Chinese or Japanese keyboard beside a Latin letter. */
const fullWidth = /(?<=[\p{Script=Latin}\p{N}])[，．：；！？](?=[\s\p{Script=Latin}]|$)/gu

/** Matches a token between double braces whose value would touch a letter or digit. */
const besideToken =
  /(\{\{[\w.-]+\}\})\1|(?<!\p{L})\p{L}+\{\{[\w.-]+\}\}|\{\{[\w.-]+\}\}(?:(?!s(?!\p{L}))[\p{L}\p{N}]+|,-)/gu

/** Matches another character where an apostrophe belongs, before the end of a word such as `tester’s`. */
const apostrophe = /(?<=\p{L})[´′‘?](?=(?:s|t|d|m|re|ve|ll)(?!\p{L}))|(?<=\p{L})Õ(?=\p{Ll})/gu

/**
 * Matches what is left of an apostrophe: another mark, two of them, or a space beside it or in its place. The symbol of
 * seconds, the name of a variable, and names such as `van ’t Hoff` and `’s-Hertogenbosch` do not match.
 */
const lostApostrophe =
  /(?<=\p{Ll}{2})(?:[,;](?=(?:s|re|ve|ll) \p{Ll})|''(?=s(?!\p{L}))|(?:(?<!s)['’] | ['’])(?=s \p{Ll}{2}))|(?<=(?<!\p{L})(?:[Dd]on|[Cc]an|[Ww]on)) (?=t \p{Ll})|(?<=\p{Ll}{3})(?<!(?:variable|letter|symbol|suffix|second|seconds|option|flag|key|parameter|plural|time|the|and)) (?=s (?!is|are|and|or|for|in|at|to|stands|means|denotes)\p{Ll}{3})/gu

/** Matches a backslash before a word. Those of folders, escapes and formulas do not match. */
const backslash =
  /(?<![^\s(“"])\\(?=\p{L}{2})(?!\p{L}+[\\({_^]|[nrt]\p{Lu}|u[\da-fA-F]{4}|x[\da-fA-F]{2})(?![^\n]*\$)/gu

/** Matches two articles, or an article and a possessive, in a row. “The a priori chance” is right. */
const twoArticles =
  /(?<!\p{L})(?:[Tt]he (?:an|a(?! priori))|[Aa]n? the|(?:[Tt]he|[Aa]n?) (?:my|our|your|their)|(?:[Mm]y|[Oo]ur|[Tt]heir) (?:the|an?(?! priori))|[Yy]our the) (?=\p{Ll}{2})\p{Ll}+/gu

/** Matches French quotation marks, two apostrophes for one mark, and spaces within quotation marks. */
const oddQuotes =
  /«(?!\p{Lu}\w{1,30}»)\s?[^«»\n]{1,100}?\s?»|(?<!')''(?=\p{L})[^'\n]{1,100}''(?!')|“ [^“”\n]{1,100} ”/gu

/** Matches a comparative after “more”. */
const moreTwice =
  /\bmore ((?:better|worse|easier|faster|slower|cheaper|larger|smaller|longer|shorter|higher|lower)(?!\p{L}))/giu

/**
 * Matches the letter O or an exclamation mark in a number, a word with spaces between its letters, and the pronoun I in
 * lower case.
 */
const letterInNumber = /(?<![\p{L}\p{N}])(?:\d+O\d*|!\d+)(?![\p{L}\p{N}])/gu
const spacedLetters = /(?<![\p{L}\p{N}.])\p{Lu}(?: \p{Lu}){3,}(?![\p{L}\p{N}.])/gu
const smallPronoun = /(?<=(?:\p{Ll}|,) )i(?= \p{Ll})/gu

/** Matches a number that touches the noun after it. */
const joinedNumber =
  /(?<![\p{L}\p{N}.,_-])(\d+)((?:second|minute|hour|day|week|month|year|tester|viewer|euro)s?|people|percent)(?![\p{L}\p{N}_-])/gu

const units = 'seconds?|minutes?|hours?|days?|weeks?|months?|years?|testers?'

/** Matches numbers with the marks of another language: `1.000 people`, `1,5 hours`. */
const otherMarks = new RegExp(
  `(?<![\\p{L}\\p{N}.,])(?:\\d{1,3}\\.000(?= \\p{L}{4})|\\d+,\\d(?= (?:${units})(?!\\p{L})))`,
  'gu',
)

/** Matches a noun in the singular after a larger number, or in the plural after one. */
const otherPlural =
  /(?<![\p{L}\p{N}.,–-])(?:(?:[2-9]|\d\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:second|minute|hour|day|week|month|year|tester)|(?:1|one) (?:second|minute|hour|day|week|month|year|tester)s)(?![\p{L}’'-])/giu

/** Matches a range, with its unit. */
const range = new RegExp(`(?<![\\p{L}\\p{N}.,–-])(\\d+)–(\\d+)(?= ?(?:%|(?:${units}|people)(?!\\p{L})))`, 'gu')

/** Matches a space before a comma or semicolon, and none after it. */
const beforeComma = /(?<=[\p{L}\p{N}%)’”"])[ \u00a0]+[,;](?=\p{L})/gu

/** A fast pattern that matches every text with a mistake, and few others. */
const quickTest =
  /\p{L}\{\{|\}\}(?:[\p{L}\p{N}]|,-|\{\{)|\\\p{L}| :(?:\s|$)|::| [st] |['’] s | ['’]s |\d(?:second|minute|hour|day|week|month|year|tester|viewer|euro|people|percent)|(?<!\p{L})(?:the|an?|my|our|your|their) (?:the|an?|my|our|your|their) |(?<!\p{L})(?:TH|WH|HO|EV|EA|OU|YO|FR|WI|FO|AN|BU|HE|AL|SE|CA)\p{Ll}|\p{L}[´′‘?Õ]\p{Ll}|[«]|''|“ |\( |\dO|(?<!\S)!\d|\p{Lu} \p{Lu} \p{Lu}| i |[?!]\.|\.,|\p{L}[–—] | [–—]\p{L}|\d\.000 |\d,\d |\d–\d| && |(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:second|minute|hour|day|week|month|year|tester)|n \p{Ll}+[’']s|etween \d+ to |[,;.!?]{2}|[ \u00a0](?:[,;.!?]| \S)|\s\(\s?\)| -- |%20|[，．：；！？]|[,;:]\.|\p{Ll}(?:[.!?](?:\p{Lu}|\s\p{Ll})|[,;]\p{L}|-\n\p{Ll})|(?<![\p{L}\p{N}.,!?…])[”„]\p{L}|(?<!\p{L})\p{Ll}\p{Lu}{2}|\ba (?:[aeio]|h[oe])|\ban (?:[^aeiouhx\s]|u[stn]|eu)|\b(?:[Ii]n|[Oo]f|[Ww]ith|[Ff]rom|[Bb]y|[Oo]n|has|have|had|[Ww]ithout|[Ww]ithin|into) (?:it|you|they)[’']|(?:[Ii]t|[Yy]ou|[Tt]hey|[Ww]ho)[’'](?:s|re) own|\b[Ii]ts (?:an?|been|not|too|also) |\b[Yy]our (?:an?|not|going|able|welcome) |\b[Tt]here own|d(?:n[’']t)? of |[er] then |more \p{Ll}+(?:er|se)(?!\p{L})|\bloose /u

/**
 * Matches a punctuation mark without a space after it: `help.Come`, `gaze,emotion`. Those of names such as `Node.js`,
 * of addresses and of code do not match.
 */
const missingSpace =
  /(?<=(?<![\p{L}\p{N}./@=&?_-])\p{L}\p{Ll}+)(?:[.!?](?=(?!Mso)\p{Lu}\p{Ll})|[,;](?=\p{L}{2}))(?!\S*[/@=&_]|\p{L}+[.(])/gu

/** Matches a word that a PDF divided at the end of its line. */
const lineHyphen = /(?<!\p{L})(\p{L}+)-\n(\p{Ll}+)/gu

/** Matches quotation marks the wrong way round, or in German style. */
const invalidQuotes = /(?<![\p{L}\p{N}.,!?…])[”„]((?=\p{L})[^“”„"\n]{1,200})[“”"]/gu

/**
 * Matches a sentence that begins with a small letter. After a short word, the full stop may belong to an abbreviation.
 */
const smallLetter =
  /(?<=(?<![\p{L}\p{N}./@_-])(?:\p{L}?\p{Ll}{3,}|do|go|in|it|me|on|so|up|us)[.!?] )\p{Ll}{2,}(?![\p{L}\p{N}@_(-]|[./][\p{L}\p{N}])/gu

/** Matches a word that was typed with caps lock on, `rEPORTS`, or with the shift key held too long, `THe`. */
const capsLock =
  /(?<![\p{L}\p{N}])(?:TH(?:e|is|at|ese|ose|ey|ere|en)|WH(?:at|en|ere|ich|o|y)|HOw|EVery|EAch|OUr|YOur?|FRom|WIth|FOr|ANd|BUt|HEre|ALl|SEe|CAn)(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])\p{Ll}\p{Lu}{5,}(?![\p{L}\p{N}])|(?<=^|[.!?] )\p{Ll}\p{Lu}{2,4}(?= \p{Lu}{2})/gu

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
 * Matches an article before a word that begins with the wrong sound for it. Most words that begin with u, h or
 * spelt-out letters are ambiguous, and left out.
 */
const article =
  /(?<![\p{L}\p{N}'’.(/-])(?:a [aeio]\p{Ll}{2,}|a (?:hour|honest|honour|heir)\p{Ll}*|an [bcdfgjklmnpqrstvwyz]\p{Ll}{2,}|an (?:us(?:e|u|ab)|uni[ocqtvfs]|util|eur?o)\p{Ll}*)(?![\p{L}\p{N}_]|[./][\p{L}\p{N}])/gu
const soundsOtherwise = /^a (?:e[uw]|on(?:e|ce)(?!\p{Ll}*r))|^an [^aeiouy]+$/u

/** Words that sound or look like others, with the words beside them that only the others can have. */
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
    /\b((?:other|better|bigger|brighter|clearer|darker|faster|greater|newer|quicker|simpler|slower|stronger|weaker|wider|larger|smaller|higher|lower|longer|shorter|worse|easier|older|younger|earlier|cheaper) )then(?= (?:an?|the|one|it|that|this|these|those|any|our|your|their|its|\p{N}+)(?![\p{L}\p{N}]))/giu,
    ([, before]) => `${before}than`,
  ],
  [/\b(between \d+) to(?= \d)/giu, ([, before]) => `${before} and`],
  [
    /\b((?:two|three|four|five|six|seven|eight|nine|ten|twelve) \p{Ll}+)[’']s(?=[.,;:!?]| (?:and|are|at|each|for|from|have|in|of|on|or|per|to|were|with)(?!\p{L})|$)/giu,
    ([, before]) => `${before}s`,
  ],
  [
    /\b((?:will|may|can|not|never|you|they|we|to|n[’']t) )loose(?= (?:an?|the|your|their|our|its|it|any|time|data|money)(?!\p{L}))/giu,
    ([, before]) => `${before}lose`,
  ],
]
const possessive: Readonly<Record<string, string>> = { it: 'its', you: 'your', they: 'their' }

/** What a pattern matches, with the text beside it. */
interface Match {
  match: RegExpExecArray
  found: string
  /** The text before it, at most `MAX_BESIDE` characters. */
  textBefore: string
  /** What is reported with it: the word, or the letters, on each side. */
  before: string
  after: string
}

/** How to find a kind of typing mistake, and what was meant. */
interface TypoPattern {
  kind: Typo['kind'] | ((match: Match) => Typo['kind'])
  pattern: RegExp
  /** Match what belongs to the mistake in the text on each side of it. */
  before?: RegExp
  after?: RegExp
  /** Returns what was probably meant; undefined if the match is not a mistake. */
  instead: (match: Match) => string | undefined
}

/** How many characters are read on each side of a match: hardly any word is longer. */
const MAX_BESIDE = 40

const wordBefore = /\S*$/u
const lettersBefore = /\p{L}*$/u
const lettersAfter = /^\p{L}*/u

const withCapital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** The patterns, in the order in which mistakes are reported. */
const typoPatterns: readonly TypoPattern[] = [
  {
    kind: 'mark',
    pattern: marks,
    before: wordBefore,
    instead: ({ before, found }) =>
      found === '.,' && isAbbreviation(`${before}.`)
        ? undefined
        : before + (/^[?!]/.test(found) ? found.charAt(0) : found.slice(-1)),
  },
  { kind: 'dash', pattern: doubleHyphen, before: wordBefore, instead: ({ before }) => `${before} –` },
  {
    ...{ kind: 'lopsided-dash', pattern: lopsidedDash, before: lettersBefore, after: /^ ?\p{L}*/u },
    instead: ({ before, after }) => `${before} – ${after.trim()}`,
  },
  { kind: 'encoded', pattern: encodedSpace, instead: ({ found }) => found.replaceAll('%20', ' ') },
  { kind: 'full-width', pattern: fullWidth, instead: ({ found }) => found.normalize('NFKC') },
  {
    ...{ kind: 'no-space', pattern: missingSpace, before: lettersBefore, after: lettersAfter },
    instead: ({ before, found, after }) => `${before}${found} ${after}`,
  },
  {
    ...{ kind: 'beside-token', pattern: besideToken },
    instead: ({ found, match: [, twice] }) =>
      twice ??
      found
        .replace(/(?<=\p{L})\{\{/u, ' {{')
        .replace(/\}\}(?=[\p{L}\p{N}])/u, '}} ')
        .replace(/,-$/, ''),
  },
  {
    ...{ kind: 'quotes', pattern: apostrophe, before: lettersBefore, after: lettersAfter },
    instead: ({ before, after }) => `${before}’${after}`,
  },
  {
    ...{ kind: 'apostrophe', pattern: lostApostrophe, before: lettersBefore, after: lettersAfter },
    instead: ({ before, after }) => `${before}’${after}`,
  },
  {
    ...{ kind: 'mark', pattern: backslash, after: lettersAfter },
    instead: ({ after }) => after,
  },
  {
    ...{ kind: 'two-articles', pattern: twoArticles },
    instead: ({ found }) => found.slice(found.indexOf(' ') + 1),
  },
  {
    ...{ kind: 'joined-number', pattern: joinedNumber },
    instead: ({ match: [, number, noun] }) => `${number} ${noun}`,
  },
  {
    ...{ kind: 'quotes', pattern: oddQuotes },
    instead: ({ found }) => `“${found.replace(/^(?:«|''|“)\s?|\s?(?:»|''|”)$/g, '')}”`,
  },
  { kind: kindOfSpaces, pattern: looseSpaces, before: /\S*\s?$/u, after: /^[\p{L}\p{N}{]*/u, instead: withoutSpaces },
  { kind: 'encoded', pattern: letterInNumber, instead: ({ found }) => found.replaceAll('O', '0').replace('!', '1') },
  { kind: 'encoded', pattern: spacedLetters, instead: ({ found }) => found.replaceAll(' ', '') },
  { kind: 'mark', pattern: /(?<= )&&(?= )/gu, instead: () => '&' },
  {
    kind: 'other-marks',
    pattern: otherMarks,
    instead: ({ found }) => found.replace(/[.,]/, (mark) => (mark === '.' ? ',' : '.')),
  },
  {
    kind: 'plural',
    pattern: otherPlural,
    instead: ({ found }) => (found.endsWith('s') ? found.slice(0, -1) : `${found}s`),
  },
  {
    ...{ kind: 'range', pattern: range },
    instead: ({ match: [, from, to] }) => (Number(from) > Number(to) ? `${to}–${from}` : undefined),
  },
  { kind: 'pronoun', pattern: smallPronoun, instead: () => 'I' },
  { kind: 'more-twice', pattern: moreTwice, instead: ({ match: [, word] }) => word },
  { kind: 'line-hyphen', pattern: lineHyphen, instead: ({ match: [, first, second] }) => `${first}${second}` },
  { kind: 'quotes', pattern: invalidQuotes, instead: ({ match: [, words] }) => `“${words}”` },
  {
    ...{ kind: 'mark', pattern: beforeComma, before: wordBefore, after: lettersAfter },
    instead: ({ before, found, after }) => `${before}${found.trim()} ${after}`,
  },
  {
    ...{ kind: 'small-letter', pattern: smallLetter },
    instead: ({ found, textBefore }) => (isAbbreviation(textBefore.trimEnd()) ? undefined : withCapital(found)),
  },
  { kind: 'caps-lock', pattern: capsLock, instead: ({ found }) => withCapital(found.toLowerCase()) },
  { kind: 'article', pattern: article, instead: ({ found }) => withOtherArticle(found) },
  ...soundAlikes.map(
    ([pattern, instead]): TypoPattern => ({ kind: 'sound-alike', pattern, instead: ({ match }) => instead(match) }),
  ),
]

/** @returns undefined if the article is right, or is a name */
function withOtherArticle(found: string): string | undefined {
  const [own, word = ''] = found.split(' ')
  if (afterName.has(word) || soundsOtherwise.test(found)) return undefined
  return `${own === 'a' ? 'an' : 'a'} ${word}`
}

/** Finds typing mistakes in punctuation, hyphens, capitals and articles, and words that sound like the right ones. */
export function findTypos(text: string): Typo[] {
  if (!quickTest.test(text)) return []
  return typoPatterns.flatMap(({ kind, pattern, instead, ...beside }) => {
    // `matchAll` copies the pattern, which takes longer than the search in most texts.
    if (text.search(pattern) === -1) return []
    return [...text.matchAll(pattern)].flatMap((match): Typo[] => {
      const { 0: found, index } = match
      const end = index + found.length
      const textBefore = text.slice(Math.max(0, index - MAX_BESIDE), index)
      const before = beside.before?.exec(textBefore)?.[0] ?? ''
      const after = beside.after?.exec(text.slice(end, end + MAX_BESIDE))?.[0] ?? ''
      const hit = { match, found, textBefore, before, after }
      const meant = instead(hit)
      if (meant === undefined) return []
      return [
        {
          kind: typeof kind === 'string' ? kind : kind(hit),
          text: before + found + after,
          index: index - before.length,
          instead: meant,
        },
      ]
    })
  })
}

const capitals = /(?<![\p{L}\p{N}])\p{Lu}+(?:['’]\p{Lu}+)?(?: \p{Lu}+(?:['’]\p{Lu}+)?){3,}(?![\p{L}\p{N}])/gu

/** Matches a common word: a row of words in capitals with one of these is not a list of abbreviations. */
const commonWord =
  /(?:^| )(?:A|ALL|AND|ARE|AT|BY|FOR|FROM|I|IN|IS|IT|NOT|NOW|OF|ON|OR|OUR|THE|THIS|TO|WE|WITH|YOU|YOUR)(?: |$)/

/** Finds the first words of a passage in capitals: four or more in a row that are not abbreviations. */
export function findCapitals(text: string): { text: string; index: number } | undefined {
  const hit = [...text.matchAll(capitals)].find(([found]) => commonWord.test(found) && /\p{Lu}{2}/u.test(found))
  return hit && { text: hit[0].split(' ').slice(0, 4).join(' '), index: hit.index }
}
