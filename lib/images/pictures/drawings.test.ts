import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { SaxesParser } from 'saxes'
import sharp from 'sharp'
import { cleanDrawing } from './clean-drawing'
import { getPicture } from './get-picture'
import { PICTURE_FOLDER } from './recipe'

const xmlns = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
const svg = (inner: string, attributes = 'viewBox="0 0 80 50"') => `<svg ${xmlns} ${attributes}>${inner}</svg>`
const clean = (text: string) => cleanDrawing('content/a.svg', Buffer.from(text))
const inner = (text: string) =>
  clean(svg(text))
    .svg.replace(/^<svg [^>]*>/, '')
    .replace('</svg>\n', '')
const messageOf = (text: string | Buffer): string => {
  try {
    cleanDrawing('content/a.svg', Buffer.from(text))
    return 'accepted'
  } catch (error) {
    return (error as Error).message.replace('content/a.svg  The drawing “content/a.svg” ', '')
  }
}

test('shapes, paints, text and references within the drawing stay unchanged', () => {
  const drawing =
    '<defs><linearGradient id="a" x1="0" gradientUnits="userSpaceOnUse"><stop offset="0.5" stop-color="#fe8d73"></stop></linearGradient>' +
    '<clipPath id="c"><rect width="4" height="5"></rect></clipPath><g id="part"><path d="M0 0L1,1e-3z"></path></g></defs>' +
    '<g fill="url(#a)" clip-path="url(#c)" transform="translate(1 2) rotate(45)"><use href="#part" x="4"></use></g>' +
    '<text x="1" font-family="Arial, \'Open Sans\'">R&amp;D <tspan>&lt;b&gt;</tspan></text>'
  expect(inner(drawing)).toBe(drawing)
})

test('metadata from drawing programs is removed without a message', () => {
  const text = `<?xml version="1.0" encoding="UTF-8"?><!-- Made with a program --><?xpacket begin=""?>
    <svg ${xmlns} xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" viewBox="0 0 8 5" version="1.1" inkscape:version="1" data-name="x">
      <title>Name</title><metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:li>x</rdf:li></rdf:RDF></metadata>
      <inkscape:view><inkscape:page/></inkscape:view><g inkscape:label="Layer"><!-- x --> <path xlink:type="simple" d="M0 0"/></g>
    </svg>`
  expect(clean(text).svg).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 5" width="8" height="5"><g><path d="M0 0"></path></g></svg>\n',
  )
})

test('styles that refer to nothing outside the drawing stay, in an attribute and in a style sheet', () => {
  expect(inner('<g style="fill : url(#a); stroke:rgb(1, 2, 3) !important; /* x */ -inkscape-stroke:none"></g>')).toBe(
    '<g style="fill:url(#a);stroke:rgb(1, 2, 3)!important;-inkscape-stroke:none;"></g>',
  )
  expect(inner('<style><![CDATA[ .a, #b > path { fill: #fff; } /* x */ ]]>.c{stroke:url("#d")}</style>')).toBe(
    '<style>.a, #b &gt; path{fill:#fff}.c{stroke:url(&quot;#d&quot;)}</style>',
  )
})

test('the size of a drawing is that of its viewBox, or its width and height in pixels', () => {
  expect(clean(svg('', 'width="100%" height="3mm" viewBox="1,2 80.5,50"'))).toMatchObject({ width: 80.5, height: 50 })
  expect(clean(svg('', 'width="80px" height="50"')).svg).toContain(' width="80" height="50" viewBox="0 0 80 50"')
  for (const none of ['', 'width="8cm" height="5cm"', 'viewBox="0 0 0 50"', 'viewBox="0 0 80"', 'viewBox="0 0 -8 5"'])
    expect(messageOf(svg('', none))).toBe(
      'does not give its size. Export it with a viewBox, such as viewBox="0 0 1200 750".',
    )
})

const script = 'contains <script> on line 1, which is not supported.'
const value = (text: string) => `has “${text}” on line 1, but only`
const nested = 'repeats its parts too often, or nests them too deeply, on line 1.'

