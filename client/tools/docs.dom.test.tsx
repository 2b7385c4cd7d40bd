import { beforeEach, expect, jest, test } from '@jest/globals'

const button = () => document.querySelector('button') as HTMLButtonElement
const scripts = () => [...document.head.querySelectorAll('script')]
const sources = () => scripts().map((script) => script.getAttribute('src'))
const flushPromises = async () => {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve()
}
const reached = jest.fn()

beforeEach(async () => {
  jest.resetModules()
  reached.mockClear()
  document.head.innerHTML = ''
  Object.assign(globalThis, { TOOLS: '/_next/static/client/0123456789/' })
})

test('a control loads its tool from the folder of this script, and is clicked again afterwards', async () => {
  document.body.innerHTML = '<button data-tool="copy">Copy</button>'
  await import('./docs')
  expect(sources()).toEqual([])
  button().dispatchEvent(new Event('pointerdown', { bubbles: true }))
  expect(sources()).toEqual(['/_next/static/client/0123456789/copy.js'])
  button().click()
  document.addEventListener('click', reached)
  scripts()[0]?.dispatchEvent(new Event('load'))
  await flushPromises()
  expect(reached).toHaveBeenCalledTimes(1)
  button().click()
  expect(reached).toHaveBeenCalledTimes(2)
  expect(sources()).toHaveLength(1)
  document.removeEventListener('click', reached)
})

test('the control of the request builder is announced as closed before its own script has loaded', async () => {
  document.body.innerHTML = '<button data-tool="fill">Fill in</button>'
  await import('./docs')
  expect(button().getAttribute('aria-expanded')).toBe('false')
  expect(sources()).toEqual([])
})

test('the key / opens the search, but not in a field, in a dialog or with a modifier', async () => {
  document.body.innerHTML =
    '<a data-tool="search" href="#all-pages">Search</a><input id="field"><input type="radio" id="tab"><dialog open><p id="inside"></p></dialog>'
  await import('./docs')
  const press = (id: string, more = {}) =>
    (document.querySelector(id) as Element).dispatchEvent(
      new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true, ...more }),
    )
  for (const id of ['#field', '#inside']) expect(press(id)).toBe(true)
  for (const held of ['ctrlKey', 'metaKey', 'altKey']) expect(press('#tab', { [held]: true })).toBe(true)
  expect(sources()).toEqual([])
  expect(press('#tab')).toBe(false)
  expect(sources().at(-1)).toMatch(/\/search\.js$/)
})

test('the key / opens the search right after the dialog closed, while its field still has the focus', async () => {
  document.body.innerHTML = '<a data-tool="search" href="#all-pages">Search</a><dialog><input id="field"></dialog>'
  await import('./docs')
  const press = new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true })
  expect(document.querySelector('#field')?.dispatchEvent(press)).toBe(false)
})
