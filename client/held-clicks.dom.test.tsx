import { expect, test } from '@jest/globals'
import { holdClicks } from './held-clicks'

test('a click that a script dispatches on the document itself causes no error and is passed on', () => {
  const errors: unknown[] = []
  addEventListener('error', ({ error }) => errors.push(error))
  holdClicks(() => false)
  const click = new MouseEvent('click', { bubbles: true, cancelable: true })
  document.dispatchEvent(click)
  expect(errors).toEqual([])
  expect(click.defaultPrevented).toBe(false)
})
