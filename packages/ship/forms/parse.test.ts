import { expect, test } from '@jest/globals'
import { forms as formSettings } from '../../../build/forms'
import { parsePost } from './parse'

const contact = {
  'form-name': 'contact',
  name: 'Ada Lovelace',
  company: 'Analytical & Sons',
  email: 'ada@example.com',
  phone: '',
  message: 'Tea + cake,\r\n100 %',
  fax_number: '',
}
const body = (fields: Record<string, string>) => new URLSearchParams(fields).toString()

test('a contact message keeps every character of its fields', () => {
  const { 'form-name': form, ...fields } = contact
  expect(parsePost(body(contact), formSettings)).toEqual({ form, fields, spam: false })
})

test('a demo request needs only an email address', () => {
  const sent = body({ email: 'ada@example.com', 'form-name': 'simple-demo', fax_number: '' })
  expect(parsePost(sent, formSettings)).toEqual({
    form: 'simple-demo',
    fields: { email: 'ada@example.com', fax_number: '' },
    spam: false,
  })
})

test('a filled-in honeypot marks a message as spam without rejecting it', () => {
  expect(parsePost(body({ ...contact, fax_number: '555' }), formSettings)).toMatchObject({
    spam: true,
    form: 'contact',
  })
})

test('optional fields may be left out', () => {
  const { phone, message, fax_number, ...rest } = contact
  expect(parsePost(body(rest), formSettings)).toMatchObject({ fields: { phone: '', message: '' }, spam: false })
})

test.each([
  ['an empty body', ''],
  ['no form name', body({ email: 'ada@example.com' })],
  ['another form', body({ ...contact, 'form-name': 'newsletter' })],
  ['a form name that is a property of every object', body({ ...contact, 'form-name': 'constructor' })],
  ['an unknown field', body({ ...contact, admin: '1' })],
  ['a field of the other form', body({ 'form-name': 'simple-demo', email: 'ada@example.com', name: 'Ada' })],
  ['a field twice', `${body(contact)}&email=b@example.com`],
  ['the form name twice', `${body(contact)}&form-name=simple-demo`],
  ['no name', body({ ...contact, name: '' })],
  ['a company that is only white space', body({ ...contact, company: ' \t\n' })],
  ['no address', body({ ...contact, email: '' })],
])('%s is rejected', (_, sent) => {
  expect(parsePost(sent, formSettings)).toMatchObject({ status: 422, text: expect.stringMatching(/\.$/) })
})

test('the message names missing fields', () => {
  expect(parsePost(body({ ...contact, name: '', company: '' }), formSettings)).toEqual({
    status: 422,
    text: 'Go back and fill in: name, company.',
  })
})

test.each([
  'ada',
  'ada@',
  '@example.com',
  'a b@example.com',
  'a@b@c',
  'a@-b.nl',
  'a@b..nl',
  'a@b.nl\nBcc: c@d.nl',
  'é@b.nl',
])('%j is not an email address', (email) => {
  expect(parsePost(body({ ...contact, email }), formSettings)).toMatchObject({ status: 422 })
})

test.each(['a@b', "o'neil+x@sub.example.co.uk", 'a.b-c_d@example.nl', ' ada@example.com '])(
  '%j is an email address',
  (email) => {
    expect(parsePost(body({ ...contact, email }), formSettings)).toMatchObject({ spam: false })
  },
)
