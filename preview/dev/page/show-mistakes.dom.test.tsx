import { beforeEach, expect, test } from '@jest/globals'
import type { Problem } from '../../../lib/messages/problem'
import { showMistakes } from './show-mistakes'

const mistake = (file: string, more: Partial<Problem> = {}): Problem => ({
  ...{ id: 'former-own', severity: 'error', file, what: '“<b>leed</b>” is no field.', fix: 'Write “lead”.' },
  ...more,
})

const frame = () => document.querySelector('dev-mistakes')
const alert = () => frame()?.shadowRoot?.querySelector('[role=alert]')

beforeEach(() => {
  // jsdom has no top layer.
  HTMLElement.prototype.showPopover ??= () => {}
  showMistakes({ errors: [] })
})

test('each mistake is shown with its place, what is wrong and what to do, as text', () => {
  showMistakes({ errors: [mistake('content/a.md', { line: 3, column: 5, field: 'leed' }), mistake('content/b.md')] })
  expect(alert()?.querySelector('h2')?.textContent).toBe('2 mistakes in the content')
  expect([...(alert()?.querySelectorAll('li') ?? [])].map((item) => item.textContent)).toEqual([
    'content/a.md:3:5  leed“<b>leed</b>” is no field. Write “lead”.',
    'content/b.md“<b>leed</b>” is no field. Write “lead”.',
  ])
})

test('what was mended goes by itself, and nothing is left of the last one', () => {
  showMistakes({ errors: [mistake('content/a.md'), mistake('content/b.md')] })
  showMistakes({ errors: [mistake('content/b.md')] })
  expect(document.querySelectorAll('dev-mistakes')).toHaveLength(1)
  expect(alert()?.textContent).not.toContain('content/a.md')
  showMistakes({ errors: [] })
  expect(frame()).toBeNull()
})

test('who hides them sees them again when something else is wrong', () => {
  const state = { errors: [mistake('content/a.md')] }
  showMistakes(state)
  alert()?.querySelector('button')?.click()
  expect(frame()).toBeNull()
  showMistakes(state)
  expect(frame()).toBeNull()
  showMistakes({ errors: [...state.errors, mistake('content/c.md')] })
  expect(alert()?.textContent).toContain('content/c.md')
})

test('that the content cannot be checked is shown as well, and a page that could not be drawn leaves its own list', () => {
  document.body.innerHTML = '<ul data-mistakes><li>a.md:1</li></ul>'
  showMistakes({ errors: [], fault: 'lib/x.ts cannot be run.' })
  expect(alert()?.textContent).toContain('lib/x.ts cannot be run.')
  expect(document.querySelector('[data-mistakes]')).toBeNull()
})
