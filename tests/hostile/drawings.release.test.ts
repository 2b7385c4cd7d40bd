import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { SaxesParser } from 'saxes'
import { cleanDrawing } from '../../lib/images/pictures/clean-drawing'
import { collectDiagnostics } from '../../lib/shared/diagnostic'
import { damage, damaged, hostile, seed } from './random-words'

const TIMEOUT_MS = 600_000

/** Harmless and hostile elements and attributes of a drawing, with placeholders for words. */
const pieces = [
  ...['<path d="M0 0L8 5z" fill="#fe8d73"/>', '<g id="a"><path/></g>', '<use href="#a"/>', '<text x="1">words</text>'],
  ...[
    '<style>.a{fill:url(#b)}</style>',
    '<title>words</title>',
    '<!-- words -->',
    '<![CDATA[ words ]]>',
    '<?xml words?>',
  ],
  ...[
    '<script>alert(1)</script>',
    '<path onload="words"/>',
    '<a href="javascript:alert(1)"><path/></a>',
    '<g style="words">',
  ],
  ...[
    '<image href="data:image/png;base64,words"/>',
    '<foreignObject><p/></foreignObject>',
    '<use href="//evil.example#a"/>',
  ],
  ...[
    '<animate attributeName="href" to="javascript:alert(1)"/>',
    '<set attributeName="onload" to="words"/>',
    '&words;',
    '</g>',
  ],
  ...[
    '<!DOCTYPE svg [<!ENTITY words "words">]>',
    '<style>@import "//evil.example"</style>',
    '<g fill="url(//evil.example)"/>',
  ],
]

const drawing = fc
  .array(fc.tuple(fc.constantFrom(...pieces), hostile), { maxLength: 6 })
  .map((all) => all.map(([piece, words]) => piece.replace('words', () => words)).join(''))
  .map((inner) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 5">${inner}</svg>`)

/** Lists everything in a drawing that could run or load something. */
function faultsOf(svg: string): string[] {
  const faults: string[] = []
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => void faults.push(error.message))
  parser.on('doctype', () => void faults.push('a doctype'))
  parser.on('opentag', ({ local, uri, attributes }) => {
    if (uri !== 'http://www.w3.org/2000/svg') faults.push(`<${local}> of ${uri}`)
    if (/^(?:script|foreignObject|iframe|a|image|animate.*|set|handler|listener)$/i.test(local))
      faults.push(`<${local}>`)
    for (const { local: name, value } of Object.values(attributes)) {
      if (/^on/i.test(name)) faults.push(name)
      if (/^href$/i.test(name) && !value.startsWith('#')) faults.push(`${name}=${value}`)
      if (/javascript:|data:|@import|expression\(|url\(\s*["']?(?!#)/i.test(value) && name !== 'xmlns')
        faults.push(value)
    }
  })
  parser.write(svg).close()
  return faults
}

test(
  'a drawing made of any pieces, damaged anywhere, is rejected with a message, or cleaned so that nothing in it can run or load anything',
  () =>
    fc.assert(
      fc.asyncProperty(drawing, fc.array(damage, { maxLength: 2 }), async (text, all) => {
        let svg: string | undefined
        const problems = await collectDiagnostics(async () => {
          svg = cleanDrawing('content/a.svg', Buffer.from(damaged(text, all))).svg
        })
        for (const { what, fix } of problems) expect(`${what} ${fix}`).toMatch(/\S[\s\S]*\. \S[\s\S]*\.$/)
        if (svg === undefined) return expect(problems).not.toEqual([])
        expect(faultsOf(svg)).toEqual([])
        expect(cleanDrawing('content/a.svg', Buffer.from(svg)).svg).toBe(svg)
      }),
      { seed, numRuns: 5000 },
    ),
  TIMEOUT_MS,
)

test('this test’s own check finds code that could run in drawings that were not cleaned', () => {
  const found = fc.sample(drawing, { seed, numRuns: 500 }).filter((svg) => {
    try {
      return faultsOf(svg).length > 0
    } catch {
      return true
    }
  })
  expect(found.length).toBeGreaterThan(250)
})
