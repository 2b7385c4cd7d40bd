import { expect, test } from '@jest/globals'
import { markdownContext } from '../../tests/fixtures/markdown-context'
import { renderEntry } from '../pages/get-content'
import { collectDiagnostics, formatDiagnostic } from '../shared/diagnostic'
import { splitFrontMatter } from './front-matter'
import { pageSchema } from './schemas/page'

const context = markdownContext({ 'plans.lite.price': '€99', 'site.name': 'Oogwenk' })
const valid = 'title: A page\ndescription: It says what the page is about.'
/** Returns a file with the given fourth line; the lines above it are valid. */
const withLine = (line: string) => `---\n${valid}\n${line}\n---\nText.\n`
const read = (text: string) => renderEntry({ file: 'a.md', text, tokens: context.tokens }, pageSchema, context)
const messagesOf = async (text: string) => (await collectDiagnostics(() => read(text))).map(formatDiagnostic)

test('a valid file is read as fields and blocks of text', async () => {
  const { data, blocks } = await read(`---\n${valid}\n---\nText.\n`)
  expect(data).toEqual({ title: 'A page', description: 'It says what the page is about.' })
  expect(blocks).toEqual([{ kind: 'html', html: '<p>Text.</p>' }])
})

test('a byte order mark and Windows line endings make no difference', async () => {
  const { data, blocks } = await read(`\uFEFF---\r\n${valid.replace('\n', '\r\n')}\r\n---\r\nText.\r\n`)
  expect([data.title, blocks]).toEqual(['A page', [{ kind: 'html', html: '<p>Text.</p>' }]])
})

test.each([
  [
    '---js\n{ title: (globalThis.pwned = 1) }\n---\n',
    'a.md:1  The file starts with “---js” instead of its front matter. Write --- by itself on the first line.',
  ],
  [
    '---constructor\ntitle: x\n---\n',
    'a.md:1  The file starts with “---constructor” instead of its front matter. Write --- by itself on the first line.',
  ],
  [
    '---toString\n---\n',
    'a.md:1  The file starts with “---toString” instead of its front matter. Write --- by itself on the first line.',
  ],
  [
    '---json\n{}\n---\n',
    'a.md:1  The file starts with “---json” instead of its front matter. Write --- by itself on the first line.',
  ],
  [
    '--- \ntitle: x\n---\n',
    'a.md:1  The file starts with “--- ” instead of its front matter. Write --- by itself on the first line.',
  ],
  [
    ' ---\ntitle: x\n---\n',
    'a.md:1  The file starts with “ ---” instead of its front matter. Write --- by itself on the first line.',
  ],
  [
    '\n---\ntitle: x\n---\n',
    'a.md:1  The front matter begins on line 2, below an empty line. Delete every line above that line.',
  ],
  ['', 'a.md  The file is empty. Restore it with git restore a.md, or write what belongs in it.'],
  [
    '---\ntitle: x\n---more\ntext\n---\n',
    'a.md:3  The front matter is closed by “---more”. Write --- by itself on this line.',
  ],
  [
    '---\ntitle: x\n',
    'a.md:2  The front matter is not closed: the second of its two --- lines is missing. Write --- by itself on a new line below this one, “title: x”, which is its last field.',
  ],
  ['---\njust text\n---\n', 'a.md:2:1  This is not a list of fields. Write each line as name: value.'],
  ['---\n- a\n- b\n---\n', 'a.md:2:1  This is not a list of fields. Write each line as name: value.'],
])('invalid front matter is rejected: %j', async (text, message) => {
  expect(await messagesOf(text)).toEqual([message])
  expect(await messagesOf(text)).toEqual([message])
  expect((globalThis as { pwned?: number }).pwned).toBeUndefined()
})

