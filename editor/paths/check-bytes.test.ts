import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import sharp from 'sharp'
import { checkBytes } from './check-bytes'
import type { FileKind } from './policy'
import { WriteError } from './write-error'

/** Checks bytes against a rule, and returns the message. */
function messageOf(path: string, kind: FileKind, bytes: Uint8Array | string, limit = 1e6): string | undefined {
  try {
    checkBytes(path, Buffer.from(bytes), { pattern: '**/*', kind, limit })
  } catch (error) {
    expect(error).toBeInstanceOf(WriteError)
    expect((error as Error).message).toMatch(/^[^.].*\. [A-Z].*\.$/)
    return (error as Error).message
  }
}

const drawn = sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
const formats = ['PNG', 'JPEG', 'WebP', 'AVIF', 'GIF'] as const
const made = Object.fromEntries(
  await Promise.all(
    formats.map(
      async (kind) =>
        [
          kind,
          await drawn
            .clone()
            .toFormat(kind.toLowerCase() as 'png')
            .toBuffer(),
        ] as const,
    ),
  ),
) as Record<(typeof formats)[number], Buffer>

test.each(formats)('a %s picture is accepted under a name for its format, and under no other', (kind) => {
  for (const rule of [...formats, 'SVG'] as const)
    expect(messageOf('content/a', rule, made[kind])).toBe(
      rule === kind
        ? undefined
        : `“content/a” is named like a ${rule} file, but is in the format ${kind}. Save it as ${rule}, or change the ending of its name.`,
    )
})

const notPicture = '“content/a.png” is not a picture, or is damaged. Save the picture as PNG again, then upload it.'

test.each([
  ['HTML', '<!doctype html><script>alert(1)</script>'],
  ['HTML after the first half of the signature', '\x89PNG<script>alert(1)</script>'],
  ['a script', '#!/bin/sh\nrm -rf .'],
  ['nothing', ''],
])('a PNG that is %s is rejected', (_, text) => {
  expect(messageOf('content/a.png', 'PNG', Buffer.from(text, 'latin1'))).toBe(notPicture)
})

test('a PNG that ends within its header is rejected', () => {
  expect(messageOf('content/a.png', 'PNG', made.PNG.subarray(0, 12))).toBe(notPicture)
})

test('a drawing with the name of a photo is rejected because of its format', () => {
  expect(messageOf('content/a.png', 'PNG', '<svg xmlns="http://www.w3.org/2000/svg"/>')).toBe(
    '“content/a.png” is named like a PNG file, but is in the format SVG. Save it as PNG, or change the ending of its name.',
  )
})

test('a file may be as large as its limit, and not a byte larger', () => {
  expect(messageOf('content/a.csv', 'text', 'x'.repeat(1000), 1000)).toBeUndefined()
  expect(messageOf('content/a.csv', 'text', 'x'.repeat(1001), 1000)).toBe(
    '“content/a.csv” is 1.1 kB, but may be at most 1 kB. Divide it into several files.',
  )
  expect(messageOf('content/a.png', 'PNG', Buffer.alloc(10_000_001), 1e7)).toBe(
    '“content/a.png” is 10.1 MB, but may be at most 10 MB. Save it smaller, then upload it again.',
  )
})

test.each([
  ['in an old encoding', Buffer.from('Gr\xf6\xdfe', 'latin1')],
  ['in UTF-16', Buffer.from('\ufeffa;b', 'utf16le')],
  ['with zero bytes', Buffer.from('a\0b')],
  ['of a spreadsheet', Buffer.from('PK\x03\x04\x14\x00\x06\x00', 'latin1')],
])('a text %s is rejected', (_, bytes) => {
  expect(messageOf('content/a.csv', 'text', bytes)).toBe(
    '“content/a.csv” is not text in UTF-8. Save it as “CSV UTF-8” or as plain text in UTF-8, then upload it again.',
  )
})

test('text in UTF-8 is accepted, even with a byte order mark', () => {
  expect(messageOf('content/a.md', 'text', 'Größe 👁\r\n')).toBeUndefined()
  expect(messageOf('content/a.csv', 'text', '\ufeffa;b\n')).toBeUndefined()
  expect(messageOf('content/a.md', 'text', '')).toBeUndefined()
})

