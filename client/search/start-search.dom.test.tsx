import { readFileSync } from 'node:fs'
import { beforeEach, expect, test } from '@jest/globals'
import { packIndex } from '../../lib/shared/search/make-index'
import { splitIndex } from '../../lib/shared/search/split-index'
import { startSearch } from './start-search'

const packed = packIndex([
  { href: '#users', title: 'Users', place: 'Rest API', text: 'People and accounts.' },
  { href: '#read', title: 'Read a user', place: 'Users', call: 'GET /users/{user_uuid}', text: 'Returns one user.' },
  { href: '#change', title: 'Change a user', place: 'Users', call: 'PATCH /users/{user_uuid}', text: 'Changes it.' },
])
const index = JSON.stringify(packed)

/** jsdom has the dialog element, but not its behaviour. */
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true
  },
  close(this: HTMLDialogElement) {
    this.open = false
  },
})

const { search } = JSON.parse(readFileSync('locales/en/common.json', 'utf8')).tools
Object.assign(globalThis, { TEXTS: search })

const dialog = () => document.querySelector('dialog') as HTMLDialogElement
const field = () => document.querySelector('input') as HTMLInputElement
const options = () => [...document.querySelectorAll<HTMLAnchorElement>('[role=option]')]
const statusText = () => document.querySelector('[role=status]')?.textContent ?? ''
const chosen = () => options().filter((option) => option.getAttribute('aria-selected') === 'true')
const rendered = () => new Promise((done) => setTimeout(done))

const type = (text: string) => {
  field().value = text
  field().dispatchEvent(new Event('input', { bubbles: true }))
  return rendered()
}
const press = (key: string, init: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init })
  field().dispatchEvent(event)
  return event
}

/** Opens the search on a new page. */
async function open(getFile: (name: string) => Promise<string> = async () => index) {
  document.body.innerHTML = ''
  const start = startSearch(getFile)
  start()
  await rendered()
  return start
}

beforeEach(() => {
  document.documentElement.lang = 'en'
})

test('the search opens with the focus in its field, and says what to type', async () => {
  await open()
  expect(dialog().open).toBe(true)
  expect(document.activeElement).toBe(field())
  expect(statusText()).toContain('a path')
  expect(field().getAttribute('aria-expanded')).toBe('false')
})

test('results are counted, the first is selected, and the field announces it to screen readers', async () => {
  await open()
  await type('usres')
  expect(options()).toHaveLength(3)
  expect(statusText()).toBe('3 results for “usres”')
  expect(field().getAttribute('aria-expanded')).toBe('true')
  expect(field().getAttribute('aria-activedescendant')).toBe(options()[0]?.id)
  expect(chosen()).toEqual([options()[0]])
  await type('accounts')
  expect(statusText()).toBe('1 result for “accounts”')
})

test('arrow keys move through the results and wrap around; Home and End move to the first and the last', async () => {
  await open()
  await type('user')
  const chosenAfter = (key: string) => {
    expect(press(key).defaultPrevented).toBe(true)
    expect(chosen()).toHaveLength(1)
    expect(field().getAttribute('aria-activedescendant')).toBe(chosen()[0]?.id)
    return options().indexOf(chosen()[0] as HTMLAnchorElement)
  }
  expect(['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'End', 'ArrowUp'].map(chosenAfter)).toEqual([
    1, 2, 0, 2, 0, 2, 1,
  ])
})

test('other keys are left to the field', async () => {
  await open()
  expect(press('ArrowDown').defaultPrevented).toBe(false)
  expect(press('Enter').defaultPrevented).toBe(false)
  await type('user')
  const kept = [press('ArrowLeft'), press('a'), press('Home', { shiftKey: true }), press('ArrowUp', { altKey: true })]
  expect(kept.map(({ defaultPrevented }) => defaultPrevented)).toEqual([false, false, false, false])
  expect(options().indexOf(chosen()[0] as HTMLAnchorElement)).toBe(0)
})

test('Enter opens the selected result and closes the dialog; with Ctrl it opens a new tab and the dialog stays open', async () => {
  await open()
  await type('user')
  press('ArrowDown')
  const clicks: MouseEvent[] = []
  dialog().addEventListener('click', (event) => clicks.push(event))
  press('Enter', { ctrlKey: true })
  expect(dialog().open).toBe(true)
  press('Enter')
  expect(dialog().open).toBe(false)
  expect(clicks.map(({ target, ctrlKey }) => [(target as HTMLAnchorElement).hash, ctrlKey])).toEqual([
    ['#read', true],
    ['#read', false],
  ])
})

