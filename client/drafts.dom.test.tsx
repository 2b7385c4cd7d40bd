import { beforeEach, expect, jest, test } from '@jest/globals'
import { forgetSentDraft } from './drafts'

beforeEach(() => {
  sessionStorage.clear()
  sessionStorage.setItem('draft:contact', '{"name":"Marit"}')
  sessionStorage.setItem('draft:simple-demo', '{"email":"a@b.nl"}')
  sessionStorage.setItem('other', 'stays')
  document.body.innerHTML = `
    <form id="demo"><input type="hidden" name="form-name" value="simple-demo"></form>
    <form id="contact"><input type="hidden" name="form-name" value="contact"></form>
    <form id="nameless"></form>`
})

const submit = (id: string) =>
  document.getElementById(id)?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))

test.each(['/thanks', '/thanks/', '/thanks.html'])(
  'on %s only the draft of the form that was sent is deleted',
  (path) => {
    forgetSentDraft('/')
    submit('demo')
    forgetSentDraft(path)
    expect(Object.keys(sessionStorage).sort()).toEqual(['draft:contact', 'other'])
  },
)

test('if two forms are submitted, the last one counts', () => {
  forgetSentDraft('/contact')
  submit('contact')
  submit('demo')
  forgetSentDraft('/thanks')
  expect(Object.keys(sessionStorage).sort()).toEqual(['draft:contact', 'other'])
})

test('a visitor who opens the confirmation without having sent anything keeps every draft', () => {
  forgetSentDraft('/thanks')
  expect(sessionStorage.length).toBe(3)
})

test('a form without a name is ignored, and the form submitted before it still counts', () => {
  forgetSentDraft('/')
  submit('demo')
  submit('nameless')
  forgetSentDraft('/thanks')
  expect(Object.keys(sessionStorage).sort()).toEqual(['draft:contact', 'other'])
})

test.each(['/', '/contact', '/docs/thanks', '/thanks-a-lot'])('on %s a draft is kept', (path) => {
  forgetSentDraft('/')
  submit('contact')
  forgetSentDraft(path)
  expect(sessionStorage.getItem('draft:contact')).not.toBeNull()
})

test('nothing fails in a browser that denies access to storage', () => {
  const blocked = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(() => forgetSentDraft('/thanks')).not.toThrow()
  expect(() => submit('contact')).not.toThrow()
  blocked.mockRestore()
})
