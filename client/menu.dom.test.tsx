import { beforeEach, expect, test } from '@jest/globals'
import { watchMenu } from './menu'

const menu = () => document.querySelector('details') as HTMLDetailsElement
const press = (key: string, init: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init })
  document.activeElement?.dispatchEvent(event)
}

beforeEach(() => {
  document.body.innerHTML =
    '<header data-site-header=""><details open><summary tabindex="0">Menu</summary></details><a href="/about">About</a></header>'
  watchMenu()
})

test('while the focus is in the header, Escape closes the menu and returns the focus to its button', () => {
  document.querySelector('a')?.focus()
  press('Escape')
  expect(menu().open).toBe(false)
  expect(document.activeElement).toBe(document.querySelector('summary'))
})

test('other keys, and an Escape that ends an IME composition, leave the menu open', () => {
  press('Enter')
  press('Escape', { isComposing: true })
  expect(menu().open).toBe(true)
})

test('with the menu closed, Escape does not move the focus', () => {
  menu().open = false
  document.querySelector('a')?.focus()
  press('Escape')
  expect(document.activeElement?.textContent).toBe('About')
})

test('a page without a menu causes no error', () => {
  document.body.innerHTML = ''
  expect(watchMenu).not.toThrow()
})
