import { expect, test } from '@jest/globals'
import { onHtml } from '../../tests/on-html'
import { memoryOutDir } from '../../tests/out-dir'
import { canonicalisePayload, canonicaliseScripts as canonicaliseScriptsIn } from './canonicalise-payload'
import { canonicaliseRows } from './canonicalise-rows'
import { rowsOf } from './flight'

const canonicaliseScripts = onHtml(canonicaliseScriptsIn)

const push = (part: string) =>
  `<script>self.__next_f.push(${JSON.stringify([1, part]).replace(/</g, '\\u003c')})</script>`
const page = (...parts: string[]) =>
  `<html><head></head><body><p>A</p><script>(self.__next_f=self.__next_f||[]).push([0])</script>${parts.map(push).join('')}</body></html>`

// A text of 9 bytes that looks like rows, written with its length; `é` takes two of them.
const text = 'c:T9,\n0:é\n1:x'

test('rows are separated by their lengths, whatever text they contain', () => {
  const rows = rowsOf(Buffer.from(`0:{}\n:HL["a"]\n${text}d:null\n`))
  expect(rows.map(({ id }) => id)).toEqual(['0', '', 'c', 'd'])
  expect(rows[2]?.bytes.toString()).toBe(text)
})

test('two builds whose promises resolved in a different order give the same page', async () => {
  const one = ['2:"a"\n1:"b"\n0:{}\n', `a:X\nf:[]\n${text}b:null\n`, ':HL["a"]\na:C\n']
  const two = ['2:"a"\n1:"b"\n', `0:{}\nb:null\n${text}:HL["a"]\na:X\na:C\nf:`, '[]\n']
  // Rows that nothing refers to keep the order of their numbers, without gaps.
  const canonical = `2:"a"\n1:"b"\n0:{}\n:HL["a"]\n3:X\n3:C\n4:null\n5${text.slice(1)}6:[]\n`
  for (const parts of [one, two]) {
    const out = memoryOutDir({ 'docs.html': page(...parts) })
    await canonicalisePayload.run(out)
    const once = out.now()
    expect(once).toEqual({ 'docs.html': page(canonical) })
    await canonicalisePayload.run(out)
    expect(out.now()).toEqual(once)
  }
})

test('words that could end the script are escaped', () => {
  const html = canonicaliseScripts(page('0:"</script>&\u2028"\n'), 'a.html')
  expect(html).toContain(String.raw`\u003c/script\u003e\u0026\u2028`)
})

test('a page without payload is unchanged', () => {
  expect(canonicaliseScripts('<p>A</p>', 'a.html')).toBe('<p>A</p>')
})

test.each(['0:{}', 'hello\n', '0:Tzz,a', '0:T99,a', 'x:1\n'])(
  'the build stops at a row it cannot read: %s',
  (payload) => {
    expect(() => canonicaliseRows(Buffer.from(payload))).toThrow(
      /a row of an unknown kind \(.+\)\. If Next was updated/,
    )
  },
)

test('the build stops at a payload of an unknown kind', () => {
  const html = '<html><body><script>self.__next_f.push([3,"AA=="])</script></body></html>'
  expect(() => canonicaliseScripts(html, 'a.html')).toThrow(
    /^out\/a\.html – Next sent a payload of an unknown kind \(3\)\. If Next/,
  )
})
