import { beforeAll, beforeEach, expect, test } from '@jest/globals'
import { watchTabs } from './tabs'

beforeAll(watchTabs)
beforeEach(() => {
  document.body.innerHTML =
    '<label>One<input type="radio" name="tab" value="1" checked></label>' +
    '<label>Two<input type="radio" name="tab" value="2"></label>' +
    '<label>Email<input type="email"></label><p>Words</p>'
})

const label = (index: number) => document.querySelectorAll('label')[index] as HTMLLabelElement
const checked = () => document.querySelector<HTMLInputElement>(':checked')?.value

/** Presses a mouse button on an element. @returns whether the browser still performs its default action */
const press = (element: Element | Document, button = 0) =>
  element.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true, button }))

test('pressing a tab selects it, moves the focus to it, and marks it as seen', () => {
  expect(press(label(1))).toBe(false)
  expect(checked()).toBe('2')
  expect((document.activeElement as HTMLInputElement).value).toBe('2')
  expect(document.querySelectorAll('[data-seen]')).toHaveLength(1)
  expect(document.activeElement?.hasAttribute('data-seen')).toBe(true)
})

test('a press selects once: the click that follows changes nothing', () => {
  const changes: string[] = []
  document.body.addEventListener('change', ({ target }) => changes.push((target as HTMLInputElement).value))
  press(label(1))
  label(1).click()
  expect(changes).toEqual(['2'])
})

test('other mouse buttons, other labels, text and the document are left to the browser', () => {
  for (const [element, button] of [
    [label(1), 2],
    [label(2), 0],
    [document.querySelector('p') as Element, 0],
  ] as const)
    expect(press(element, button)).toBe(true)
  expect(press(document)).toBe(true)
  expect(checked()).toBe('1')
})
