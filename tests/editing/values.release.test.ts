import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, test } from '@jest/globals'
import { lintTexts } from '../../lib/lint/lint-content'
import { getContent } from '../../lib/pages/get-content'
import { pages } from '../../lib/pages/index'
import { formatDiagnostic, sortDiagnostics } from '../../lib/shared/diagnostic'
import { isLegalText } from '../../lib/shared/tokens'
import { keepContentFolders, type Overlay } from '../fixtures/content-folder'
import { caseFiles, caseText, validAreas } from '../fixtures/messages/case-files'
import { changed, withLine, withText } from '../fixtures/messages/pages'

const folders = keepContentFolders()

afterAll(folders.remove)

/** Returns the messages of content lint about content with these files. */
async function messagesIn(files: Overlay): Promise<string[]> {
  const found = await folders.run(files, async () => (await getContent()).diagnose())
  return sortDiagnostics(found.filter(({ file }) => file !== 'content/.dates.json')).map(formatDiagnostic)
}

describe('a number as people write it elsewhere', () => {
  const PRICE = 'price: { money: 99 }'
  const facts = (written: string) => changed('content/facts.yml', PRICE, `price: ${written}`)
  const location = /^content\/facts\.yml:\d+:\d+ {2}/

  test.each([
    ['{ money: 1,99 }', '{ money: 1.99 }'],
    ['{ money: 1.890,50 }', '{ money: 1890.50 }'],
    ['{ money: € 189 }', '{ money: 189 }'],
    ['{money:189, source:"9, plans"}', '{ money: 189, source: "9, plans" }'],
    ['{ money: 189,- } # until May', '{ money: 189 }'],
  ])('%s is rejected with the value to write', async (written, repaired) => {
    const [message, ...others] = await messagesIn(facts(written))
    expect(others).toEqual([])
    const found = written.replace(/ #.*/, '')
    expect(message?.replace(location, '')).toBe(`“${found}” is not a valid fact. Write ${repaired} instead.`)
    expect(await messagesIn(facts(repaired))).toEqual([])
  })

  test.each([
    ['{ money: 1.890 }', '{ money: 1890 }', '{ money: 1.89 }'],
    ['{ money: 19.999 }', '{ money: 19999 }', '{ money: 20.00 }'],
  ])('%s is ambiguous, and the message gives both amounts', async (written, one, other) => {
    const messages = await messagesIn(facts(written))
    expect(messages.map((line) => line.replace(location, ''))).toEqual([
      `In “${written}”, the point or comma could separate thousands or decimals. Write ${one} or ${other}, whichever you mean.`,
    ])
    for (const repaired of [one, other]) expect(await messagesIn(facts(repaired))).toEqual([])
  })

  const LITE = 'includedMinutes: { minutes: 50 }'
  const SAVING = 'saving: { percent: 35 }'
  test.each([
    [
      LITE,
      'includedMinutes: { minutes: 1.000 }',
      '{ minutes: 1000 } or { minutes: 1 }',
      'includedMinutes: { minutes: 1000 }',
    ],
    [
      LITE,
      'includedMinutes:\n      minutes: 1.000',
      'minutes: 1000 or minutes: 1',
      'includedMinutes:\n      minutes: 1',
    ],
    [
      '{ years: [7, 10], join: and }',
      '{ years: [1.000, 10], join: and }',
      '{ years: [1000, 10], join: and } or { years: [1, 10], join: and }',
      '{ years: [1, 10], join: and }',
    ],
    [SAVING, 'saving: { percent: 35% }', '{ percent: 35 } instead', SAVING],
    [SAVING, 'saving: { percent: 35 % }', '{ percent: 35 } instead', SAVING],
    [SAVING, 'saving: { percent: 3,5 }', '{ percent: 3.5 } instead', 'saving: { percent: 3.5 }'],
    ['{ businessDays: 5 }', '{ businessdays: 5 }', '{ businessDays: 5 } instead', '{ businessDays: 5 }'],
    [
      '{ count: 13, source: "5" }',
      '{count:13, source:"5"}',
      '{ count: 13, source: "5" } instead',
      '{ count: 13, source: "5" }',
    ],
    [PRICE, 'price:\n      money: 1,99', 'money: 1.99 instead', 'price:\n      money: 1.99'],
  ])('%s changed to %s gets one message', async (from, to, advice, repaired) => {
    const edited = (text: string) => messagesIn(changed('content/facts.yml', from, text))
    expect(await edited(to)).toEqual([expect.stringContaining(`Write ${advice}`)])
    expect(await edited(repaired)).toEqual([])
  })

  test.each([
    '{ money: "189" }',
    '{ money: 0189 }',
    '{ money: 1e3 }',
    '{ money: -99 }',
    '{ percent: 99 }',
    '{ money: [99, 199], join: or }',
    '189',
    '{ money: abc }',
    '{}',
  ])('%s gets one message without “undefined”', async (written) => {
    const messages = await messagesIn(facts(written))
    expect(messages.join('\n')).not.toContain('undefined')
    expect(messages).toHaveLength(1)
  })
})

describe('a token without a fact', () => {
  const LEGAL = 'content/pages/terms.md'
  const inText = async (token: string) => (await messagesIn(withText(`One {{${token}}}.`)))[0] ?? ''

  test.each([
    ['plans.lite.pirce', 'plans.lite.price'],
    ['Plans.Lite.Price', 'plans.lite.price'],
    ['service.viewingTme', 'service.viewingTime'],
    ['serivce.viewingTime', 'service.viewingTime'],
    ['terms.lew', 'terms.law'],
  ])('{{%s}} gets the suggestion {{%s}}', async (token, meant) => {
    expect(await inText(token)).toContain(`Write “{{${meant}}}” instead.`)
    expect(await messagesIn(withText(`One {{${meant}}}.`))).toEqual([])
  })

  test.each([
    ['service.time', /Write one of these: \{\{service\.\w+\}\}(?:, \{\{service\.\w+\}\})+\.$/],
    // Each of the plans has a price.
    ['plans.basic.price', /Write one of these: \{\{plans\.lite\.price\}\}, \{\{plans\.pro\.price\}\},/],
    ['plans', /Write one of these: \{\{plans\.every\.…\}\}, \{\{plans\.lite\.…\}\},/],
    ['prices.lite', /Write one of these: \{\{plans\.…\}\}, \{\{service\.…\}\},/],
  ])('{{%s}} gets the list of those that it may be', async (token, listed) => {
    expect(await inText(token)).toMatch(listed)
  })

  test.each([
    ['of a group', /^privacy:/m, 'Privacy:', 'fact-group-renamed'],
    ['of a fact', /^ {2}paymentWithin:/m, '  paymentwithin:', 'fact-capitals'],
  ])('the new name %s is reported once, where it is defined', async (_, name, renamed, id) => {
    const text = readFileSync('content/facts.yml', 'utf8').replace(name, renamed)
    const found = await lintTexts({ 'content/facts.yml': text })
    expect(found.map((each) => [each.id, each.file])).toEqual([[id, 'content/facts.yml']])
  })

  test('the legal texts are the pages marked as legal', () => {
    expect(pages.filter(({ file = '' }) => isLegalText(file))).toEqual(pages.filter(({ isLegal }) => isLegal))
  })

  test('in a legal text, even a misspelling gets a list', async () => {
    const messages = await messagesIn({ [LEGAL]: (text) => text.replace('{{terms.law}}', '{{terms.lew}}') })
    expect(messages).toEqual([expect.stringMatching(/“\{\{terms\.lew\}\}”\. Write one of these: .*\{\{terms\.law\}\}/)])
  })

  test('in a legal text, no replacement is suggested for a removed fact', async () => {
    const messages = await messagesIn(changed('content/facts.yml', '  paymentWithin: { days: 14 }\n', ''))
    expect(messages).not.toEqual([])
    expect(messages.filter((line) => line.includes('instead'))).toEqual([])
  })
})

describe('a merge conflict', () => {
  /** Leaves a conflict about one line of a text, with `gap` around its markers. */
  const conflict = (text: string, line: number, gap = '') => {
    const lines = text.split('\n')
    const markers = ['<<<<<<< HEAD', lines[line - 1], '=======', lines[line - 1], '>>>>>>> prices']
    return lines.toSpliced(line - 1, 1, markers.join(`\n${gap}`)).join('\n')
  }
  const delivered = (file: string, line: number): [string, Overlay, number] => [
    file,
    { [file]: (text: string) => conflict(text, line) },
    line,
  ]
  const folder = 'content/cases/toast'
  const thanks = withText('One.\nTwo.')['content/pages/thanks.md'] as string

  test.each<[string, Overlay, number]>([
    delivered('content/facts.yml', 19),
    delivered('content/site.yml', 3),
    delivered('content/docs/rest/endpoints.yml', 3),
    delivered('content/computed.yml', 3),
    delivered('content/words.txt', 2),
    delivered('locales/en/common.json', 5),
    ['content/pages/thanks.md', { 'content/pages/thanks.md': conflict(thanks, 2) }, 2],
    ['content/pages/thanks.md', { 'content/pages/thanks.md': conflict(thanks, 8) }, 8],
    ['content/pages/thanks.md', { 'content/pages/thanks.md': conflict(thanks, 8, '\n') }, 8],
    [`${folder}/areas.yml`, caseFiles(caseText(), { 'areas.yml': conflict(validAreas, 3) }), 3],
    [`${folder}/index.md`, caseFiles(conflict(caseText(), 3)), 3],
  ])('in %s is the only message about it', async (file, files, line) => {
    const messages = await messagesIn(files)
    expect(messages.filter((each) => each.startsWith(file))).toEqual([
      expect.stringMatching(
        new RegExp(`:${line} {2}There is a merge conflict here: .* Keep the right lines, and delete`),
      ),
    ])
    expect(messages.filter((each) => /undefined|not JSON|This line has no colon/.test(each))).toEqual([])
  })

  test('conflict markers within a line are not a conflict', async () => {
    expect(await messagesIn(withText('One.\n\nTwo: `<<<<<<<`.'))).toEqual([])
  })
})

describe('quotation marks and tabs in YAML', () => {
  const front = (line: string) => withLine(line)
  const location = 'content/pages/thanks.md:4:7'

  test.each([
    [`note: 'It's a note'`, `A quotation mark inside the value ends it. Write "It's a note".`, `note: "It's a note"`],
    [
      'note: "He said "yes" to us"',
      `A quotation mark inside the value ends it. Write 'He said "yes" to us'.`,
      `note: 'He said "yes" to us'`,
    ],
    [
      'note: "A" note',
      `A quotation mark inside the value ends it. Write "A note", or '"A" note' if visitors should see its quotation marks.`,
      `note: '"A" note'`,
    ],
    ...['“A: note”', '“A: note"', '"A: note”', '„A: note“', '‘A: note’'].map((written) => [
      `note: ${written}`,
      'Curly quotation marks do not enclose a value, and would be shown. Write "A: note", or "“A: note”" if they are meant to be shown.',
      'note: "A: note"',
    ]),
    [
      'note: “A note”',
      'Curly quotation marks do not enclose a value, and would be shown. Write "A note", or "“A note”" if they are meant to be shown.',
      'note: "“A note”"',
    ],
    ['note: "A note', 'A quotation mark is not closed. Close it at the end of the value.', 'note: "A note"'],
  ])('%s', async (line, message, repaired) => {
    expect(await messagesIn(front(line))).toEqual([`${location}  ${message}`])
    expect(await messagesIn(front(repaired))).toEqual([])
  })

  test.each(['note: “One” and “two”', 'note: The “best”', 'note: "It’s a “note”"', "note: 'It''s'"])(
    '%s is valid',
    async (line) => {
      expect(await messagesIn(front(line))).toEqual([])
    },
  )

  const FACTS = 'content/facts.yml'
  const QUOTED = 'source: "6; 9, plans" }'
  test('an unclosed quotation mark is reported where it was opened, however many follow', async () => {
    const { [FACTS]: text } = changed(FACTS, QUOTED, 'source: "6; 9, plans }') as Record<string, string>
    const line = text?.split('\n').findIndex((each) => each.includes('plans }')) ?? 0
    expect(await messagesIn({ [FACTS]: text as string })).toEqual([
      expect.stringMatching(new RegExp(`^content/facts\\.yml:${line + 1}:\\d+ {2}A quotation mark is not closed\\.`)),
    ])
  })

  test.each<[string, Overlay]>([
    [FACTS, changed(FACTS, '    price: { money: 99 }', '\tprice: { money: 99 }')],
    ['content/site.yml', { 'content/site.yml': (text) => text.replace(/^ {2}(?=\w)/m, '\t') }],
    [
      'content/docs/rest/endpoints.yml',
      { 'content/docs/rest/endpoints.yml': (text) => text.replace(/^ {2}(?=\w)/m, '\t') },
    ],
    ['content/pages/thanks.md', front('hero:\n\talt: A')],
    ['content/cases/toast/areas.yml', caseFiles(caseText(), { 'areas.yml': validAreas.replace(/^ {2}/m, '\t') })],
  ])('a tab in %s gets one message', async (file, files) => {
    const messages = (await messagesIn(files)).filter((line) => line.startsWith(file))
    expect(messages).toEqual([expect.stringContaining('This line starts with a tab. Indent it with spaces')])
  })
})

describe('a mistake in JSON', () => {
  const LOCALE = 'locales/en/common.json'
  /** Adds three lines near the beginning of the file, as lines 2 to 4. */
  const inLocale = (...lines: readonly string[]) => changed(LOCALE, '{\n', `{\n${lines.join('\n')}\n`)
  const right = ['  "x": {', '    "a": "b"', '  },']

  test.each([
    [
      'a superfluous comma',
      ['  "x": {', '    "a": "b",', '  },'],
      '3:13',
      'there is a comma after the last entry. Remove this comma.',
    ],
    ['a missing comma', ['  "x": {', '    "a": "b"', '  }'], '4:4', 'a comma is missing. Write a comma here.'],
    [
      'curly quotes',
      ['  "x": {', '    "a": “b”', '  },'],
      '3:10',
      '“ is not a quotation mark of JSON. Write " before and after each name and text.',
    ],
    [
      'single quotes',
      ['  "x": {', '    \'a\': "b"', '  },'],
      '3:5',
      '\' is not a quotation mark of JSON. Write " before and after each name and text.',
    ],
    [
      'quotes inside',
      ['  "x": {', '    "a": "a "b" c"', '  },'],
      '3:13',
      'this quotation mark ends the text. Write \\" for a mark within a text, or “ and ”.',
    ],
    [
      'a quote open',
      ['  "x": {', '    "a": "b', '  },'],
      '3:10',
      'this text has no quotation mark at its end. Write " at the end of the text; a line break in it is \\n.',
    ],
    ['a comment', ['  "x": { // new', '    "a": "b"', '  },'], '2:10', 'it cannot have comments. Remove this comment.'],
    [
      'a name without quotes',
      ['  x: {', '    "a": "b"', '  },'],
      '2:3',
      'a name or text has no quotation marks. Write " before and after it, as in "x".',
    ],
    [
      'a colon missing',
      ['  "x": {', '    "a" "b"', '  },'],
      '3:8',
      'a colon is missing. Write a colon after the name.',
    ],
  ])('%s is reported where it is, in plain words', async (_, lines, where, message) => {
    const messages = (await messagesIn(inLocale(...lines))).filter((line) => line.startsWith(LOCALE))
    expect(messages).toEqual([`${LOCALE}:${where}  This is not JSON: ${message}`])
    expect(await messagesIn(inLocale(...right))).toEqual([])
  })
})

describe('a zero-width character', () => {
  const FACTS = 'content/facts.yml'
  test.each([
    ['before a group', 'service:', '\uFEFFservice:'],
    ['before a fact', '    price: { money: 99 }', '    \uFEFFprice: { money: 99 }'],
    ['after a name', '    price: { money: 99 }', '    price\u200B: { money: 99 }'],
    ['in a value', 'credit card', 'credit\u200B card'],
  ])('%s gets one message', async (_, from, to) => {
    expect(await messagesIn(changed(FACTS, from, to))).toEqual([
      expect.stringMatching(
        /^content\/facts\.yml:\d+:\d+ .*This text contains the character U\+(?:FEFF|200B), which nobody can see/,
      ),
    ])
  })
})

test('a zero-width character in the address of a link gets one message', async () => {
  expect(await messagesIn(withText('See [prices](/pri\u200Bcing).'))).toEqual([
    expect.stringContaining('This text contains the character U+200B'),
  ])
})

test('a list of former addresses may be empty, because messages say to remove one', async () => {
  expect(await messagesIn(withLine('aliases: []'))).toEqual([])
})

test('a misspelt name is reported once, even if its field is required', async () => {
  const site = 'content/site.yml'
  const messages = await messagesIn(changed(site, '- name: LinkedIn', '- nam: LinkedIn'))
  expect(messages.filter((line) => line.startsWith(site))).toEqual([
    expect.stringMatching(/nam {2}There is no field with this name here\. Write “name” instead\.$/),
  ])
})

test.each(['{ count: [ 2, 3 ] }', '{ count: [2,3] }', '{ count: [2, 3], join: or }'])(
  '%s is a valid fact, whatever the spacing of its list',
  async (fact) => {
    const text = readFileSync('content/facts.yml', 'utf8').replace(/^(service:\n)/m, `$1  several: ${fact}\n`)
    const found = (await lintTexts({ 'content/facts.yml': text })).map(formatDiagnostic)
    expect(found.filter((line) => line.includes('is not how a fact is written'))).toEqual([])
  },
)
