import { beforeEach, expect, test } from '@jest/globals'
import { clearDraft, type DraftStore, restoreDraft, saveDraft } from './draft'

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

test('what was typed is there again after a reload', () => {
  const before = makeForm()
  field(before, 'name').value = 'Marit'
  field(before, 'message').value = 'Hello. Two boxes.'
  saveDraft(sessionStorage, 'contact', before)
  const after = makeForm()
  restoreDraft(sessionStorage, 'contact', after)
  expect(field(after, 'name').value).toBe('Marit')
  expect(field(after, 'message').value).toBe('Hello. Two boxes.')
})

test('the hidden name and the decoy are never kept', () => {
  const form = makeForm()
  field(form, 'fax_number').value = 'spam'
  saveDraft(sessionStorage, 'contact', form)
  expect(sessionStorage.getItem('draft:contact')).toBe('{"name":"","message":"Hello."}')
})

test('what was typed since the page opened wins over the draft', () => {
  sessionStorage.setItem('draft:contact', '{"name":"Old"}')
  const form = makeForm()
  field(form, 'name').value = 'New'
  restoreDraft(sessionStorage, 'contact', form)
  expect(field(form, 'name').value).toBe('New')
})

test('a delivered draft is forgotten', () => {
  saveDraft(sessionStorage, 'contact', makeForm())
  clearDraft(sessionStorage, 'contact')
  expect(sessionStorage.length).toBe(0)
})

test.each(['{"name":', 'null', '[]', '"text"', '{"name":5}'])(
  'a damaged draft (%s) leaves the form as it is',
  (draft) => {
    sessionStorage.setItem('draft:contact', draft)
    const form = makeForm()
    restoreDraft(sessionStorage, 'contact', form)
    expect(field(form, 'name').value).toBe('')
    expect(field(form, 'message').value).toBe('Hello.')
  },
)

test('a browser that refuses to store breaks nothing', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const store: DraftStore = { getItem: refuse, setItem: refuse, removeItem: refuse }
  const form = makeForm()
  saveDraft(store, 'contact', form)
  restoreDraft(store, 'contact', form)
  clearDraft(store, 'contact')
  expect(field(form, 'message').value).toBe('Hello.')
})