test('during IME composition, Enter, arrows and Escape belong to the input method', async () => {
  await open()
  await type('user')
  const first = chosen()
  for (const key of ['Enter', 'ArrowDown']) expect(press(key, { isComposing: true }).defaultPrevented).toBe(false)
  expect(press('Escape', { isComposing: true }).defaultPrevented).toBe(true)
  expect(press('Escape').defaultPrevented).toBe(false)
  expect(chosen()).toEqual(first)
  expect(dialog().open).toBe(true)
})

test('if nothing is found, two other links are offered, and the query is shown as entered', async () => {
  await open()
  await type('<img src=x onerror=alert(1)> zzzz')
  expect(options()).toEqual([])
  expect(document.querySelector('img')).toBeNull()
  expect(statusText()).toContain('Nothing on this site matches “<img src=x onerror=alert(1)> zzzz”.')
  const links = [...document.querySelectorAll('[role=status] a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/contact', '/docs#all-pages'])
  expect(field().hasAttribute('aria-activedescendant')).toBe(false)
  expect(press('Enter').defaultPrevented).toBe(false)
})

test('a missing index is reported with its status and requested again, and the current query then gets its results', async () => {
  const responses = [
    () => Promise.reject({ status: 404 }),
    () => Promise.resolve('<!doctype html>'),
    () => Promise.reject(new TypeError('Failed to fetch')),
    () => Promise.resolve(index),
  ]
  let requests = 0
  await open(() => (responses[requests++] as () => Promise<string>)())
  const again = async () => {
    document.querySelector<HTMLElement>('[role=status] button')?.click()
    expect(document.activeElement).toBe(field())
    await rendered()
  }
  expect(statusText()).toContain('Search could not be loaded: the service returned error 404.')
  expect(document.querySelector('[role=status] a')?.getAttribute('href')).toBe('/docs#all-pages')
  await type('change')
  await again()
  expect(statusText()).toContain('Search could not be loaded.')
  await again()
  expect(statusText()).toContain('Search could not be loaded.')
  await again()
  expect(options().map(({ hash }) => hash)).toEqual(['#change'])
  expect(requests).toBe(4)
})

test('the index is requested once, however often the search is opened', async () => {
  let requests = 0
  const start = await open(async () => {
    requests++
    return index
  })
  await type('user')
  dialog().close()
  start()
  start()
  await rendered()
  expect(requests).toBe(1)
  expect(field().selectionEnd).toBe('user'.length)
  expect(options()).toHaveLength(3)
})

test('a split index gives results too, loads each of its files once, and requests a missing file again', async () => {
  const files = splitIndex(packed)
  const requested: string[] = []
  let isDown = false
  await open(async (name) => {
    requested.push(name)
    if (isDown) throw { status: 503 }
    return files.get(name) as string
  })
  isDown = true
  await type('usres')
  expect(options()).toEqual([])
  expect(statusText()).toContain('Search could not be loaded: the service returned error 503.')
  isDown = false
  document.querySelector<HTMLElement>('[role=status] button')?.click()
  expect(document.activeElement).toBe(field())
  await rendered()
  expect(options()).toHaveLength(3)
  await type('user')
  expect(options()).toHaveLength(3)
  expect(requested.slice(-2)).toEqual(['search-terms-0.txt', 'search-records-0.json'])
})

test('results for a query that has since changed are not shown', async () => {
  const files = splitIndex(packed)
  const waiting: (() => void)[] = []
  await open((name) => {
    if (name === 'search-index.json') return Promise.resolve(files.get(name) as string)
    return new Promise((done) => waiting.push(() => done(files.get(name) as string)))
  })
  type('accounts')
  await rendered()
  expect(statusText()).toBe('Loading…')
  field().value = ''
  for (const done of waiting.splice(0)) done()
  await rendered()
  for (const done of waiting.splice(0)) done()
  await rendered()
  expect(options()).toEqual([])
})

test('a click outside the dialog closes it, but one inside does not', async () => {
  await open()
  field().click()
  expect(dialog().open).toBe(true)
  dialog().click()
  expect(dialog().open).toBe(false)
})

test('hovering selects a result', async () => {
  await open()
  await type('user')
  options()[2]
    ?.querySelector('code')
    ?.dispatchEvent(new Event('pointermove', { bubbles: true }))
  expect(chosen()).toEqual([options()[2]])
})
