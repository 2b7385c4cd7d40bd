import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from '@jest/globals'
import sharp from 'sharp'
import { compareBuilds } from './compare.mjs'

type Files = Record<string, string | Buffer>

/** Writes two builds, and returns the differences reported. */
async function compare(before: Files, after: Files): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'builds-'))
  try {
    for (const [name, files] of Object.entries({ before, after }))
      for (const [path, bytes] of Object.entries({ 'robots.txt': 'User-agent: *', ...files })) {
        await mkdir(dirname(join(folder, name, path)), { recursive: true })
        await writeFile(join(folder, name, path), bytes)
      }
    return await compareBuilds(join(folder, 'before'), join(folder, 'after'))
  } finally {
    await rm(folder, { recursive: true })
  }
}

const chunk = (name: string, code: string): Files => ({
  [`_next/static/chunks/${name}.js`]: `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push([${code}])`,
})
const png = (effort: number, background: string) =>
  sharp({ create: { width: 9, height: 9, channels: 3, background } })
    .png({ compressionLevel: effort })
    .toBuffer()
const css = '/_next/static/chunks/3g1-kap5epn2r.css'

test.each<[string, Files, Files]>([
  [
    'hashes of files in a page',
    { 'a.html': `<link href="${css}">` },
    { 'a.html': `<link href="${css.replace('3g1', '0xz')}">` },
  ],
  [
    'the hash of a style sheet’s path in a class',
    { 'a.html': '<p class="qBDSPa_area">' },
    { 'a.html': '<p class="_7DSPaX_area">' },
  ],
  [
    'hashes in a security policy',
    { 'a.html': `'sha256-${'A'.repeat(43)}='` },
    { 'a.html': `'sha256-${'B'.repeat(43)}='` },
  ],
  [
    'chunk names, module ids and their order',
    chunk('3g1-kap5epn2r', '37936,e=>{e.v("a")},412,t=>t.i(37936)'),
    chunk('0xz-kap5epn2r', '912,e=>e.i(551),551,n=>{n.v("a")}'),
  ],
  [
    'the code of a tool',
    { '_next/static/client/0123456789/copy.js': 'const a={said:"Copied to the clipboard"};b(a.said)' },
    { '_next/static/client/abcdef0123/copy.js': 'c(d("Copied to the clipboard"))' },
  ],
  [
    'the order of rules, and the classes, in a style sheet that no page links to',
    { '_next/static/chunks/3g1-kap5epn2r.css': '.qBDSPa_area{color:red}\n@media print{.d{color:red}}' },
    { '_next/static/chunks/0xz-kap5epn2r.css': '@media print{.d{color:red}}.qBDSPa_zone{color:red}' },
  ],
  [
    'the order of rules for hashed files',
    { 'new.conf': `${css} for a year\n/a for a day\n${css}.br for a year` },
    { 'new.conf': `/a for a day\n${css.replace('3g1', '0xz')}.br for a year\n${css} for a year` },
  ],
  ['the order of a host’s list', { 'upload.txt': `${css}\n${css}.br` }, { 'upload.txt': `${css}.br\n${css}` }],
])('%s may differ', async (_, before, after) => {
  expect(await compare(before, after)).toEqual([])
})

test('a picture may be compressed differently', async () => {
  expect(await compare({ 'a.png': await png(1, 'red') }, { 'a.png': await png(9, 'red') })).toEqual([])
})

test.each<[string, Files, Files, RegExp]>([
  ['a word on a page', { 'a.html': '<p>One' }, { 'a.html': '<p>Two' }, /^a\.html: was .*One.* is .*Two/],
  ['a class that is not hashed', { 'a.html': '<p class="A">' }, { 'a.html': '<p class="B">' }, /^a\.html/],
  ['a missing file', { 'a.md': 'One' }, {}, /^a\.md: present before, absent now$/],
  ['a new file', {}, { 'a.md': 'One' }, /^a\.md: absent before, present now$/],
  ['a number in a list', { 'a.json': '{"a":1}' }, { 'a.json': '{"a":2}' }, /^a\.json/],
  [
    'a text in a script',
    chunk('3g1-kap5epn2r', '9,e=>{e.v("a")}'),
    chunk('0xz-kap5epn2r', '9,e=>{e.v("b")}'),
    /chunks/,
  ],
  [
    'a text in a tool',
    { '_next/static/client/0123456789/copy.js': 'a("Copied to the clipboard")' },
    { '_next/static/client/0123456789/copy.js': 'a("Copied to your clipboard")' },
    /copy\.js/,
  ],
  ['a property in a script', { 'a.js': 'a.b()' }, { 'a.js': 'a.c()' }, /^a\.js/],
  [
    'one more script',
    chunk('3g1-kap5epn2r', '9,e=>1'),
    { ...chunk('3g1-kap5epn2r', '9,e=>1'), ...chunk('0xz-kap5epn2r', '9,e=>2') },
    /present before, 2 files now$/,
  ],
  ['a line in a host’s list', { 'upload.txt': 'a\nb' }, { 'upload.txt': 'a\nc' }, /^upload\.txt/],
  ['the order of rules', { _headers: '/a\n/b' }, { _headers: '/b\n/a' }, /^_headers/],
  [
    'a compressed copy of something else',
    {},
    { 'a.txt': 'One', 'a.txt.gz': gzipSync('Two') },
    /^a\.txt\.gz: the uncompressed file/,
  ],
])('a difference is reported: %s', async (_, before, after, reported) => {
  const found = await compare(before, after)
  expect(found.some((line) => reported.test(line))).toBe(true)
})

test('different pixels are reported', async () => {
  expect(await compare({ 'a.png': await png(9, 'red') }, { 'a.png': await png(9, 'blue') })).toEqual([
    'a.png: different pixels',
  ])
})