const quotes = 'Put the value in quotes.'
const known = 'Write one of these: draft, publishAt, aliases.'
test.each([
  ['x: *bold*', `a.md:4:4  “*bold*” does not refer to anything. ${quotes}`],
  ['x: @x', `a.md:4:4  A value cannot start with this character. ${quotes}`],
  ['x: `x`', `a.md:4:4  A value cannot start with this character. ${quotes}`],
  ['x: %x', `a.md:4:4  A value cannot start with this character. ${quotes}`],
  ['x: !important', `a.md:4:4  A value cannot start with an exclamation mark. ${quotes}`],
  ['x: !!binary aGk=', `a.md:4:4  A value cannot start with an exclamation mark. ${quotes}`],
  ['x: !!set {a, b}', `a.md:4:4  A value cannot start with an exclamation mark. ${quotes}`],
  ['x: &name text', `a.md:4:4  “&name” at the start of a value is dropped. ${quotes}`],
  ['x: {{plans.lite.price}}', `a.md:4:4  A value that starts with a brace is not read as text. ${quotes}`],
  ['x: C# and #1 tip', `a.md:4:11  Everything after “#” is dropped: “1 tip”. ${quotes}`],
  [
    'x: Pricing: how',
    `a.md:4:4  This line has a colon in its value, or is indented further than the line above. Put the value in quotes, or align the line with the others.`,
  ],
  [
    '\tx: 1',
    'a.md:4:1  This line starts with a tab. Indent it with spaces, and every other line that starts with a tab.',
  ],
  ['x: "open', 'a.md:4:4  A quotation mark is not closed. Close it at the end of the value.'],
  [
    'no colon',
    'a.md:4:1  This line has no colon. Write it as name: value; if it is a note, write # before it; if it continues the line above, write 2 spaces before it.',
  ],
  ['title: Twice', 'a.md:4:1  This field name is used twice. Remove one of the two lines.'],
  ['<<: x', 'a.md:4:1  “<<” cannot be the name of a field. Choose another name.'],
  ['__proto__: x', 'a.md:4:1  “__proto__” cannot be the name of a field. Choose another name.'],
  ['constructor: x', 'a.md:4:1  “constructor” cannot be the name of a field. Choose another name.'],
  ['titel: x', 'a.md:4:1  titel  There is no field with this name here. Remove it, because “title” is here as well.'],
  ['alises: [/x]', 'a.md:4:1  alises  There is no field with this name here. Write “aliases” instead.'],
  [
    'x\u00a0: 1',
    'a.md:4:2  This line has a special space (U+00A0), so it is not read as intended. Write the line again as “x: 1”, with spaces from the space bar.',
  ],
  [
    'draft: yes',
    'a.md:4:8  draft  This must be true or false, but “yes” is not. Write true until the page is finished; until then, only a preview shows it.',
  ],
  [
    'publishAt: 2026-02-30',
    'a.md:4:12  publishAt  “2026-02-30” is not a date: the last day of this month is 2026-02-28. Write a date that exists.',
  ],
  [
    'publishAt: 12:30:45',
    'a.md:4:12  publishAt  “12:30:45” is a time without a date. Put the date before it, such as 2026-12-01 12:30.',
  ],
])('a common YAML mistake is reported with its line: %s', async (line, message) => {
  expect(await messagesOf(withLine(line))).toEqual([message])
})

test.each([
  ['1.10', 'a number'],
  ['007', 'a number'],
  ['0x1F', 'a number'],
  ['1e3', 'a number'],
  ['true', 'true or false'],
])('a value that YAML does not read as text is quoted as it was written: %s', async (value, kind) => {
  const text = `---\ntitle: ${value}\ndescription: It says what the page is about.\n---\n`
  expect(await messagesOf(text)).toEqual([
    `a.md:2:8  title  This must be text, but “${value}” is read as ${kind}. Put it in quotes: "${value}".`,
  ])
})

test.each(['no', 'on', '22:22', '1_000', '2026-01-05'])('%s is read as text', async (value) => {
  const { data } = await read(`---\ntitle: ${value}\ndescription: It says what the page is about.\n---\n`)
  expect(data.title).toBe(value)
})

