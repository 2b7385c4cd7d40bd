import fc from 'fast-check'
import { hostileMarkdown } from '../fixtures/hostile-markdown'

/** Characters that editors, spreadsheets and attackers leave in files, and that often break programs. */
const characters = [
  ...['\0', '\ufeff', '\u200b', '\u00ad', '\u00a0', '\u202e', '\u2066', '\u2028', '\u0085', '\ufffd', '\u001b'],
  ...['\r', '\r\n', '\n', '\n\n', '\t', ' ', '    ', '\\', '"', "'", '`', '```', '~~~', '\n---\n', '\n+++\n'],
  ...['😀', 'é', 'e\u0301', 'ﬁ', '漢', 'שלום', '\ud83d', '\udc00', 'İ', 'ß'],
]

/** Pieces of every notation in which content is written. */
const notation = [
  ...['{{', '}}', '{{plans.pro.monthly}}', '{{__proto__}}', '{{constructor.name}}', '{plan}', '$t(common:x)', '$t('],
  ...[
    ': ',
    '- ',
    '? ',
    '| ',
    '> ',
    '&a',
    '*a',
    '<<: *a',
    '!!js/function "x"',
    '!!binary x',
    '%YAML 1.2',
    '[',
    ']',
    '{',
    '}',
  ],
  ...[
    '__proto__: x',
    'constructor: x',
    'title: [',
    'draft: yes',
    'publishAt: 0000-99-99',
    'publishAt: 2026-02-30T25:61',
  ],
  ...[
    '1e999',
    '-0',
    '0x10',
    '1_000',
    'NaN',
    '.inf',
    '1.890',
    '1,99',
    '€ 189',
    '~',
    'null',
    'true',
    '2026-11-27',
    '1:20',
  ],
  ...['<script>alert(1)</script>', 'javascript:alert(1)', 'data:text/html,<b>', '//evil.example', '../../etc/passwd'],
  ...[
    ':::note',
    '::operations{resource=users}',
    ':a{b=c}',
    '[^1]',
    '[^1]: x',
    '## forms',
    '- [x] ',
    '<!--',
    '-->',
    '<b>',
  ],
  ...[
    '<<<<<<< HEAD',
    '=======',
    '>>>>>>> main',
    '|---|',
    '| a | b |',
    '**',
    '__',
    '~~',
    '](',
    '![',
    '"}',
    ',',
    ';',
    '""',
  ],
]

/** Generates one of the hostile pieces, or random words. */
export const hostile: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...notation) },
  { weight: 2, arbitrary: fc.constantFrom(...characters) },
  { weight: 1, arbitrary: fc.constantFrom(...hostileMarkdown) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  // Long repetitions and deep nesting.
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...notation, ...characters), fc.constantFrom(3, 40, 600))
      .map(([piece, times]) => piece.repeat(times)),
  },
)

/** Generates a text of such pieces, and of words that are usually around them. */
export const hostileText = fc
  .array(
    fc.oneof(
      hostile,
      fc.constantFrom('Some words. ', 'A second line.\n', '\n\n', '| a | b |\n|---|---|\n', '- item\n'),
    ),
    {
      minLength: 1,
      maxLength: 14,
    },
  )
  .map((pieces) => pieces.join(''))

/** Damage that a person or program has done to a file. */
export interface Damage {
  /** What happens at the position; `lines` changes all line ends instead. */
  kind: 'insert' | 'replace' | 'cut' | 'double' | 'lines'
  /** Its position, as a fraction of the file's length. */
  at: number
  /** How many characters it removes or repeats. */
  length: number
  piece: string
}

/** Generates damage; more often an insertion, because it breaks the syntax of a file in more ways. */
export const damage: fc.Arbitrary<Damage> = fc.record({
  kind: fc.constantFrom('insert', 'insert', 'replace', 'cut', 'double', 'lines'),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.oneof(fc.nat(12), fc.nat(400)),
  piece: hostile,
})

/** Applies damage to a text, in order. */
export function damaged(text: string, all: readonly Damage[]): string {
  return all.reduce((before, { kind, at, length, piece }) => {
    const start = Math.floor(at * before.length)
    const [head, found, tail] = [
      before.slice(0, start),
      before.slice(start, start + length),
      before.slice(start + length),
    ]
    if (kind === 'insert') return head + piece + found + tail
    if (kind === 'replace') return head + piece + tail
    if (kind === 'cut') return head + tail
    if (kind === 'double') return head + found + found + tail
    return before.replaceAll('\n', ['\r\n', '\r', '\n\n'][length % 3] as string)
  }, text)
}

/** The seed, fixed so that only a change to the code can make a run fail. `HOSTILE_SEED` sets another. */
export const seed = Number(process.env.HOSTILE_SEED ?? 20261127)
