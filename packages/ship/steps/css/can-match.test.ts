import { expect, test } from '@jest/globals'
import { attribute, type Element, nodesOf } from '../../html'
import { canMatch, type Matchable } from './can-match'

/** A static page with this body; its scripts can add the class `late`, and change `data-view`. */
function staticPage(body: string): Matchable {
  const elements = nodesOf(body).filter((node): node is Element => 'tagName' in node)
  const classes = elements.flatMap((element) => (attribute(element, 'class') ?? '').split(' '))
  const tags = elements.map(({ tagName }) => tagName.toLowerCase())
  return {
    elements,
    hasClass: (name) => classes.includes(name) || name === 'late',
    mayInsert: (name) => name === 'late',
    mayChange: (name) => name === 'data-view',
    hasTag: (name) => tags.includes(name),
  }
}

const page =
  staticPage(`<header class="bar"><details class="menu"><summary>Menu</summary></details><nav class="links"><a href="/a">A</a></nav></header>
<main class="text"><div class="head"><h2>One</h2><a class="anchor" href="#one">#</a></div><p>Words <code>x</code></p><ul><li>One<li>Two</ul></main>
<p class="get" data-method="GET" data-view="side">GET</p><dialog class="box"><form><input required></form></dialog>
<svg><linearGradient class="ink"></linearGradient></svg>`)

test.each([
  ['ancestors and parents', ['.text p', 'main>.head>a', '.text :is(p,li) code', 'body .head .anchor']],
  ['elements in any spelling', ['MAIN P', 'linearGradient', 'svg lineargradient.ink']],
  [
    'siblings, adjacent or not, because a script can insert something between them',
    ['h2~a', 'a+h2', '.menu+.links', 'p+ul'],
  ],
  [
    'selector lists, one of which matches',
    [':is(.gone,.text) p', ':where(table,ul) li', ':is(.gone :is(p),.text>p)', '.gone,.text'],
  ],
  [
    'pseudo-classes of state',
    ['a:hover', 'a:focus-visible', 'input:user-invalid', 'input:checked', '.text:focus-within', ':target'],
  ],
  [
    'pseudo-elements',
    ['a::before', 'p:first-letter', 'dialog::backdrop', 'summary::-webkit-details-marker', '::selection'],
  ],
  ['the name of a view transition', ['::view-transition-group(stage)']],
  [
    'attributes that browsers change',
    ['.menu[open]', '[open]+.links', '.menu:not([open])', 'a[hidden]', 'nav[aria-busy=true]'],
  ],
  [
    'attributes that scripts set temporarily',
    ['.bar[data-scrolled]', ':root[data-js] a', '[data-playing] p', '[data-drawn] li'],
  ],
  ['values that a script writes', ['.get[data-view=swipe]', 'main[data-view=side]']],
  ['parts of attribute values', ['.get[data-method^=P]', '.text a[href^=http]']],
  [
    'structural pseudo-classes',
    ['p:first-child', 'li:nth-child(9)', 'li:nth-child(2n + 1 of .gone)', 'a:only-of-type', 'p:empty'],
  ],
  [':not()', ['p:not(.gone)', 'p:not(.gone p)', '.get:not([data-method=POST])']],
  [
    'descendants and later siblings',
    ['main:has(code)', '.head:has(>a)', 'h2:has(+a)', 'main:has(~.get)', '.bar:has(.menu[open]) a'],
  ],
  ['the root, and everything', [':root', ':root main', '*', '.text>*+*', '::before']],
  ['a class that a script adds, on, in and around any element', ['.late', 'p.late', '.late ul', '.late+p']],
  ['the same among choices and in :has()', ['.text :is(.gone,.late) h2', 'main:has(.late)', 'main:has(>.late p)']],
  ['selectors that cannot be parsed', ['&:hover', '{']],
])('kept: %s', (_, selectors) => {
  expect(selectors.filter((selector) => !canMatch(selector, page))).toEqual([])
})

test.each([
  [
    'a class or an element that does not occur',
    ['.gone', 'table', 'p.gone', '.gone:hover', 'main table', '.text .gone::before'],
  ],
  [
    'an element in a different place',
    ['.head p', '.text>code', '.links li', '.text .get', 'li li', '.text nav', 'h2 a', '.anchor .head'],
  ],
  ['no such sibling', ['.head+nav', '.menu~p', 'code+code']],
  ['selector lists, none of which matches', [':is(.gone,table) p', '.text :is(h2,ul) code', '.head :where(p,li)']],
  ['another class on the same element', ['.text.head', 'a.head', 'p.anchor']],
  [
    'another value of a data attribute',
    ['.get[data-method=POST]', '[data-method=PATCH]::before', '.text[data-scheme=day]'],
  ],
  ['no such descendants or siblings', ['.head:has(code)', '.text:has(.gone)', 'h2:has(+ul)', '.head:has(~nav)']],
  ['the root as a descendant', ['main :root']],
])('removed: %s', (_, selectors) => {
  expect(selectors.filter((selector) => canMatch(selector, page))).toEqual([])
})

test('if scripts insert markup, only classes are checked', () => {
  const withInsertedMarkup: Matchable = {
    ...page,
    elements: undefined,
    hasTag: () => true,
    mayInsert: () => true,
    mayChange: () => true,
  }
  for (const selector of ['.head .text', 'table .text', '.get[data-method=POST]', '.head:has(.gone)', 'p:not(.gone)'])
    expect(`${selector}: ${canMatch(selector, withInsertedMarkup)}`).toBe(`${selector}: true`)
  for (const selector of ['.gone', '.text .gone', ':is(.gone) p'])
    expect(`${selector}: ${canMatch(selector, withInsertedMarkup)}`).toBe(`${selector}: false`)
})
