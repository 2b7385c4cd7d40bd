import { expect, jest, test } from '@jest/globals'
import { holdClicks } from './hold-clicks'

test('a click on a control waits for the loader and is replayed once; other clicks are not held', () => {
  document.body.innerHTML = '<a href="#docs" data-tool="search"><b>Search</b></a><a href="#there">There</a>'
  const [search, other] = [...document.querySelectorAll<HTMLElement>('a')] as [HTMLElement, HTMLElement]
  const clicked = jest.fn()
  for (const link of [search, other])
    link.addEventListener('click', (event) => {
      event.preventDefault()
      clicked(link.textContent)
    })
  const release = holdClicks()
  document.querySelector('b')?.click()
  other.click()
  expect(clicked.mock.calls).toEqual([['There']])
  release()
  expect(clicked.mock.calls).toEqual([['There'], ['Search']])
  search.click()
  expect(clicked).toHaveBeenCalledTimes(3)
})

test('an element focused before the loader started gets another focusin event', () => {
  document.body.innerHTML = '<div><input></div>'
  const release = holdClicks()
  document.querySelector('input')?.focus()
  const focused = jest.fn()
  document.querySelector('div')?.addEventListener('focusin', focused)
  release()
  expect(focused).toHaveBeenCalledTimes(1)
})

test('the search key is held like a click on the search, but types a character in a field', () => {
  document.body.innerHTML = '<input><a data-tool="search">Search</a>'
  const clicked = jest.fn()
  document.querySelector('a')?.addEventListener('click', clicked)
  const press = (target: Element | null, more: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true, ...more })
    target?.dispatchEvent(event)
    return event.defaultPrevented
  }
  const release = holdClicks()
  expect(press(document.querySelector('input'))).toBe(false)
  expect(press(document.body, { ctrlKey: true })).toBe(false)
  expect(press(document.body)).toBe(true)
  expect(clicked).not.toHaveBeenCalled()
  release()
  expect(clicked).toHaveBeenCalledTimes(1)
  expect(press(document.body)).toBe(false)
})
