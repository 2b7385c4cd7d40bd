import { expect, test } from '@jest/globals'
import { pruneCss } from './prune-css'

/** A page with the class `a`, the elements `p` and `i`, of which only `i` is in `a`, and `var(--said)` in its HTML. */
const page = {
  hasClass: (name: string) => name === 'a',
  hasTag: (name: string) => name === 'p' || name === 'i',
  hasInside: (className: string, tag: string) => className === 'a' && tag === 'i',
  mentions: (text: string) => text === '--said',
}

test.each([
  ['.a .b{c:d}', '', 'a needs b too'],
  ['.a,.b{c:d}', '.a{c:d}', 'one of two selectors'],
  ['p .a{c:d}', 'p .a{c:d}', 'element and class are there'],
  ['.a>table td{c:d}', '', 'no table'],
  ['.a p,.a>p,.a i p,.a p+i{c:d}', '', 'no p inside of a'],
  ['.a i,.a>i,.a I+i{c:d}', '.a i,.a>i,.a I+i{c:d}', 'an i inside of a'],
  ['.a+p,.a~p,p.a,p .a{c:d}', '.a+p,.a~p,p.a,p .a{c:d}', 'p beside a, around it, or a itself'],
  ['.a:is(p,i) p,.a :is(p) i{c:d}', '.a :is(p) i{c:d}', 'choices in between'],
  ['P{c:d}', 'P{c:d}', 'capitals make no difference'],
  ['.a:not(.b){c:d}', '.a:not(.b){c:d}', 'what must not be there is not needed'],
  ['.a:has(.b){c:d}', '.a:has(.b){c:d}', 'what is inside is not judged'],
  [':is(.b,.a) p{c:d}', ':is(.b,.a) p{c:d}', 'one choice is enough'],
  [':where(.b,table) p{c:d}', '', 'none of the choices'],
  [':where(p,table,i) p{c:d}', ':where(p,i) p{c:d}', 'choices without a weight of their own'],
  [':is(.b :is(.a,p),.a){c:d}', ':is(.b :is(.a,p),.a){c:d}', 'choices within choices'],
  ['.a:nth-child(2n + 1 of .b){c:d}', '.a:nth-child(2n + 1 of .b){c:d}', 'other brackets are not judged'],
  ['[data-x=".b"]{c:d}', '[data-x=".b"]{c:d}', 'a dot in an attribute is no class'],
  ['::before,*,:root{c:d}', '::before,*,:root{c:d}', 'neither class nor element'],
  ['@media print{.b{c:d}@supports (a:b){.b{c:d}}}', '', 'blocks that are empty go'],
  ['@layer x,y;@layer x{.b{c:d}}', '@layer x,y;@layer x{}', 'the order of layers stays'],
  ['.a{animation:k}@keyframes k{0%{c:d}to{c:e}}', '.a{animation:k}@keyframes k{0%{c:d}to{c:e}}', 'keyframes are used'],
  ['.a{animation:kk}@keyframes k{0%{c:d}}', '.a{animation:kk}', 'keyframes that nothing uses'],
  ['.a{--x:1;--said:2;c:var(--xx)}', '.a{--said:2;c:var(--xx)}', 'a property that only resembles one that is used'],
  ['.a{--x:1;--y:var(--x)}.a{c:d}', '.a{c:d}', 'properties that only use each other, and the empty rule'],
  ['.a::after{content:"}.b{"}', '.a::after{content:"}.b{"}', 'a brace in a string ends nothing'],
  ['.a{c:d;}\n\n@media print {\n.a{c:e}\n}\n', '.a{c:d}@media print {.a{c:e}}', 'blanks between rules say nothing'],
  [':root{--x:1px}.a{c:e var(--x) f}', '.a{c:e 1px f}', 'a property that one place asks for'],
  ['@layer x{:root{--x:1px}}.a{c:var(--x)}', '@layer x{}.a{c:1px}', 'the same in a layer'],
  [':root{--x:1px}.a{c:var(--x);d:var(--x)}', ':root{--x:1px}.a{c:var(--x);d:var(--x)}', 'two places'],
  [':root{--x:1px}.a{c:var(--x) var(--x)}', ':root{--x:1px}.a{c:var(--x) var(--x)}', 'twice in one place'],
  [':root{--said:1px}.a{c:var(--said)}', ':root{--said:1px}.a{c:var(--said)}', 'a script may ask for it'],
  [':root{--x:1px}.a{--x:2px;c:var(--x)}', ':root{--x:1px}.a{--x:2px;c:var(--x)}', 'another value further down'],
  [':root{--x:var(--y);--y:1}.a{--y:2;c:var(--x)}', ':root{--x:var(--y);--y:1}.a{--y:2;c:var(--x)}', 'it asks itself'],
  ['@media print{:root{--x:1}}.a{c:var(--x)}', '@media print{:root{--x:1}}.a{c:var(--x)}', 'only on paper'],
  [':root{--x:1}.a{c:var(--x,2)}', ':root{--x:1}.a{c:var(--x,2)}', 'with something to fall back on'],
])('of %s stays %s: %s', (before, after) => {
  expect(pruneCss(before, page)).toBe(after)
})
