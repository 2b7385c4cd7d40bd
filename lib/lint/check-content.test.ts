import { readFile } from 'node:fs/promises'
import { expect, test } from '@jest/globals'
import { checkPart } from '../../tests/fixtures/check-part'
import { inContentFolder, pageText } from '../../tests/fixtures/content-folder'
import { getSite } from '../content/site'
import { collectDiagnostics, formatDiagnostic } from '../shared/diagnostic'
import { checkContent } from './check-content'

/** Warnings are tested elsewhere. */
const check = () => checkContent(() => {})

const reported = (files: Record<string, string>) =>
  inContentFolder(files, async () => (await collectDiagnostics(checkPart)).map(formatDiagnostic))
const edited = async (file: string, from: string, to: string) => ({
  [file]: (await readFile(file, 'utf8')).replace(from, to),
})

test('the content of this site has no problem', async () => {
  expect((await collectDiagnostics(check)).map(formatDiagnostic)).toEqual([])
})

test('mistakes in several files are reported together, sorted by file and line', async () => {
  const files = {
    'content/pages/thanks.md': pageText(
      'Z',
      'lead: Yes\nbutton: Home\n',
      '\n[x](//evil.example)\n\n{{plans.lite.prise}}',
    ),
    'content/pages/not-found.md': pageText('A', 'lead: Yes\nbutton: Home\nbuton: x\n', '<b>x</b>'),
    'content/notes.md': 'Notes.',
    'content/pages/zebra.md': pageText('Z'),
  }
  expect(await reported(files)).toEqual([
    'content/notes.md  A file in this folder does not become a page. Move it to content/docs, or to content/cases/<name>/index.md.',
    'content/pages/not-found.md:6:1  buton  There is no field with this name here. Remove it, because “button” is here as well.',
    'content/pages/not-found.md:8:1  “<b>” is HTML, which is not supported here. Write it in Markdown, or put it between backticks if visitors should see it as it is.',
    'content/pages/not-found.md:8:1  This page shows only its fields, so visitors would never see the text below them. Move it into one of the fields, or delete it.',
    'content/pages/thanks.md:8:1  “//evil.example” is not an address that a link can have. Write https://…, mailto:…, tel:…, #… or a path on this site such as /pricing.',
    'content/pages/thanks.md:8:1  This page shows only its fields, so visitors would never see the text below them. Move it into one of the fields, or delete it.',
    'content/pages/thanks.md:10:1  There is no token “{{plans.lite.prise}}”. Write “{{plans.lite.price}}” instead.',
    'content/pages/zebra.md  This folder has only the fixed pages of the site, and none has this name. Move the file to content/docs, or ask an engineer to define a page for it, as CONTRIBUTING.md explains.',
  ])
})

const withText = (text: string) => ({
  'content/docs/x.md': `---\ntitle: X\ndescription: It says what there is to read.\nlead: Yes\norder: 9\n---\n\n${text}\n`,
})

test.each([
  [
    'a misspelt token as an address',
    withText('[Help]({{site.link.help}})'),
    /Write “\{\{site\.links\.help\}\}” instead/,
  ],
  ['a list as an interface text', await edited('locales/en/common.json', '"Menu"', '["Menu"]'), /must be a text/],
  [
    'a case without its index.md',
    { 'content/cases/ferry/ferry.md': 'Text.', 'content/cases/ferry/a.csv': 'x' },
    /Rename it to index\.md/,
  ],
])('%s is reported once', async (_, files, message) => {
  expect(await reported(files)).toEqual([expect.stringMatching(message)])
})

test('an invalid file does not hide mistakes in other files', async () => {
  const page = pageText('Z', 'leed: Yes\nbutton: "{{nothing.known}}"\n', '[Help]({{site.links.help}})\n\n<b>x</b>')
  const messages = await reported({
    ...(await edited('content/site.yml', 'keepDays: 30', 'keepDays: 0')),
    ...(await edited('content/facts.yml', 'price: { money: 99 }', 'prise: { money: 99 }')),
    ...(await edited('locales/en/common.json', '{{heading}}', '{{haeding}}')),
    'content/pages/thanks.md': page,
    'content/docs/x.md': '---\ntitle: [',
  })
  const files = messages.map((message) => message.replace(/^([^\s:]+)(:\d+){0,2} .*$/, '$1'))
  expect([...new Set(files)]).toEqual([
    'content/docs/x.md',
    'content/facts.yml',
    'content/pages/thanks.md',
    'content/site.yml',
    'locales/en/common.json',
  ])
  // The misspelt lead, the HTML and the text that is not shown are reported; the unknown token and the link are not.
  expect(files.filter((file) => file === 'content/pages/thanks.md')).toHaveLength(3)
})

test('a page that lists the operations of an unknown resource is reported with its line', async () => {
  const users = await readFile('content/docs/rest/reference/users.md', 'utf8')
  // The page that it links to is not in this folder.
  const alone = users.replaceAll('/docs/rest/reference/access_control', '/docs')
  const text = alone.replace('{resource=users}', '{resource=user}')
  const line = text.split('\n').findIndex((one) => one.startsWith('::operations')) + 1
  expect(await reported({ 'content/docs/rest/reference/users.md': text })).toContain(
    `content/docs/rest/reference/users.md:${line}:1  The endpoint table has no operations of “user”. Write “users” instead.`,
  )
})

