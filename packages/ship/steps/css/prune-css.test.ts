import { expect, test } from '@jest/globals'
import { type Element, nodesOf } from '../../html'
import { pruneCss, type Vocabulary } from './prune-css'

/** A page with a paragraph, an `<i>` in an element of class `a`, and `var(--said)` in its HTML. */
const elements = nodesOf('<p></p><b class="a"><i></i></b>').filter((node): node is Element => 'tagName' in node)
const page: Vocabulary = {
  elements,
  hasClass: (name) => name === 'a',
  mayInsert: () => false,
  mayChange: () => false,
  hasTag: (name) => elements.some(({ tagName }) => tagName === name),
  isRoot: (selector) => selector === ':root' || selector === '.a',
  mentions: (text) => text === '--said',
}

test.each([
  ['.a .b{c:d}', '', 'a needs b too'],
  ['.a,.b{c:d}', '.a{c:d}', 'one of two selectors'],
  ['.a p,.a>i{c:d}', '.a>i{c:d}', 'no p inside a'],
  [':where(p,table,i) i{c:d}', '', 'none of the alternatives contains an i'],
  ['.a :where(p,table,i){c:d}', '.a :where(p,i){c:d}', 'alternatives without specificity of their own'],
  ['P,::before,*,:root{c:d}', 'P,::before,*,:root{c:d}', 'names that occur'],
  ['@media print{.b{c:d}@supports (a:b){.b{c:d}}}', '', 'empty blocks are removed'],
  ['@layer x,y;@layer x{.b{c:d}}', '@layer x,y;@layer x{}', 'the order of layers is kept'],
  ['.a{animation:k}@keyframes k{0%{c:d}to{c:e}}', '.a{animation:k}@keyframes k{0%{c:d}to{c:e}}', 'keyframes are used'],
  ['.a{animation:kk}@keyframes k{0%{c:d}}', '.a{animation:kk}', 'keyframes that nothing uses'],
  ['.a{--x:1;--said:2;c:var(--xx)}', '.a{--said:2;c:var(--xx)}', 'a property that only resembles one that is used'],
  ['.a{--x:1;--y:var(--x)}.a{c:d}', '.a{c:d}', 'properties that only use each other, and the empty rule'],
  ['.a::after{content:"}.b{"}', '.a::after{content:"}.b{"}', 'a brace in a string does not end the rule'],
  ['.a{c:d;}\n\n@media print {\n.a{c:e}\n}\n', '.a{c:d}@media print {.a{c:e}}', 'spaces between rules are removed'],
  ['.a{c:d(1, 2),\n  e}', '.a{c:d(1,2),e}', 'as are those after commas'],
  ['.a{c:"a, b" url(c, d)}', '.a{c:"a, b" url(c, d)}', 'but not those in a string or an address'],
  [':root{--x:1px}.a{c:e var(--x) f}', '.a{c:e 1px f}', 'a property used once'],
  ['@layer x{:root{--x:1px}}.a{c:var(--x)}', '@layer x{}.a{c:1px}', 'a property used once, in a layer'],
  [
    ':root{--x:red}.a{c:var(--x);d:var(--x)}',
    ':root{--x:red}.a{c:var(--x);d:var(--x)}',
    'a colour used in two rules is kept',
  ],
  [':root{--x:red}.a{c:var(--x) var(--x)}', ':root{--x:red}.a{c:var(--x) var(--x)}', 'twice in one value'],
  [':root{--x:-.5rem}.a{c:var(--x);d:calc(2*var(--x))}', '.a{c:-.5rem;d:calc(2*-.5rem)}', 'a length, wherever it is'],
  [':root{--y:var(--x);--x:1px}.a{c:var(--x);d:var(--y)}', ':root{--y:1px}.a{c:1px;d:var(--y)}', 'within another'],
  [
    ':root{--x:1px;--xy:2px}.a{c:var(--x) var(--xy);d:var(--xy)}',
    '.a{c:1px 2px;d:2px}',
    'one name is the start of another',
  ],
  [
    ':root{--said:1px}.a{c:var(--said);d:var(--said)}',
    ':root{--said:1px}.a{c:var(--said);d:var(--said)}',
    'a script reads it',
  ],
  [
    '.a{--x:"A", B}:root{--y:var(--x,e)}i{c:var(--y);d:var(--y)}',
    ':root{--y:"A",B}i{c:var(--y);d:var(--y)}',
    'a class of the root element',
  ],
  ['p{--x:1px}p{c:var(--x)}', 'p{--x:1px}p{c:var(--x)}', 'a property of another element'],
  [':root{--said:1px}.a{c:var(--said)}', ':root{--said:1px}.a{c:var(--said)}', 'a script may use it'],
  [':root{--x:1px}.a{--x:2px;c:var(--x)}', ':root{--x:1px}.a{--x:2px;c:var(--x)}', 'another value further down'],
  [
    ':root{--x:var(--y);--y:1}.a{--y:2;c:var(--x)}',
    ':root{--x:var(--y);--y:1}.a{--y:2;c:var(--x)}',
    'its value uses a property that varies',
  ],
  [':root{--x:initial}i{c:var(--x,e)}', ':root{--x:initial}i{c:var(--x,e)}', 'no value at all'],
  ['@media print{:root{--x:1}}.a{c:var(--x)}', '@media print{:root{--x:1}}.a{c:var(--x)}', 'only on paper'],
  [':root{--x:1}.a{c:var(--x,2)}', '.a{c:1}', 'with a fallback, which is not needed'],
  [':root{--x:1}i{c:d(var(--x, var(--y,e))) f}', 'i{c:d(1) f}', 'with a nested fallback'],
  [
    ':root{--x:1}i{c:var(--x,"(")}',
    ':root{--x:1}i{c:var(--x,"(")}',
    'with a string as its fallback, in which a bracket has no meaning',
  ],
  [':root{--x:1}p{--x:2}i{c:var(--x,3)}', ':root{--x:1}p{--x:2}i{c:var(--x,3)}', 'another value on a paragraph'],
])('%s becomes %s: %s', (before, after) => {
  expect(pruneCss(before, page)).toBe(after)
})
