import { expect, test } from '@jest/globals'
import { readXml } from '../../tests/fixtures/read-xml'
import { element, emptyElement, textElement, xmlDocument } from './xml'

test('a document begins with its declaration, and each child is on its own line', () => {
  expect(xmlDocument(element('a', { b: 'c' }, [textElement('d', 'e'), emptyElement('f', { g: 'h' })]))).toBe(
    '<?xml version="1.0" encoding="utf-8"?>\n<a b="c">\n<d>e</d>\n<f g="h"/>\n</a>\n',
  )
})

test.each([
  'Fish & chips',
  '<script>alert(1)</script>',
  'a]]>b',
  '&amp;amp; &lt; &#0;',
  '"quoted" and ’quoted’',
  '<!-- no comment --> <?nothing?> <![CDATA[none]]>',
  'é 漢 😀',
])('text and attribute values are read back unchanged: %s', (text) => {
  const read = readXml(
    xmlDocument(element('top', {}, [textElement('title', text), emptyElement('link', { href: text })])),
  )
  expect(read.children[0]?.text).toBe(text)
  expect(read.children[1]?.attributes).toEqual({ href: text })
  expect(read.children).toHaveLength(2)
})

test('characters that XML does not allow are left out, and all others are kept', () => {
  const invalid = 'a\u0000b\u0008c\u001fd\ufffee\ud800f'
  expect(readXml(xmlDocument(textElement('title', invalid))).text).toBe('abcdef')
})
