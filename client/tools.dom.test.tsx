import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'

type Tools = typeof import('./tools')
const page = '<div data-missing="Not loaded. Try again"><button type="button" data-tool="copy">Copy</button></div>'
const button = () => document.querySelector('button') as HTMLButtonElement
const scripts = () => [...document.head.querySelectorAll('script')]
const sources = () => scripts().map((script) => script.getAttribute('src'))
const settle = () => new Promise<void>((done) => queueMicrotask(() => queueMicrotask(() => queueMicrotask(done))))
const tell = async (type: 'load' | 'error') => {
  scripts().at(-1)?.dispatchEvent(new Event(type))
  await settle()
}

let listening: AbortController
let tools: Tools
/** Listeners of one test must not answer in the next. */
const add = window.addEventListener.bind(window)

beforeEach(async () => {
  jest.resetModules()
  listening = new AbortController()
  window.addEventListener = ((type: string, listener: EventListener, options?: AddEventListenerOptions) =>
    add(type, listener, { ...options, signal: listening.signal })) as typeof window.addEventListener
  Object.assign(globalThis, { TOOLS: '/tools/' })
  document.head.innerHTML = ''
  document.body.innerHTML = page
  tools = await import('./tools')
})
afterEach(() => {
  listening.abort()
  window.addEventListener = add
  delete document.documentElement.dataset.js
})

test('nothing is loaded before a control is used, and buttons that need script are shown', () => {
  tools.loadToolsAtFirstUse()
  expect(sources()).toEqual([])
  expect(document.documentElement.hasAttribute('data-js')).toBe(true)
})

test('the first click loads the tool once, and reaches it when it is there', async () => {
  tools.loadToolsAtFirstUse()
  const reached = jest.fn()
  button().click()
  button().click()
  expect(sources()).toEqual(['/tools/copy.js'])
  document.addEventListener('click', reached, { signal: listening.signal })
  await tell('load')
  expect(reached).toHaveBeenCalled()
  const before = reached.mock.calls.length
  button().click()
  expect(reached).toHaveBeenCalledTimes(before + 1)
  expect(sources()).toHaveLength(1)
})

test('a press already loads the tool, and clicks nothing', async () => {
  tools.loadToolsAtFirstUse()
  const reached = jest.fn()
  document.addEventListener('click', reached, { signal: listening.signal })
  button().dispatchEvent(new Event('pointerdown', { bubbles: true }))
  expect(sources()).toEqual(['/tools/copy.js'])
  await tell('load')
  expect(reached).not.toHaveBeenCalled()
})

test('a button whose tool stays away says so, and the next click tries again', async () => {
  tools.loadToolsAtFirstUse()
  button().click()
  await tell('error')
  expect(button().textContent).toBe('Not loaded. Try again')
  expect(sources()).toEqual([])
  button().click()
  expect(sources()).toEqual(['/tools/copy.js'])
})

test('a link whose tool stays away is followed', async () => {
  document.body.innerHTML = '<a data-tool="search" href="#all-pages">Search</a>'
  tools.loadToolsAtFirstUse()
  document.querySelector('a')?.click()
  expect(location.hash).toBe('')
  await tell('error')
  expect(location.hash).toBe('#all-pages')
  location.hash = ''
})

test('a click that asks for a new tab is left to the browser', () => {
  document.body.innerHTML = '<a data-tool="search" href="#all-pages">Search</a>'
  tools.loadToolsAtFirstUse()
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey']) {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true })
    document.querySelector('a')?.dispatchEvent(click)
    expect(click.defaultPrevented).toBe(false)
  }
  expect(sources()).toEqual([])
})

test('the key / searches, but not in a field, in a dialog or with another key held', () => {
  document.body.innerHTML =
    '<a data-tool="search" href="#all-pages">Search</a><input id="field"><dialog open><p id="inside"></p></dialog>'
  tools.loadToolsAtFirstUse()
  const press = (target: Element, more = {}) =>
    target.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true, ...more }))
  for (const id of ['#field', '#inside']) press(document.querySelector(id) as Element)
  for (const held of ['ctrlKey', 'metaKey', 'altKey']) press(document.body, { [held]: true })
  expect(sources()).toEqual([])
  expect(press(document.body)).toBe(false)
  expect(sources()).toEqual(['/tools/search.js'])
})

test('contents are followed from the first scrolling on, where they stand beside the text', () => {
  document.body.innerHTML = '<nav data-contents=""></nav>'
  const nav = document.querySelector('nav') as HTMLElement
  tools.followContents()
  add('scroll', () => {}, { once: true })
  dispatchEvent(new Event('scroll'))
  expect(sources()).toEqual([])
  Object.defineProperty(nav, 'offsetWidth', { value: 208 })
  tools.followContents()
  dispatchEvent(new Event('scroll'))
  expect(sources()).toEqual([])
  nav.style.position = 'sticky'
  tools.followContents()
  dispatchEvent(new Event('scroll'))
  dispatchEvent(new Event('scroll'))
  expect(sources()).toEqual(['/tools/follow.js'])
})
