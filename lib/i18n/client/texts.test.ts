import { expect, test } from '@jest/globals'
import { fillTemplate } from './fill-template'
import { mergeTexts } from './merge-texts'

const page = { label: 'Email', send: 'Schedule a demo' }
const file = (texts: Record<string, string>) => (key: string) => texts[key]

test('before a file has loaded, the page’s own texts are used', () => {
  expect(mergeTexts('demo', page, null)).toBe(page)
})

test('equal texts return the same map, so that React does not render again', () => {
  expect(mergeTexts('demo', page, file({ 'demo.label': 'Email', 'demo.send': 'Schedule a demo' }))).toBe(page)
})

test('only texts that are different in the file are replaced', () => {
  expect(mergeTexts('demo', page, file({ 'demo.send': 'Book a demo' }))).toEqual({
    label: 'Email',
    send: 'Book a demo',
  })
})

test('an empty text in the file is ignored', () => {
  expect(mergeTexts('demo', page, file({ 'demo.send': '' }))).toBe(page)
})

test('the placeholders of a template are replaced', () => {
  expect(fillTemplate('{{n}} of {{ total }}, {{n}}', { n: 0, total: 'four' })).toBe('0 of four, 0')
})

test('a placeholder without a value is left unchanged', () => {
  expect(fillTemplate('Hello {{name}} {{toString}}', {})).toBe('Hello {{name}} {{toString}}')
})
