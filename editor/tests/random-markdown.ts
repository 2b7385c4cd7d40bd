import fc from 'fast-check'

const word = fc.constantFrom(
  'gaze',
  '__bold__',
  '*light*',
  '`code`',
  '{{a.b}}',
  '<!-- number ok: 95% -->',
  '[a](/b)',
  'of',
  'a\\_b',
  '~~no~~',
  '&amp;',
  '5%',
)
const line = fc.array(word, { minLength: 1, maxLength: 8 }).map((words) => `x ${words.join(' ')}`)
const cell = fc.constantFrom('1', '{{a.b}}', '__x__', 'long cell', '')

/** Blocks in the styles that people use. */
export const arbitraryBlock: fc.Arbitrary<string> = fc.oneof(
  fc.array(line, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n')),
  fc.tuple(fc.constantFrom('#', '##', '###'), line).map(([mark, text]) => `${mark} ${text}`),
  line.map((text) => `${text}\n---`),
  fc
    .tuple(
      fc.constantFrom('* ', '- ', '+   ', '1. ', '3) '),
      fc.constantFrom('\n', '\n\n'),
      fc.array(line, { minLength: 1, maxLength: 4 }),
    )
    .map(([mark, gap, items]) =>
      items.map((item, index) => mark.replace(/\d+/, (number) => String(Number(number) + index)) + item).join(gap),
    ),
  line.map((text) => `* ${text}\n\n  ${text}\n  - ${text}`),
  fc
    .tuple(
      fc.constantFrom('| --- | ---: |', '|:--|:-:|', '| :--- | --- |'),
      fc.array(fc.tuple(cell, cell), { maxLength: 3 }),
    )
    .map(([delimiters, rows]) =>
      ['| a | Price |', delimiters, ...rows.map(([a, b]) => `| ${a}  |  ${b} |`)].join('\n'),
    ),
  fc.constantFrom(
    '~~~js\nconst a = 1\n~~~',
    '```\n* x\n```',
    '    indented',
    '***',
    '::list{of=x}',
    ':::note\nA *b*.\n:::',
    '<!-- spelling ok: x -->',
    '> a __b__\n> c',
  ),
)

/** A random text, as blocks. */
export const arbitraryBlocks = fc.array(arbitraryBlock, { minLength: 1, maxLength: 8 })