test.each([
  [
    '---\n title: About us\ndescription: It says what the page is about.\ndraft: false\n---\n',
    'a.md:2:1  The first field is indented. Align it with the other fields.',
  ],
  [
    '---\n# note\n\n  title: About us\n  draft: false\ndescription: It says what the page is about.\n---\n',
    'a.md:4:1  The first field is indented. Align it with the other fields.',
  ],
  [
    withLine(`x: ${'['.repeat(5000)}`),
    'a.md:4:1  The brackets in this field are nested too deeply. Put the value in quotes, or use fewer brackets.',
  ],
  [
    withLine(`x:\n${'- '.repeat(5000)}a`),
    'a.md:4:1  The brackets in this field are nested too deeply. Put the value in quotes, or use fewer brackets.',
  ],
])('if a mistake affects the whole front matter, only that mistake is reported: %#', async (text, message) => {
  expect(await messagesOf(text)).toEqual([message])
})

test('YAML aliases that would expand to a billion strings are rejected at the first anchor', async () => {
  const line = (name: string, of: string) => `${name}: &${name} [${Array(9).fill(`*${of}`).join(',')}]`
  const problems = await messagesOf(`---\na: &a [x]\n${line('b', 'a')}\n${line('c', 'b')}\n---\n`)
  expect(problems[0]).toBe('a.md:2:4  “&a” at the start of a value is dropped. Put the value in quotes.')
})

test('a missing field is reported at the end of the front matter', async () => {
  expect(await messagesOf('---\n# nothing yet\n---\nText.\n')).toEqual([
    'a.md:3  title  This field is missing. Write the title of the page, as browser tabs and search engines show it, ideally in at most 55 characters.',
    'a.md:3  description  This field is missing. Write one or two sentences for search engines, ideally of 50 to 160 characters in total.',
  ])
})

test('all problems in a file, in its front matter and its text, are reported together in line order', async () => {
  const text =
    '---\ntitle: "{{plans.lite.pric}}"\ndescription: Short.\nlayuot: x\n---\n\n# Title\n\n<b>x</b> [x](//evil.example)\n'
  expect(await messagesOf(text)).toEqual([
    'a.md:2:8  title  There is no token “{{plans.lite.pric}}”. Write “{{plans.lite.price}}” instead.',
    'a.md:3:14  description  This text is 6 characters long, and at least 20 are needed. Write one or two sentences for search engines, ideally of 50 to 160 characters in total.',
    `a.md:4:1  layuot  There is no field with this name here. ${known}`,
    'a.md:7:1  “# Title” would be a second title on the page. Write ## here; the title is in the front matter.',
    'a.md:9:1  “<b>” is HTML, which is not supported here. Write it in Markdown, or put it between backticks if visitors should see it as it is.',
    'a.md:9:10  “//evil.example” is not an address that a link can have. Write https://…, mailto:…, tel:…, #… or a path on this site such as /pricing.',
  ])
})

test('tokens in the front matter are replaced', async () => {
  const { data } = await read(
    '---\ntitle: From {{plans.lite.price}}\ndescription: "{{site.name}} says what it is about."\n---\n',
  )
  expect(data).toEqual({ title: 'From €99', description: 'Oogwenk says what it is about.' })
})

test('a text whose tree is still in use is not parsed again, however many others have been read since', () => {
  // Code is parsed faster than other text.
  const large = `---\n${valid}\n---\n\`\`\`\n${`${'word '.repeat(40)}\n`.repeat(900)}\`\`\`\n`
  const { tree } = splitFrontMatter('first.md', `---\n${valid}\n---\nText.\n`)
  const used = tree()
  for (let count = 0; count < 20; count++) splitFrontMatter(`${count}.md`, large).tree()
  expect(tree()).toBe(used)
})
