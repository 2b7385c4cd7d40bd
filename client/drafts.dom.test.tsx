import { beforeEach, expect, jest, test } from '@jest/globals'
import { forgetSentDrafts } from './drafts'

beforeEach(() => {
  sessionStorage.clear()
  sessionStorage.setItem('draft:contact', '{"name":"Marit"}')
  sessionStorage.setItem('draft:simple-demo', '{"email":"a@b.nl"}')
  sessionStorage.setItem('other', 'stays')
})

test.each(['/thanks', '/thanks/', '/thanks.html'])('on %s what was sent is forgotten, and nothing else', (path) => {
  forgetSentDrafts(path)
  expect(Object.keys(sessionStorage)).toEqual(['other'])
})

test.each(['/', '/contact', '/docs/thanks', '/thanks-a-lot'])('on %s a draft stays', (path) => {
  forgetSentDrafts(path)
  expect(sessionStorage.length).toBe(3)
})

test('a browser that keeps its storage shut breaks nothing', () => {
  const shut = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(() => forgetSentDrafts('/thanks')).not.toThrow()
  shut.mockRestore()
})
