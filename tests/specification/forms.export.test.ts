import { describe, expect, test } from '@jest/globals'
import { attr, type Element, findAll } from './support/elements'
import { fieldsOf, formWith, isHoneypot } from './support/forms'
import { hrefOf } from './support/links'
import { mainOf, readPage } from './support/pages'
import { textOf } from './support/text'

const demo = (): [Element, Element] => [readPage('/'), formWith(readPage('/'), 'form-name', /demo/)]
const contact = (): [Element, Element] => [readPage('/contact'), formWith(readPage('/contact'), 'form-name', /contact/)]
const field = ([page, form]: [Element, Element], name: string) => {
  const found = fieldsOf(page, form).find((one) => one.name === name)
  if (!found) throw new Error(`The form has no field called "${name}".`)
  return found
}

describe.each([
  ['contact', contact, ['name', 'company', 'email', 'phone', 'message', 'form-name', 'fax_number']],
  ['demo', demo, ['email', 'form-name', 'fax_number']],
] as const)('the %s form', (_, form, names) => {
  test('sends exactly the fields of the specification', () => {
    expect(
      fieldsOf(...form())
        .map(({ name }) => name)
        .sort(),
    ).toEqual([...names].sort())
  })

  test('is posted URL-encoded, and the browser validates it', () => {
    const [, element] = form()
    expect(attr(element, 'method')?.toLowerCase()).toBe('post')
    expect(attr(element, 'enctype') ?? 'application/x-www-form-urlencoded').toBe('application/x-www-form-urlencoded')
    expect(attr(element, 'action')).toMatch(/^(https:\/\/|\/)[^\s/]+/)
    expect(attr(element, 'novalidate')).toBeUndefined()
  })

  test('has a hidden field that identifies the form', () => {
    expect(field(form(), 'form-name')).toMatchObject({ tag: 'input', type: 'hidden' })
  })

  test('has an empty honeypot that people never encounter', () => {
    const honeypot = field(form(), 'fax_number')
    expect(honeypot).toMatchObject({ value: '', required: false })
    expect(isHoneypot(honeypot)).toBe(true)
  })

  test('asks for an email address in a field of that type', () => {
    expect(field(form(), 'email')).toMatchObject({ tag: 'input', type: 'email', required: true, value: '' })
  })

  test('has a label for every field that a person fills in', () => {
    const shown = fieldsOf(...form()).filter(({ name }) => !['form-name', 'fax_number'].includes(name))
    expect(shown.filter(({ label }) => label === '').map(({ name }) => name)).toEqual([])
  })

  test('is sent by a button', () => {
    const [, element] = form()
    const submits = findAll(element, 'button').filter((button) => (attr(button, 'type') ?? 'submit') === 'submit')
    expect(submits.map((button) => textOf(button))).toEqual([expect.stringMatching(/\w/)])
  })
})

test('the demo form has "Your email…" in its field and "Schedule a demo" on its button', () => {
  const [, form] = demo()
  expect(attr(field(demo(), 'email').element, 'placeholder')).toBe('Your email…')
  expect(findAll(form, 'button').map((button) => textOf(button))).toEqual(['Schedule a demo'])
})

test('the hidden field distinguishes the two forms', () => {
  expect(field(demo(), 'form-name').value).not.toBe(field(contact(), 'form-name').value)
})

test.each(['name', 'company'])('the contact form requires a %s', (name) => {
  expect(field(contact(), name)).toMatchObject({ tag: 'input', type: 'text', required: true, value: '' })
})

test('the contact form marks the phone number as optional', () => {
  const phone = field(contact(), 'phone')
  expect(phone).toMatchObject({ tag: 'input', required: false, value: '' })
  expect(['tel', 'text']).toContain(phone.type)
  expect(phone.label).toMatch(/optional/i)
})

test('the message in the contact form begins with interest in the product', () => {
  const message = field(contact(), 'message')
  expect(message).toMatchObject({ tag: 'textarea', required: false })
  expect(message.value).toMatch(/\binterest|\bwould like\b|\bcurious\b|\blearn more\b|\bknow more\b/i)
})

test('the contact page gives an address next to the form', () => {
  const addresses = findAll(mainOf('/contact'), 'a', { href: /^mailto:/ })
  expect(addresses.map(hrefOf)).toContainEqual(expect.stringMatching(/^mailto:[^@?]+@[^@?]+/))
})

test('the confirmation thanks the visitor and says that a reply comes soon', () => {
  expect(findAll(mainOf('/thanks'), 'h1').map((heading) => textOf(heading))).toEqual(['Thanks for getting in touch!'])
  const messages = findAll(mainOf('/thanks'), 'p').map((paragraph) => textOf(paragraph))
  expect(messages).toContainEqual(expect.stringMatching(/^We'll get back to you soon[.!]?$/))
})
