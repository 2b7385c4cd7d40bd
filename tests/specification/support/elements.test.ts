import { expect, test } from '@jest/globals'
import { all, contains, isBefore, one, parsePage } from './elements'

const page = parsePage('<!doctype html><main id="m"><h1>A</h1><form><input required><input type="email"></form></main>')

test('elements are found by tag, by attribute and by its absence', () => {
  expect(all(page, 'input')).toHaveLength(2)
  expect(all(page, 'h1 form')).toHaveLength(2)
  expect(all(page, 'input', { required: true })).toHaveLength(1)
  expect(all(page, 'input', { required: false, type: /^email$/ })).toHaveLength(1)
  expect(all(page, '*', { id: 'n' })).toHaveLength(0)
})

test('a missing element is named', () => {
  expect(() => one(page, 'table', { class: 'plans' })).toThrow('There is no table[class=plans] in <html>.')
})

test('the ancestors of an element and the order of elements are found', () => {
  const [main, title, form] = [one(page, 'main'), one(page, 'h1'), one(page, 'form')]
  expect(contains(main, form)).toBe(true)
  expect(contains(title, form)).toBe(false)
  expect(isBefore(page, title, form)).toBe(true)
  expect(isBefore(page, form, title)).toBe(false)
})
