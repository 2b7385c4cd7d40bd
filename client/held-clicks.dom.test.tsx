import { expect, test } from '@jest/globals'
import { holdClicks } from './held-clicks'

test('a click dispatched on the document itself, as scripts do, causes no error and is passed on', () => {
  const errors: unknown[] = []
  addEventListener('error', ({ error }) => errors.push(error))
  holdClicks(() => false)
  const click = new MouseEvent('click', { bubbles: true, cancelable: true })
  document.dispatchEvent(click)
  expect(errors).toEqual([])
  expect(click.defaultPrevented).toBe(false)
})
