import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { parse, stringify } from 'yaml'
import { mergeFile } from './merge-file'

/** A page as a form saves it: all of its fields written again, without comments, and its body text. */
const page = (values: object, body: string) => `---\n${stringify(values, { lineWidth: 80 })}---\n${body}`

const galaxy = readFileSync('content/cases/galaxy/index.md', 'utf8')
const [, frontMatter = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(galaxy) ?? []
const texts = readFileSync('locales/en/common.json', 'utf8')

describe('a page', () => {
  test('changes in one line if its title does', () => {
    const values = { ...parse(frontMatter), title: 'Galaxy: which banner?' }
    expect(mergeFile('content/cases/galaxy/index.md', galaxy, page(values, body))).toBe(
      galaxy.replace('"Galaxy: an A/B test of two chocolate banners"', '"Galaxy: which banner?"'),
    )
  })

  test('changes in one line if a sentence does, and keeps its comments and tokens', () => {
    const saved = page(parse(frontMatter), body.replace('no face, no video', 'no picture').replaceAll('**', '__'))
    expect(mergeFile('content/cases/galaxy/index.md', galaxy, saved)).toBe(
      galaxy.replace('no face, no video', 'no picture'),
    )
  })

  test('gets no field from a box that nobody ticked, even beside an ampersand or an asterisk', () => {
    for (const title of ['A', 'R&D', '"*A* & B"']) {
      const before = `---\ntitle: ${title}\nlead: One\n---\n`
      const after = `---\ntitle: ${title}\nlead: Two\ndraft: false\n---\n`
      expect(mergeFile('a.md', before, after)).toBe(before.replace('One', 'Two'))
    }
  })

  test('keeps Windows line endings, the empty lines around its text, and a missing final line ending', () => {
    const before = '---\r\ntitle: A # why\r\n---\r\n\r\n\r\nOne.\r\n\r\n* two\r\n* three'
    const after = '---\ntitle: B\n---\nOne.\n\n- two\n- 3\n'
    expect(mergeFile('a.md', before, after)).toBe(before.replace('A', 'B').replace('three', '3'))
  })

  test('can gain front matter, and gain and lose its body text', () => {
    expect(mergeFile('a.md', '---\ntitle: A\n---\n', '---\ntitle: A\n---\nText.\n')).toBe(
      '---\ntitle: A\n---\n\nText.\n',
    )
    expect(mergeFile('a.md', '---\ntitle: A\n---', '---\ntitle: B\n---\nText.\n')).toBe('---\ntitle: B\n---\n\nText.\n')
    expect(mergeFile('a.md', '---\n---\n\nText.\n', '---\ntitle: A\n---\nText.\n')).toBe(
      '---\ntitle: A\n---\n\nText.\n',
    )
    expect(mergeFile('a.md', 'Text.\n', '---\ntitle: A\n---\nText.\n')).toBe('---\ntitle: A\n---\nText.\n')
    expect(mergeFile('a.md', 'Text.\n', 'Text!\n')).toBe('Text!\n')
    expect(mergeFile('a.md', '---\ntitle: A\n---\n\nText.\n', '---\ntitle: A\n---\n')).toBe('---\ntitle: A\n---\n\n\n')
  })

  test('may have a line of hyphens in its text', () => {
    const before = '---\ntitle: A\n---\n\nOne.\n\n---\n\nTwo.\n'
    expect(mergeFile('a.md', before, before.replace('Two', '2'))).toBe(before.replace('Two', '2'))
  })
})

describe('a file of texts in JSON', () => {
  test('changes in one line for each text, and keeps indent and order', () => {
    const values = JSON.parse(texts)
    values.site.updated = 'Last “changed”\nhere'
    const saved = JSON.stringify({ ...Object.fromEntries(Object.entries(values).reverse()) }, null, '\t')
    const merged = mergeFile('locales/en/common.json', texts, saved)
    expect(merged).toBe(texts.replace('"Last updated"', '"Last “changed”\\nhere"'))
  })

  test('gets added texts and loses removed ones', () => {
    const before = '{\n\t"a": "\\u00e9",\n\t"b": {\n\t\t"c": "x"\n\t},\n\t"d": "y"\n}\n'
    const after = { a: 'é', b: { c: 'x', new: 'z', group: { e: '1' } }, e: ['f'] }
    expect(mergeFile('a.json', before, JSON.stringify(after))).toBe(
      '{\n\t"a": "\\u00e9",\n\t"b": {\n\t\t"c": "x",\n\t\t"new": "z",\n\t\t"group": {\n\t\t\t"e": "1"\n\t\t}\n\t},\n\t"e": [\n\t\t"f"\n\t]\n}\n',
    )
  })
})

test('a YAML file keeps the comment and the style of a value that was edited', () => {
  expect(mergeFile('content/facts.yml', 'a: 4.20 # why\n', 'a: 4.3\n')).toBe('a: 4.30 # why\n')
})

const paths = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter((path) => /\.(md|yml)$/.test(path))

test.each(paths.filter((path) => path !== 'README.md'))('content/%s keeps every byte if nothing was edited', (path) => {
  const text = readFileSync(`content/${path}`, 'utf8')
  const [, yaml, rest = ''] = /^---\n(.*?\n)---\n(.*)$/s.exec(text) ?? []
  const saved = yaml === undefined ? stringify(parse(text)) : page(parse(yaml) ?? {}, rest)
  expect(mergeFile(path, text, saved)).toBe(text)
})

describe('a file that cannot be merged causes an error of two sentences', () => {
  test.each([
    [
      'a.md',
      '---\ntitle: A\n',
      'a.md: the front matter does not end with a line that is only ---. Add that line below the last field, then save again.',
    ],
    [
      'a.md',
      '---\nb: 1\ntitle: &x A\n---\n',
      'a.md, line 3: “&x” links one value to another, and a save could change both. Write the value out in each place with a text editor, then save again.',
    ],
    [
      'a.csv',
      'a,b',
      'a.csv cannot be saved here because its name does not end in .md, .yml, .yaml or .json. Change it in a text editor.',
    ],
    [
      'a.json',
      '{"a": 1,}',
      /^a\.json, line 1: this is not valid JSON \(.+\)\. Correct this line in a text editor, then save again\.$/,
    ],
    [
      'a.json',
      '{"a": 1, "a": 2}',
      'a.json, line 1: the field name “a” is used twice in one group, so it is unclear which one is meant. Give one of the two another name in a text editor, then save again.',
    ],
  ])('%s: %j', (file, before, message) => {
    const after = file.endsWith('.json') ? '{"a": 3}' : file.endsWith('.md') ? '---\ntitle: B\n---\n' : 'title: B\n'
    expect(() => mergeFile(file, before, after)).toThrow(message)
  })

  test('invalid text from the form causes an error too', () => {
    expect(() => mergeFile('a.yml', 'a: 1\n', 'a: 1\nb: [\n')).toThrow(/^a\.yml, line \d: this is not valid YAML/)
  })
})

test('spaces around a text that nobody edited are kept, although the form removes them', () => {
  const before = '{\n  "and": " and ",\n  "close": "Close"\n}\n'
  const after = JSON.stringify({ and: 'and', close: 'Shut' })
  expect(mergeFile('locales/en/common.json', before, after)).toBe(before.replace('Close', 'Shut'))
})
