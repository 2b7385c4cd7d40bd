import { expect, test } from '@jest/globals'
import { fillTemplate } from './fill-template'
import { mergeTexts } from './merge-texts'

const page = { label: 'Email', send: 'Schedule a demo' }
const file = (texts: Record<string, string>) => (key: string) => texts[key]

test('before a file has loaded the texts of the page stand', () => {
  expect(mergeTexts('demo', page, null)).toBe(page)
})

test('equal texts change nothing, so that nothing is drawn again', () => {
  expect(mergeTexts('demo', page, file({ 'demo.label': 'Email', 'demo.send': 'Schedule a demo' }))).toBe(page)
})

test('only what differs in the file replaces its text', () => {
  expect(mergeTexts('demo', page, file({ 'demo.send': 'Book a demo' }))).toEqual({
    label: 'Email',
    send: 'Book a demo',
  })
})

test('an empty text in the file never empties a button', () => {
  expect(mergeTexts('demo', page, file({ 'demo.send': '' }))).toBe(page)
})

test('a template is filled inside an island', () => {
  expect(fillTemplate('{{n}} of {{ total }}, {{n}}', { n: 0, total: 'four' })).toBe('0 of four, 0')
})

test('a name without a value stays as it stands', () => {
  expect(fillTemplate('Hello {{name}} {{toString}}', {})).toBe('Hello {{name}} {{toString}}')
})