/**
 * Drawings that could run code, load files, link elsewhere or grow without limit, each with the start of its message.
 */
const hostile: readonly (readonly [drawing: string, message: string])[] = [
  [svg('<script>alert(1)</script>'), script],
  [svg('<script href="https://evil.example/x.js"/>'), script],
  [svg('<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>'), 'contains <s:script>'],
  [svg('<metadata><script>alert(1)</script></metadata>'), script],
  [svg('<SCRIPT>alert(1)</SCRIPT>'), 'contains <SCRIPT>'],
  [svg('<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>'), 'contains <h:script>'],
  [svg('<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>'), 'contains <foreignObject>'],
  [svg('<iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:alert(1)"/>'), 'contains <iframe>'],
  [svg('', 'viewBox="0 0 8 5" onload="alert(1)"'), 'has onload="…" on the <svg> of line 1, which is not supported.'],
  [svg('<path OnClick="alert(1)"/>'), 'has OnClick="…" on the <path>'],
  [svg('<path xlink:onclick="x" onbegin="alert(1)"/>'), 'has onbegin="…"'],
  [svg('<a href="javascript:alert(1)"><path/></a>'), 'contains <a>'],
  [svg('<image href="https://evil.example/pixel.gif"/>'), 'contains <image>'],
  [svg('<image xlink:href="data:image/svg+xml;base64,PHN2Zz4="/>'), 'contains <image>'],
  [svg('<feImage href="https://evil.example/x"/>'), 'contains <feImage>'],
  [svg('<animate attributeName="href" to="javascript:alert(1)"/>'), 'contains <animate>'],
  [svg('<set attributeName="onload" to="alert(1)"/>'), 'contains <set>'],
  [svg('<handler xmlns="http://www.w3.org/2001/xml-events">alert(1)</handler>'), 'contains <handler>'],
  [svg('<use href="https://evil.example/x.svg#a"/>'), value('https://evil.example/x.svg#a')],
  [svg('<use xlink:href="data:image/svg+xml,x#a"/>'), value('data:image/svg+xml,x#a')],
  [svg('<use href=" javascript:alert(1)"/>'), value(' javascript:alert(1)')],
  [svg('<use href="other.svg#a"/>'), value('other.svg#a')],
  [svg('<path fill="url(https://evil.example/#a)"/>'), value('url(https://evil.example/#a)')],
  [svg('<path fill="url( \'//evil.example\' )"/>'), 'has “url('],
  [svg('<path fill="u\\72l(//evil.example)"/>'), 'has “u\\72l('],
  [svg('<path filter="url(#a) url(https://evil.example)"/>'), 'has “url(#a) url('],
  [svg('<path mask="image(rgb(url(//evil.example)))"/>'), 'has “image('],
  [svg('<path fill="rgb(url(//evil.example))"/>'), 'has “rgb('],
  [svg('<path style="fill:url(//evil.example)"/>'), 'has “fill:url(//evil.example)'],
  [svg('<path style="background:image-set(\'//evil.example\' 1x)"/>'), 'has “background:image-set('],
  [svg('<path style="--a:url(x)"/>'), 'has “--a'],
  [svg('<path style="fill:expression(alert(1))"/>'), 'has “fill:expression('],
  [svg('<style>@import "//evil.example/x.css";</style>'), 'has “@import'],
  [svg('<style>@font-face{src:url(//evil.example)}</style>'), 'has “@font-face'],
  [svg('<style>a{fill:url(//evil.example)}</style>'), 'has “fill:url(//evil.example)'],
  [svg('<style>a[href]{fill:red}</style>'), 'has “a[href]'],
  [svg('<style>a{</style>'), value('Unclosed block')],
  [svg('<g xml:base="https://evil.example/"/>'), 'has xml:base="…"'],
  [`<?xml-stylesheet href="//evil.example/x.css"?>${svg('')}`, 'contains <?xml-stylesheet>'],
  [`<!DOCTYPE svg>${svg('')}`, 'declares a document type on line 1. Export it as plain SVG, or remove “<!DOCTYPE …>”'],
  [`<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<text>&x;</text>')}`, 'declares a document type'],
  [`<!DOCTYPE svg [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]>${svg('<text>&b;</text>')}`, 'declares a document type'],
  [svg('<text>&x;</text>'), 'is not well formed on line 1: undefined entity.'],
  [svg('<g>\n<path</g>'), 'is not well formed on line 2: '],
  [svg('<path d="a" d="b"/>'), 'is not well formed on line 1: duplicate attribute: d.'],
  [svg('<p:path/>'), 'is not well formed on line 1: unbound namespace prefix: '],
  [svg('').replace('</svg>', ''), 'is not well formed on line 1: unclosed tag: svg.'],
  ['<html xmlns="http://www.w3.org/1999/xhtml"/>', 'contains <html>'],
  ['<svg viewBox="0 0 8 5"/>', 'contains <svg>'],
  ['<g xmlns="http://www.w3.org/2000/svg"/>', 'contains <g>'],
  [svg('<g>'.repeat(100_000) + '</g>'.repeat(100_000)), nested],
  [svg('<g id="a"><use href="#a"/></g>'), nested],
  [svg(`<g id="a"><use href="#b"/></g><g id="b"><path/></g>${'<use href="#a"/>'.repeat(10)}`), nested],
  [svg(`<g id="a">${'<path/>'.repeat(300)}</g>${'<use href="#a"/>'.repeat(300)}`), nested],
]

