import { expect, test } from '@jest/globals'
import { contains, findAll, findOne, isBefore, parsePage } from './elements'

const page = parsePage('<!doctype html><main id="m"><h1>A</h1><form><input required><input type="email"></form></main>')

test('elements are found by tag, by attribute and by its absence', () => {
  expect(findAll(page, 'input')).toHaveLength(2)
  expect(findAll(page, 'h1 form')).toHaveLength(2)
  expect(findAll(page, 'input', { required: true })).toHaveLength(1)
  expect(findAll(page, 'input', { required: false, type: /^email$/ })).toHaveLength(1)
  expect(findAll(page, '*', { id: 'n' })).toHaveLength(0)
})

test('a missing element is named', () => {
  expect(() => findOne(page, 'table', { class: 'plans' })).toThrow('There is no table[class=plans] in <html>.')
})

test('contains and isBefore compare the positions of two elements', () => {
  const [main, title, form] = [findOne(page, 'main'), findOne(page, 'h1'), findOne(page, 'form')]
  expect(contains(main, form)).toBe(true)
  expect(contains(title, form)).toBe(false)
  expect(isBefore(page, title, form)).toBe(true)
  expect(isBefore(page, form, title)).toBe(false)
})