const drawing = (inner: string, root = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"${root}>${inner}</svg>`
const messageAbout = (problem: string) =>
  `The drawing “content/a.svg” ${problem}. Export it again as a plain SVG, or upload it as a PNG.`

test.each([
  ['<script>alert(1)</script>', 'contains “<script>”, which can run a program'],
  ['<s:script xmlns:s="http://www.w3.org/2000/svg" href="#a"/>', 'contains “<s:script>”, which can run a program'],
  ['<path d="M0 0" onclick="alert(1)"/>', 'has the attribute “onclick”, which can run a program'],
  ['<path ONLOAD="alert(1)"/>', 'has the attribute “ONLOAD”, which can run a program'],
  ['<foreignObject><p/></foreignObject>', 'contains “<foreignObject>”, which can run a program'],
  ['<p xmlns="http://www.w3.org/1999/xhtml"/>', 'contains “<p>”, which can run a program'],
  ['<a><set attributeName="href" to="javascript:x"/></a>', 'contains “<set>”, which can run a program'],
  ['<animate attributeName="href"/>', 'contains “<animate>”, which can run a program'],
  ['<image href="https://example.com/a.png"/>', 'refers to “https://example.com/a.png”'],
  ['<image xlink:href="//example.com/a.png"/>', 'refers to “//example.com/a.png”'],
  ['<use href="other.svg#a"/>', 'refers to “other.svg#a”'],
  ['<a href="java&#10;script:alert(1)"><path/></a>', 'refers to “java�script:alert(1)”'],
  ['<image href="data:image/svg+xml,x"/>', 'refers to “data:image/svg+xml,x”'],
  ['<path fill="url(https://example.com/a)"/>', 'refers to “url(https://example.com/a)”'],
  ['<path style="fill: URL( \'//a/b\' )"/>', "refers to “fill: URL( '//a/b' )”"],
  ['<path fill="u\\72l(//a/b)"/>', 'has the attribute fill with the value “u\\72l(//a/b)”'],
  ['<g xml:base="https://example.com/"/>', 'has the attribute “xml:base”'],
  ['<style>a { fill: url(//a/b)<g><style/></g> }</style>', 'has a style that loads a file'],
  ['<style>@import "//a/b.css";</style>', 'has a style that loads a file'],
  ['<style>a { fill: url("//a/b") }</style>', 'has a style that loads a file'],
  ['<style><![CDATA[a { fill: ur]]><!-- --><![CDATA[l(//a/b) }]]></style>', 'has a style that loads a file'],
  ['<style>@\\69mport "//a/b.css"</style>', 'has a style that loads a file'],
  ['<g>', 'is damaged (unexpected close tag)'],
  ['&unknown;', 'is damaged (undefined entity)'],
])('a drawing with %s is rejected', (inner, problem) => {
  expect(messageOf('content/a.svg', 'SVG', drawing(inner))).toBe(messageAbout(problem))
})

test.each([
  [`<!DOCTYPE svg [<!ENTITY a "b">]>${drawing('&a;')}`, 'has a document type, which can hide parts of it'],
  [`<?xml version="1.0" encoding="ISO-2022-JP"?>${drawing('')}`, 'is written in “ISO-2022-JP”, not in UTF-8'],
  [
    `<?xml version="1.0"?><?xml-stylesheet href="//a/b.css"?>${drawing('')}`,
    'contains the instruction “xml-stylesheet”',
  ],
  ['<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"/>', 'does not begin with an svg element'],
  ['<svg/>', 'does not begin with an svg element'],
  [drawing('', ' onload="alert(1)"'), 'has the attribute “onload”, which can run a program'],
])('a drawing with an invalid beginning is rejected: %s', (text, problem) => {
  expect(messageOf('content/a.svg', 'SVG', text)).toBe(messageAbout(problem))
})

test.each([
  '<defs><linearGradient id="a"/></defs><path fill="url(#a)" style="stroke: url(\'#a\')"/><use xlink:href="#a"/>',
  '<style>.a { fill: red; clip-path: url(#b) }</style><text class="a">script onload= url(http://x)</text>',
  '<i:view xmlns:i="http://www.inkscape.org/namespaces/inkscape" i:export="C:\\a.svg"/>',
  '<path id="image (1)" aria-label="image (1)" d="M0 0"/>',
])('a drawing that only draws is accepted: %s', (inner) => {
  expect(
    messageOf('content/a.svg', 'SVG', `<?xml version="1.0" encoding="UTF-8"?>\n<!-- by hand -->\n${drawing(inner)}`),
  ).toBeUndefined()
})

test('a drawing of a megabyte is checked quickly, whatever it contains', () => {
  const start = process.cpuUsage()
  for (const part of ['url(', 'url', '"image', "url('", ' on'])
    messageOf('content/a.svg', 'SVG', drawing(`<style>${part}${' '.repeat(900_000)}</style>`))
  // A pattern that tries each pair of spaces would take minutes.
  expect(process.cpuUsage(start).user).toBeLessThan(2e6)
})

test('every drawing of this site is accepted', () => {
  const entries = readdirSync('public', { recursive: true, withFileTypes: true })
  const files = entries
    .filter(({ name }) => name.endsWith('.svg'))
    .map(({ parentPath, name }) => join(parentPath, name))
  expect(files.length).toBeGreaterThan(3)
  for (const file of files) expect([file, messageOf(file, 'SVG', readFileSync(file))]).toEqual([file, undefined])
})