test.each(hostile)('%.90s is rejected with its message', (drawing, message) => {
  expect(messageOf(drawing).slice(0, message.length)).toBe(message)
})

test('a file that is not UTF-8 is rejected', () => {
  expect(messageOf(Buffer.from(`\ufeff${svg('')}`, 'utf16le'))).toMatch(
    /^is not well formed on line 1: it is not written in UTF-8\./,
  )
  expect(messageOf(Buffer.from(svg('<text>\xff</text>'), 'latin1'))).toMatch(/it is not written in UTF-8\./)
  expect(clean(`\ufeff${svg('')}`).svg).toMatch(/^<svg /)
})

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'drawings-'))
  await mkdir(join(root, 'content'))
})
afterAll(() => rm(root, { recursive: true }))

test('a cleaned drawing is published with a hash in its name and the width of its slot, and cleaning it again changes nothing', async () => {
  const text = svg('<!-- SECRET --><title>SECRET</title><circle cx="40" cy="25" r="20" fill="#fe8d73"/>')
  await writeFile(join(root, 'content/Our Eye.svg'), text)
  const picture = await getPicture('content/Our Eye.svg', { widths: [480, 1440], min: 600 }, root)
  expect(picture).toEqual({
    sources: [],
    src: expect.stringMatching(/^\/media\/pictures\/our-eye\.[0-9a-f]{8}\.svg$/),
    width: 1440,
    height: 900,
  })
  const made = await readFile(join(root, 'public', picture.src))
  expect(made.includes('SECRET')).toBe(false)
  expect(cleanDrawing('x', made).svg).toBe(made.toString())
  new SaxesParser({ xmlns: true }).write(made.toString()).close()
  const drawn = await sharp(made).metadata()
  expect([drawn.width, drawn.height]).toEqual([80, 50])
})

test('a rejected drawing is not published', async () => {
  await writeFile(join(root, 'content/evil.svg'), svg('<script>alert(1)</script>'))
  await expect(getPicture('content/evil.svg', { widths: [480] }, root)).rejects.toThrow(script)
  expect((await readdir(join(root, PICTURE_FOLDER))).filter((name) => name.startsWith('evil'))).toEqual([])
})

test('a drawing of more than 1000 kB is rejected', async () => {
  await writeFile(join(root, 'content/large.svg'), svg(`<!--${' '.repeat(1e6)}-->`))
  await expect(getPicture('content/large.svg', { widths: [480] }, root)).rejects.toThrow(
    /“content\/large\.svg” is 1001 kB, more than the limit of 1000 kB\. Simplify it/,
  )
})
