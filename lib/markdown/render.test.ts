import { expect, test } from '@jest/globals'
import { markdownContext } from '../../tests/fixtures/markdown-context'
import { renderMarkdown } from './render'

const text = `
Above.

## First part

> In short: it costs {{plans.lite.price}}.

1. One.
2. Two

   - with points

Between.

1. Three, see [this](#second).

### Deeper

> A quotation.

## Second

::operations{resource=users}

After.
`
const { intro, sections } = await renderMarkdown(text, markdownContext({ 'plans.lite.price': '€99' }))

test('the text above the first heading is the intro', () => {
  expect(intro).toBe('<p>Above.</p>')
})

test('each second-level heading starts a section, and is not part of its HTML', () => {
  expect(sections.map(({ id, title, number }) => [id, title, number])).toEqual([
    ['first-part', 'First part', 1],
    ['second', 'Second', 2],
  ])
  expect(sections[1]?.html).toBe('<p>After.</p>')
  expect(sections[0]?.html).not.toContain('<h2')
})

test('a section is split into its summary, numbered clauses and other text, in order', () => {
  expect(sections[0]?.parts).toEqual([
    { kind: 'summary', html: '<p>In short: it costs €99.</p>' },
    {
      kind: 'clauses',
      clauses: [
        { number: '1.1', id: 'clause-1-1', html: 'One.' },
        {
          number: '1.2',
          id: 'clause-1-2',
          html: '<p>Two</p>\n<ul>\n<li>with points</li>\n</ul>',
        },
      ],
    },
    { kind: 'html', html: '<p>Between.</p>' },
    {
      kind: 'clauses',
      clauses: [{ number: '1.3', id: 'clause-1-3', html: 'Three, see <a href="#second">this</a>.' }],
    },
    {
      kind: 'html',
      html: '<div class="heading"><h3 id="deeper">Deeper</h3><a class="anchor" href="#deeper" aria-label="Link to Deeper">#</a></div>\n<blockquote>\n<p>A quotation.</p>\n</blockquote>',
    },
  ])
})

test('a block directive keeps its position among the parts', () => {
  expect(sections[1]?.parts).toEqual([
    { kind: 'operations', resource: 'users' },
    { kind: 'html', html: '<p>After.</p>' },
  ])
})

test('each third-level heading starts a subsection', () => {
  expect(sections[0]?.subsections).toEqual([
    { id: 'deeper', title: 'Deeper', html: '<blockquote>\n<p>A quotation.</p>\n</blockquote>' },
  ])
  expect(sections[0]?.opening).toMatch(/^<blockquote>.*Three, see/s)
  expect(sections[0]?.opening).not.toContain('Deeper')
  expect(sections[1]).toMatchObject({ opening: '<p>After.</p>', subsections: [] })
})
