import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { differences, unneededKinds } from './compare'
import { kinds } from './kinds'
import { COMPARED_STYLES, type Element, type Node, type Snapshot } from './snapshot'

const element = (tag: string, attributes: Record<string, string> = {}, ...children: Node[]): Element => ({
  tag,
  attributes,
  children,
  styles: [],
})
const text = (words: string): Node => ({ text: words })
const comment = (words: string): Node => ({ comment: words })
const page = (...children: Node[]): Snapshot => ({
  title: 'A',
  text: 'a',
  height: 900,
  document: element('html', {}, element('head'), element('body', {}, ...children)),
})
const between = (next: Node[], shipped: Node[]) =>
  differences({ page: '/a', next: page(...next), shipped: page(...shipped) })

test('the title, text and height may not differ at all', () => {
  const pair = { page: '/a', next: page(), shipped: { ...page(), title: 'B', text: 'b', height: 901 } }
  expect(differences(pair)).toEqual([
    '/a: title is ‘B’, and with Next ‘A’',
    '/a: text is ‘b’, and with Next ‘a’',
    '/a: height is ‘901’, and with Next ‘900’',
  ])
})

test('only scripts of Next and of the site are ignored, and an added one is reported', () => {
  const nextScripts = [
    element('script', { src: '/_next/static/chunks/a.js' }),
    element('script', {}, text('self.__next_f.push([1,""])')),
  ]
  expect(between(nextScripts, [element('script', { 'data-ship': 'static' }, text('loader()'))])).toEqual([])
  for (const script of [
    element('script', { src: '/a.js' }),
    element('script', {}, text('measure()')),
    element('script', { type: 'application/ld+json' }, text('{}')),
  ]) {
    expect(between(nextScripts, [script])).toEqual(['/a: html > body: children is ‘script’, and with Next ‘’'])
  }
})

test('renamed classes are equal only if the same elements share them', () => {
  const three = (...names: string[]) => names.map((name) => element('p', { class: name }))
  expect(between(three('wrap abcdef_a', 'abcdef_b', 'abcdef_a'), three('wrap A', 'B', 'A'))).toEqual([])
  expect(between(three('abcdef_a', 'abcdef_b', 'abcdef_a'), three('A', 'B', 'B'))).toHaveLength(1)
  expect(between(three('wrap'), three('wide'))).toEqual([
    '/a: html > body > p: attribute class is ‘wide’, and with Next ‘wrap’',
  ])
})

test('React’s markers are ignored and the texts around them joined; other comments are compared', () => {
  const separated = element('p', {}, text('a'), comment(' '), text('b'), comment('$'), element('b'), comment('/$'))
  expect(between([separated], [element('p', {}, text('ab'), element('b'))])).toEqual([])
  expect(between([separated], [element('p', {}, text('a'), element('b'))])).toEqual([
    '/a: in html > body > p: is ‘"a"’, and with Next ‘"ab"’',
  ])
  expect(between([comment('by hand')], [])).toHaveLength(1)
})

test('a hidden element is ignored only if it is Next’s empty one', () => {
  const hidden = (...children: Node[]) => element('div', { hidden: '' }, ...children)
  expect(between([hidden(comment('$'), comment('/$'))], [])).toEqual([])
  expect(between([hidden(text('a'))], [])).toHaveLength(1)
})

test('a style sheet may be inlined, but computed styles may differ only in the rounding of lengths', () => {
  const drawn = (changes: Record<string, string>) => [
    { ...element('p'), styles: COMPARED_STYLES.map((name) => changes[name] ?? 'none') },
  ]
  expect(between(drawn({ width: '148.156px' }), drawn({ width: '148.141px' }))).toEqual([])
  expect(between(drawn({ width: '148.156px' }), drawn({ width: '148.3px' }))).toHaveLength(1)
  expect(between(drawn({ width: '10px' }), drawn({ width: '10em' }))).toHaveLength(1)
  expect(between(drawn({ color: 'red' }), drawn({ color: 'blue' }))).toEqual([
    '/a: html > body > p: style color is ‘blue’, and with Next ‘red’',
  ])
})

test('a style attribute that only Next’s page has is reported', () => {
  expect(
    between([element('div', { 'data-panel': 'a', style: 'opacity:1' })], [element('div', { 'data-panel': 'a' })]),
  ).toHaveLength(1)
})

test('a kind of difference that no longer occurs is reported', () => {
  const pair = { page: '/a', next: page(element('next-route-announcer')), shipped: page() }
  const unneeded = unneededKinds([pair])
  const dependOnWords = kinds.filter((kind) => kind.dependsOnWords).map(({ name }) => name)
  expect(dependOnWords).toEqual(['rounding of joined texts'])
  expect(unneeded).toHaveLength(kinds.length - 1 - dependOnWords.length)
  expect(unneeded).not.toContain('traces of hydration')
})

test('only a panel may have data-live in Next’s export alone, and its styles may not differ', () => {
  const panel = (attributes: Record<string, string>, opacity = 'none'): Element => ({
    ...element('div', attributes),
    styles: COMPARED_STYLES.map((name) => (name === 'opacity' ? opacity : 'none')),
  })
  const live = { 'data-panel': 'a', 'data-live': '' }
  expect(between([panel(live)], [panel({ 'data-panel': 'a' })])).toEqual([])
  expect(between([panel(live, '1')], [panel({ 'data-panel': 'a' }, '0')])).toHaveLength(1)
  expect(between([panel({ 'data-live': '' })], [panel({})])).toHaveLength(1)
})

test('there are at most twelve kinds, each with a unique name and a reason', () => {
  expect(kinds.length).toBeLessThanOrEqual(12)
  expect(new Set(kinds.map(({ name }) => name)).size).toBe(kinds.length)
  for (const { reason } of kinds) expect(reason).toMatch(/^[A-Z].{30,}\.$/)
})

test('docs/upgrading.md lists the same kinds', () => {
  const section = readFileSync('docs/upgrading.md', 'utf8').split('## What is the same')[1]?.split('\n## ')[0] ?? ''
  const rows = [...section.matchAll(/^\| ([^|]+) \|/gm)].map(([, name]) => name).slice(2)
  expect(rows).toEqual(kinds.map(({ name }) => name))
})
