import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { describeFields } from './describe-fields'

const about = 'content/pages/about.md'
const text = readFileSync(about, 'utf8')
const changed = (change: (before: string) => string) => describeFields(about, text, change(text))

test('a page with the same content has no changes', async () => {
  expect(await changed((before) => before)).toEqual([])
  expect(await changed((before) => before.replace(/\n\n/g, '\n\n\n'))).toEqual([])
})

test('a changed field is described with its label, its old value and its new value', async () => {
  const title = /^title: (.*)$/m.exec(text)?.[1] ?? ''
  expect(await changed((before) => before.replace(/^title: .*$/m, 'title: For all'))).toEqual([
    `“Title” was “${title}” and is now “For all”.`,
  ])
})

test('a new field, a removed field, and a nested field have their own sentences', async () => {
  const added = text.replace(/^title: .*$/m, (line) => `${line}\naliases: [/one, /two]`)
  const labels = [
    expect.stringMatching(/^“.+ › 1” is new: “\/one”\.$/),
    expect.stringMatching(/^“.+ › 2” is new: “\/two”\.$/),
  ]
  expect(await describeFields(about, text, added)).toEqual(labels)
  expect(await describeFields(about, added, text)).toEqual([
    expect.stringMatching(/ › 1” was “\/one” and has been removed\.$/),
    expect.stringMatching(/ › 2” was “\/two” and has been removed\.$/),
  ])
})

test('paragraphs of the text are compared, and long ones are shortened', async () => {
  const long = `${'word '.repeat(60)}end.`
  expect(await changed((before) => `${before.trimEnd()}\n\nOne more.\n\n${long}\n`)).toEqual([
    'New in the text: “One more.”',
    expect.stringMatching(/^New in the text: “(word )+word…”\.$/),
  ])
  const more = `${text.trimEnd()}\n\nOne more.\n`
  expect(await describeFields(about, more, more.replace('One more.', 'Two more.'))).toEqual([
    'In the text, “One more.” is now “Two more.”',
  ])
})

test('only the part of a long paragraph that differs is shown', async () => {
  const long = `${'word '.repeat(60)}before the first ${'word '.repeat(60)}end.`
  const more = `${text.trimEnd()}\n\n${long}\n`
  const part = (changed: string) => `“…(word )+before the ${changed} (word )+word…”`
  expect(await describeFields(about, more, more.replace('the first', 'the second'))).toEqual([
    expect.stringMatching(new RegExp(`^In the text, ${part('first')} is now ${part('second')}\\.$`)),
  ])
})

test('a file that cannot be read has no details', async () => {
  expect(await changed((before) => before.replace(/^title: .*$/m, 'title: "'))).toEqual([])
})
