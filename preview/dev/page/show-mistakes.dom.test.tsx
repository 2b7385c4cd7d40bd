import { beforeEach, expect, jest, test } from '@jest/globals'
import type { Diagnostic } from '../../../lib/shared/diagnostic'
import { showMistakes } from './show-mistakes'

const mistake = (file: string, more: Partial<Diagnostic> = {}): Diagnostic => ({
  ...{ id: 'alias-own', severity: 'error', file, what: '“<b>leed</b>” is no field.', fix: 'Write “lead”.' },
  ...more,
})

const frame = () => document.querySelector<HTMLElement>('dev-mistakes')
const alert = () => frame()?.shadowRoot?.querySelector('[role=alert]')
const button = () => alert()?.querySelector('button') as HTMLButtonElement
const list = () => alert()?.querySelector('ul') as HTMLElement

let resize = () => {}

beforeEach(() => {
  document.body.innerHTML = '<main><h1>A page</h1></main>'
  // jsdom has neither a top layer nor sizes.
  HTMLElement.prototype.showPopover ??= () => {}
  Object.assign(globalThis, {
    ResizeObserver: class {
      constructor(callback: () => void) {
        resize = callback
      }
      observe() {}
      disconnect() {}
    },
  })
  showMistakes({ errors: [] })
})

test('each mistake is shown as text with its location, what is wrong and what to do', () => {
  showMistakes({ errors: [mistake('content/a.md', { line: 3, column: 5, field: 'leed' }), mistake('content/b.md')] })
  expect(alert()?.querySelector('h2')?.textContent).toBe('2 mistakes in the content')
  expect([...(alert()?.querySelectorAll('li') ?? [])].map((item) => item.textContent)).toEqual([
    'content/a.md:3:5  leed“<b>leed</b>” is no field. Write “lead”.',
    'content/b.md“<b>leed</b>” is no field. Write “lead”.',
  ])
})

test('a fixed mistake disappears, and the last one leaves nothing behind', () => {
  showMistakes({ errors: [mistake('content/a.md'), mistake('content/b.md')] })
  showMistakes({ errors: [mistake('content/b.md')] })
  expect(document.querySelectorAll('dev-mistakes')).toHaveLength(1)
  expect(alert()?.textContent).not.toContain('content/a.md')
  showMistakes({ errors: [] })
  expect(frame()).toBeNull()
})

test('hidden mistakes keep their heading, the focus and a button to show them, on the next page too, until another mistake appears', () => {
  const state = { errors: [mistake('content/a.md')] }
  showMistakes(state)
  button().focus()
  button().click()
  expect([list().hidden, button().textContent, button().ariaExpanded]).toEqual([true, 'Show', 'false'])
  expect(frame()?.shadowRoot?.activeElement).toBe(button())
  frame()?.remove()
  showMistakes(state)
  expect(list().hidden).toBe(true)
  button().click()
  expect([list().hidden, button().textContent]).toEqual([false, 'Hide'])
  button().click()
  showMistakes({ errors: [...state.errors, mistake('content/c.md')] })
  expect(list().hidden).toBe(false)
  expect(alert()?.textContent).toContain('content/c.md')
})

test('the list is the first tab stop, and passes its focus to the page when it disappears', () => {
  showMistakes({ errors: [mistake('content/a.md')] })
  expect(document.body.previousElementSibling).toBe(frame())
  button().focus()
  showMistakes({ errors: [] })
  expect(document.activeElement).toBe(document.querySelector('main'))
  document.querySelector('main')?.blur()
  expect(document.querySelector('main')?.hasAttribute('tabindex')).toBe(false)
})

test('while the list is shown, the page has as much space at its end as the list takes', () => {
  showMistakes({ errors: [mistake('content/a.md')] })
  jest.spyOn(frame() as HTMLElement, 'getBoundingClientRect').mockReturnValue({ height: 119.5 } as DOMRect)
  resize()
  const { style } = document.documentElement
  expect([style.paddingBlockEnd, style.scrollPaddingBlockEnd]).toEqual(['120px', '120px'])
  showMistakes({ errors: [] })
  expect(style.paddingBlockEnd).toBe('')
})

test('a failed check of the content is shown too', () => {
  showMistakes({ errors: [], failure: 'lib/x.ts cannot be run.' })
  expect(alert()?.textContent).toContain('lib/x.ts cannot be run.')
})

test('a page that failed keeps its own list and adds all other mistakes below it', () => {
  const line = 'content/a.md:3  “<b>leed</b>” is no field. Write “lead”.'
  document.body.innerHTML = '<main><ul data-mistakes><li></li></ul></main>'
  const own = document.querySelector('li') as HTMLElement
  own.textContent = line
  const lines = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent)
  const errors = [mistake('content/a.md', { line: 3 }), mistake('content/b.md')]
  showMistakes({ errors })
  expect(lines()).toEqual([line, 'content/b.md  “<b>leed</b>” is no field. Write “lead”.'])
  expect(frame()).toBeNull()
  showMistakes({ errors: errors.slice(0, 1), failure: 'lib/x.ts cannot be run.' })
  expect(lines()).toEqual([line, 'lib/x.ts cannot be run.'])
})
