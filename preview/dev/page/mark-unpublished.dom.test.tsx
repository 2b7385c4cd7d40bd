import { afterEach, expect, test } from '@jest/globals'
import { markUnpublished } from './mark-unpublished'

afterEach(() => markUnpublished([]))

const rules = () => [...(document.querySelector('style')?.sheet?.cssRules ?? [])] as CSSStyleRule[]

/** Returns everything that is marked, with its mark. */
function marked() {
  document.body.innerHTML = `<a href="/docs/okapi">The okapi</a><a href="/docs/okapi#shy">Shy</a><a href="/docs/okapis">Others</a><a href="/winter">Winter</a>`
  return [...document.querySelectorAll('a')].map(
    (link) => rules().find(({ selectorText }) => link.matches(selectorText.replace('::after', '')))?.style.content,
  )
}

test('only links to a draft and to a scheduled page are labelled', () => {
  markUnpublished([
    { path: '/docs/okapi', state: 'draft' },
    { path: '/winter', state: 'scheduled' },
  ])
  expect(marked()).toEqual(['"Draft"', '"Draft"', undefined, '"Scheduled"'])
})

test('a page that becomes public loses its label', () => {
  markUnpublished([{ path: '/winter', state: 'scheduled' }])
  markUnpublished([{ path: '/docs/okapi', state: 'draft' }])
  expect(marked()).toEqual(['"Draft"', '"Draft"', undefined, undefined])
  markUnpublished([])
  expect(document.querySelector('style')).toBeNull()
})
