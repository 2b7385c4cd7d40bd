import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { clearDraft, restoreDraft, saveDraft } from './draft'

const html = `
  <input type="hidden" name="form-name" value="contact">
  <input name="fax_number" tabindex="-1">
  <input name="name"><textarea name="message">Hello.</textarea>`

function makeForm(): HTMLFormElement {
  const form = document.createElement('form')
  form.innerHTML = html
  return form
}

const field = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLInputElement

beforeEach(() => sessionStorage.clear())
afterEach(() => void jest.restoreAllMocks())

test('typed text is restored after a reload', () => {
  const before = makeForm()
  field(before, 'name').value = 'Marit'
  field(before, 'message').value = 'Hello. Two boxes.'
  saveDraft('contact', before)
  const after = makeForm()
  restoreDraft('contact', after)
  expect(field(after, 'name').value).toBe('Marit')
  expect(field(after, 'message').value).toBe('Hello. Two boxes.')
})

test('neither the hidden form name nor the honeypot is stored', () => {
  const form = makeForm()
  field(form, 'fax_number').value = 'spam'
  saveDraft('contact', form)
  expect(sessionStorage.getItem('draft:contact')).toBe('{"name":"","message":"Hello."}')
})

test('text typed since the page opened is not replaced by the draft', () => {
  sessionStorage.setItem('draft:contact', '{"name":"Old"}')
  const form = makeForm()
  field(form, 'name').value = 'New'
  restoreDraft('contact', form)
  expect(field(form, 'name').value).toBe('New')
})

test('the draft is deleted after delivery', () => {
  saveDraft('contact', makeForm())
  clearDraft('contact')
  expect(sessionStorage.length).toBe(0)
})

test.each(['{"name":', 'null', '[]', '"text"', '{"name":5}'])(
  'a damaged draft (%s) leaves the form unchanged',
  (draft) => {
    sessionStorage.setItem('draft:contact', draft)
    const form = makeForm()
    restoreDraft('contact', form)
    expect(field(form, 'name').value).toBe('')
    expect(field(form, 'message').value).toBe('Hello.')
  },
)

test.each(['blocked', 'full'])('if the browser’s storage is %s, the form still works', (why) => {
  const refuse = () => {
    throw new DOMException(why, why === 'blocked' ? 'SecurityError' : 'QuotaExceededError')
  }
  if (why === 'blocked') jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse)
  else jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  const form = makeForm()
  field(form, 'name').value = 'Marit'
  saveDraft('contact', form)
  restoreDraft('contact', form)
  clearDraft('contact')
  expect(field(form, 'name').value).toBe('Marit')
  expect(field(form, 'message').value).toBe('Hello.')
})
