import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { awaitFirstInteraction } from './first-interaction'

const body = '<div data-missing="Not loaded. Try again"><button type="button" data-tool="copy">Copy</button></div>'
const search = '<a data-tool="search" href="#all-pages">Search</a>'
const control = () => document.querySelector('[data-tool]') as HTMLElement
const scripts = () => [...document.head.querySelectorAll('script')]
const press = (more = {}) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true, ...more }))

let listening: AbortController
const clicked = jest.fn()
const add = window.addEventListener.bind(window)

beforeEach(() => {
  listening = new AbortController()
  clicked.mockClear()
  document.head.innerHTML = ''
  // Listeners from one test must not react in the next; those that the page removes are removed immediately.
  window.addEventListener = ((type: string, listener: EventListener, options: AddEventListenerOptions) => {
    listening.signal.addEventListener('abort', () => window.removeEventListener(type, listener))
    add(type, listener, options)
  }) as typeof window.addEventListener
})
afterEach(() => {
  listening.abort()
  window.addEventListener = add
  delete document.documentElement.dataset.js
})
const start = (html = body) => {
  document.body.innerHTML = html
  awaitFirstInteraction('/tools/docs.js')
}
/** The script has loaded and handles clicks from now on, or it fails to load. */
const dispatch = (type: 'load' | 'error') => {
  document.addEventListener('click', clicked, { once: true })
  scripts().at(-1)?.dispatchEvent(new Event(type))
  document.removeEventListener('click', clicked)
}

test('nothing is loaded before the first interaction, and buttons that need a script are shown', () => {
  start()
  expect(scripts()).toEqual([])
  expect(document.documentElement.hasAttribute('data-js')).toBe(true)
})

test.each(['pointerdown', 'click', 'keydown', 'change', 'scroll'])(
  '%s is an interaction, and only the first one counts',
  (type) => {
    start()
    for (let times = 0; times < 2; times++) document.body.dispatchEvent(new Event(type, { bubbles: true }))
    expect(scripts().map((script) => script.getAttribute('src'))).toEqual(['/tools/docs.js'])
    dispatch('load')
    expect(clicked).not.toHaveBeenCalled()
    document.body.dispatchEvent(new Event(type, { bubbles: true }))
    expect(scripts()).toHaveLength(1)
  },
)

test('a control that was clicked before the script loaded is clicked once afterwards', () => {
  start()
  control().click()
  control().click()
  dispatch('load')
  expect(clicked).toHaveBeenCalledTimes(1)
})

test('if a button’s script fails to load, the button says so, and the next click tries again', () => {
  start()
  control().click()
  dispatch('error')
  expect(control().textContent).toBe('Not loaded. Try again')
  expect(scripts()).toEqual([])
  control().click()
  expect(scripts()).toHaveLength(1)
})

test('if a link’s script fails to load, the link is followed', () => {
  start(search)
  control().click()
  expect(location.hash).toBe('')
  dispatch('error')
  expect(location.hash).toBe('#all-pages')
  location.hash = ''
})

test('if a script fails to load after scrolling, nothing changes', () => {
  start(search)
  document.body.dispatchEvent(new Event('scroll'))
  dispatchEvent(new Event('scroll'))
  dispatch('error')
  expect(location.hash).toBe('')
})

test('a click that opens a new tab is left to the browser', () => {
  start(search)
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey']) {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true })
    control().dispatchEvent(click)
    expect(click.defaultPrevented).toBe(false)
  }
})

test('the key / opens the search, even on keyboards that need Shift for it, but not with Ctrl or Cmd', () => {
  start(search)
  for (const held of ['ctrlKey', 'metaKey']) expect(press({ [held]: true })).toBe(true)
  expect(press({ shiftKey: true })).toBe(false)
  dispatch('load')
  expect(clicked).toHaveBeenCalledTimes(1)
})

test('on a slow connection scrolling alone fetches nothing, but a touch does', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  start()
  dispatchEvent(new Event('scroll'))
  expect(scripts()).toEqual([])
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  expect(scripts()).toHaveLength(1)
  Object.defineProperty(navigator, 'connection', { value: undefined, configurable: true })
})
