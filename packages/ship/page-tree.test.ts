import { expect, test } from '@jest/globals'
import { serialize } from 'parse5'
import { type Element, elementsOf, nodesOf, readDocument } from './html'
import { openPage } from './page-tree'

const html =
  '<!DOCTYPE html><html lang=en><head><meta charSet="utf-8"/><title>A &amp; B</title></head><body><pre>\n\nx</pre><!--$--><p class=\'a  b\' title="&quot;">One<br/>two<template><i>in</i></template></p><svg viewBox="0 0 1 1"><path d=""></path></svg><ul><li>1</li><li>2</li></ul>\n</body></html>'
const open = (text = html) => {
  const page = openPage(text, 'a.html')
  const one = (tag: string) => elementsOf(page.nodes, tag)[0] as Element
  return { page, one }
}

test('a page that no step changes keeps its source, and its nodes are those of its source', () => {
  for (const text of [html, '<p>One', 'One', '', `${html}<!-- end -->`]) {
    expect(open(text).page.source).toBe(text)
    expect(open(text).page.nodes.map(({ nodeName }) => nodeName)).toEqual(nodesOf(text).map(({ nodeName }) => nodeName))
  }
})

test('after each change the tree matches the source, and nothing else in the source changes', () => {
  const { page, one } = open()
  const tree = () => serialize(one('html').parentNode as never)
  const steps: [() => void, [from: string, to: string]][] = [
    [() => page.remove(one('br')), ['<br/>', '']],
    [
      () => page.replace(one('pre'), page.create('script', { a: 'b' }, '1<2')),
      ['<pre>\n\nx</pre>', '<script a="b">1<2</script>'],
    ],
    [() => page.setText(one('script'), '3'), ['1<2', '3']],
    [() => page.putBefore(one('title'), page.create('style', {}, 'p{}')), ['<title>', '<style>p{}</style><title>']],
    [() => page.putAfter(one('meta'), page.create('meta', { name: 'x' })), ['"utf-8"/>', '"utf-8"/><meta name="x"/>']],
    [() => page.append(one('ul'), one('svg')), ['<li>2</li></ul>', '<li>2</li></ul>']],
    [() => page.append(one('body'), page.createComment('/$')), ['</body>', '<!--/$--></body>']],
    [() => page.changeAttributes(one('p'), (text) => text.replace('a', 'c')), ["'a  b'", "'c  b'"]],
    [() => page.rewrite(one('body'), ({ start }) => ({ start, end: '' })), ['</body>', '']],
  ]
  let now = html
  for (const [change, [from, to]] of steps) {
    expect(now).toContain(from)
    change()
    now = from.endsWith('</ul>') ? page.source : now.replace(from, to)
    expect(page.source).toBe(now)
    expect(tree()).toBe(serialize(readDocument(now)))
  }
  expect(now).toContain('<li>2</li><svg viewBox="0 0 1 1"><path d=""></path></svg></ul>\n<!--/$--></html>')
})
