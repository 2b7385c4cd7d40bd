import { expect, test } from '@jest/globals'
import { findOne, parsePage } from './elements'
import { fieldsOf, formWith, isHoneypot } from './forms'

const page = parsePage(`<!doctype html><form id="a"><input type="hidden" name="form-name" value="contact">
  <label for="m">Your message</label><textarea id="m" name="message">\nHello</textarea>
  <label>Email <input name="email" type="email" required></label><button>Send</button></form>
  <form id="b"><input name="form-name" value="simple-demo">
  <div aria-hidden="true"><input name="fax_number" tabindex="-1" autocomplete="off"></div></form>
  <input name="late" form="a">`)

test('the fields of a form are all that it sends, including one outside that refers to the form', () => {
  const fields = fieldsOf(page, formWith(page, 'form-name', /^contact$/))
  expect(fields.map(({ name }) => name)).toEqual(['form-name', 'message', 'email', 'late'])
  expect(fields[1]).toMatchObject({ tag: 'textarea', value: 'Hello', label: 'Your message', required: false })
  expect(fields[2]).toMatchObject({ type: 'email', label: 'Email', required: true })
})

test('a field is a honeypot only if the tab order, the accessibility tree and autofill all leave it out', () => {
  const fields = fieldsOf(page, formWith(page, 'form-name', /demo/))
  expect(fields.map(isHoneypot)).toEqual([false, true])
  const half = parsePage('<!doctype html><form><input name="fax_number" aria-hidden="true" tabindex="-1"></form>')
  expect(fieldsOf(half, findOne(half, 'form')).map(isHoneypot)).toEqual([false])
})

test('a missing form is reported', () => {
  expect(() => formWith(page, 'form-name', /newsletter/)).toThrow('0 forms send form-name')
})