test('two files that would become the same page are reported', async () => {
  const home = await readFile('content/docs/index.md', 'utf8')
  expect(
    await reported({ 'content/docs.md': 'x', 'content/docs/rest/index.md': home, 'content/docs/rest.md': home }),
  ).toContain(
    'content/docs/rest/index.md  This file and content/docs/rest.md would both become /docs/rest. Delete the one that is not needed, or rename one of them.',
  )
})

test.each([
  [
    'copyrightYear: 2023',
    'copyrightYear: "2023"',
    'content/site.yml:20:18  company.copyrightYear  The quotation marks make “2023” text, and this must be a number. Remove the quotation marks.',
  ],
  [
    '  transport: fetch',
    '  transport: fetsh',
    '45:14  forms.transport  “fetsh” is not valid here. Write “fetch” instead.',
  ],
  [
    'https://help',
    'http://help',
    'links.help  “http://help.oogwenk.example” is not a valid address here. Write a whole address that starts with https://.',
  ],
  ['https://help.oogwenk.example', 'help.oogwenk.example', 'Write a whole address that starts with https://.'],
  [
    'api: https://api.oogwenk.example',
    'api: http://api.oogwenk.example',
    'links.api  “http://api.oogwenk.example” is not a valid address here. Write a whole address that starts with https://.',
  ],
  [
    'api: https://api.oogwenk.example',
    'api: https://api.oogwenk.example/v1',
    'links.api  “https://api.oogwenk.example/v1” is not valid here. Write only https:// and the host, because the pages add the version after it.',
  ],
  ['endpoint: /forms', 'endpoint: //evil.example', 'forms.endpoint  “//evil.example” is not valid here.'],
  ['keepDays: 30', 'keepDays: 0', 'forms.keepDays  0 is too small. Write at least 1.'],
  ['keepDays: 30', 'keepDays: 30.5', 'forms.keepDays  This must be a whole number, but “30.5” is not.'],
  ['  - galaxy\n', '', 'clients  This list has too few items (3). Write at least 4.'],
  ['legalName:', 'legalname:', 'company.legalname  There is no field with this name here. Write “legalName” instead.'],
  [
    '    - name: LinkedIn\n      url:',
    '    - name: LinkedIn\n      uri:',
    'links.social.1.uri  There is no field with this name here. Write “url” instead.',
  ],
  [
    '# repository: https://code.example.org/site/edit/main',
    'repository: http://code.example.org',
    'repository  “http://code.example.org” is not a valid address here. Write the address to which the path of a file is added to edit it',
  ],
  [
    '# repository: https://code.example.org/site/edit/main',
    'repository: https://code.example.org/edit/',
    'repository  “https://code.example.org/edit/” is not valid here.',
  ],
])('a mistake in site.yml is reported once: %j, %j', async (from, to, message) => {
  const site = await edited('content/site.yml', from, to)
  expect(await reported(site)).toEqual([expect.stringContaining(message)])
})

test.each([
  [
    'price: { money: 99 }',
    'prise: { money: 99 }',
    'plans.lite.prise  There is no field with this name here. Write “price” instead.',
  ],
  [
    'paymentWithin: { days: 14 }',
    'paymentWithin: { days: fourteen }',
    'terms.paymentWithin.days  “fourteen” is not valid here. Write a number, or two numbers, such as [2, 3].',
  ],
  [
    'price: { money: 99 }',
    'price: { money: 99,00 }',
    'content/facts.yml:19:12  “{ money: 99,00 }” is not a valid fact. Write { money: 99.00 } instead.',
  ],
  [
    'price: { money: 99 }',
    'price: { money: "99,00" }',
    'plans.lite.price.money  “99,00” is not valid here. Use a decimal point, as in 1.99.',
  ],
  [
    'paymentWithin: { days: 14 }',
    'paymentWithin: 14 days',
    'terms.paymentWithin  This must be a group of fields, but “14 days” is not.',
  ],
  [
    '  source: 9, terms\n',
    '',
    'content/facts.yml:55:1  terms.source  This field is missing. Write where the facts come from: the section and part of the specification, such as source: 9, terms.',
  ],
])('a mistake in facts.yml is reported: %j', async (from, to, message) => {
  const facts = await edited('content/facts.yml', from, to)
  expect((await reported(facts)).join('\n')).toContain(message)
})

test('a missing fact is reported once, in the facts file, with each line that uses it', async () => {
  const facts = await edited('content/facts.yml', '  paymentWithin: { days: 14 }\n', '')
  const missing = (await reported(facts)).filter((line) => line.includes('terms.paymentWithin'))
  expect(missing).toHaveLength(1)
  expect(missing[0]).toMatch(/^content\/facts\.yml:\d+ {2}terms {2}There is no fact “terms\.paymentWithin”/)
  const locations = missing[0]?.match(/content\/[a-z/.-]+ \(line \d+\)/g) ?? []
  expect(new Set(locations).size).toBe(locations.length)
  expect(missing[0]).toContain(`and ${locations.length} lines use it`)
})

test('comments after values of site.yml are not part of the values', async () => {
  expect((await getSite()).name).not.toContain('#')
})
