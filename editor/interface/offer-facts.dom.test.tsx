import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { offerFacts } from './offer-facts'

const facts = [
  { name: 'plans.lite.price', value: '€99', label: 'Plans, lite, price: €99' },
  { name: 'terms.paymentWithin', value: '14 days', label: 'Terms, payment within: 14 days' },
]
const paths = ['lead', 'steps.*.title']

beforeEach(() => {
  document.body.innerHTML = `
    <section class="field" data-field-type="text" data-key-path="lead"><h4>Lead</h4><textarea>Pay within .</textarea></section>
    <section class="field" data-field-type="string" data-key-path="steps.3.title"><h4>Title</h4><input type="text" value="From {{plans.lite.price}}"></section>
    <section class="field" data-field-type="string" data-key-path="aliases.0"><h4>Address</h4><input type="text" value="/old"></section>
    <section class="field" data-field-type="list" data-key-path="steps"><h4>Steps</h4><input type="text"></section>`
  offerFacts(document, paths, facts)
})
afterEach(() => document.body.replaceChildren())

const lead = () => document.querySelector('textarea') as HTMLTextAreaElement
const choices = () => [...document.querySelectorAll<HTMLInputElement>('input[list]')]
const read = () => [...document.querySelectorAll('output')].map(({ textContent }) => textContent)

/** Types into a field for choosing a fact. */
function type(choice: HTMLInputElement | undefined, value: string) {
  if (!choice) throw new Error('There is no such field.')
  choice.value = value
  choice.dispatchEvent(new Event('input', { bubbles: true }))
}

test('facts are offered below the texts that may contain them, with their values', () => {
  expect(choices().map((choice) => choice.getAttribute('aria-label'))).toEqual([
    'Insert a fact into “Lead”',
    'Insert a fact into “Title”',
  ])
  expect([...document.querySelectorAll('option')].map(({ value }) => value)).toEqual(facts.map(({ label }) => label))
})

test('a chosen fact is inserted at the cursor, and typing continues after it', () => {
  const typed: string[] = []
  document.body.addEventListener('input', () => typed.push(lead().value), { once: true })
  lead().setSelectionRange(11, 11)
  const [choice] = choices()
  type(choice, 'Terms')
  expect(lead().value).toBe('Pay within .')
  type(choice, 'Terms, payment within: 14 days')
  expect(typed).toEqual(['Pay within {{terms.paymentWithin}}.'])
  expect(choice?.value).toBe('')
  expect(document.activeElement).toBe(lead())
  expect(lead().selectionStart).toBe('Pay within {{terms.paymentWithin}}'.length)
})

test('a text with facts is also shown as visitors read it, with the current values', () => {
  expect(read()).toEqual(['', 'Visitors read: From €99'])
  const [lite, ...others] = facts
  offerFacts(document, paths, [{ ...(lite as (typeof facts)[0]), value: '€89', label: 'Lite: €89' }, ...others])
  expect(read()).toEqual(['', 'Visitors read: From €89'])
  expect(document.querySelector('option')?.value).toBe('Lite: €89')
  expect([choices().length, document.querySelectorAll('datalist').length]).toEqual([2, 1])
})

test('a form without such texts stays as it is', () => {
  document.body.innerHTML =
    '<section class="field" data-field-type="text" data-key-path="lead"><textarea></textarea></section>'
  const before = document.body.innerHTML
  offerFacts(document, [], facts)
  expect(document.body.innerHTML).toBe(before)
})
