import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { canonicaliseRows } from './canonicalise-rows'
import { clientModulesOf, rowsOf } from './flight'

const texts = (payload: string) => rowsOf(Buffer.from(payload)).map(({ bytes }) => bytes.toString())

/** Makes a text row, with its length in bytes. */
const textRow = (id: string, text: string) => `${id}:T${Buffer.byteLength(text).toString(16)},${text}`

test('a text ends where its length in bytes says, whatever it contains and however many bytes a character takes', () => {
  for (const text of ['', 'a', 'é', '漢字', '😀\n0:I["a",[],"b"]\n', '\n', 'x'.repeat(300)]) {
    const rows = [textRow('a', text), 'b:{}\n', textRow('c', text), '0:[]\n']
    expect(texts(rows.join(''))).toEqual(rows)
    expect(clientModulesOf(Buffer.from(rows.join('')))).toEqual([])
  }
})

test('binary rows also end where their length in bytes says', () => {
  const bytes = Buffer.from([10, 58, 255, 0])
  const payload = Buffer.concat([Buffer.from('1:A4,'), bytes, Buffer.from('2:b4,'), bytes, Buffer.from('0:{}\n')])
  expect(rowsOf(payload).map(({ id }) => id)).toEqual(['1', '2', '0'])
})

test.each(['{"a":1}', '["$","p",null,{}]', '"$undefined"', '-1', '0', '9.5', 'true', 'false', 'null'])(
  'a row without a tag is JSON: %s',
  (json) => {
    expect(texts(`1f:${json}\n`)).toEqual([`1f:${json}\n`])
  },
)

test('hints and errors are rows that refer to no module', () => {
  const rows = [':HL["/a.css","style"]\n', ':HS["/b.css"]\n', 'a:E{"digest":"1"}\n', '0:{}\n']
  expect(texts(rows.join(''))).toEqual(rows)
  expect(clientModulesOf(Buffer.from(rows.join('')))).toEqual([])
})

test('the modules of a page are those of its import rows, by number or by name', () => {
  const payload = '1:I[12,["a.js"],"default"]\n2:I["b",[],"x",1]\n3:"I[13,[],\\"x\\"]"\n0:{}\n'
  expect(clientModulesOf(Buffer.from(payload))).toEqual(['12', 'b'])
})

test.each(['1:I{"id":12}\n', '1:I[null,[],"x"]\n', '1:I[12,"a.js","x"]\n', '1:I[12\n'])(
  'an import row in another form stops the build: %j',
  (payload) => {
    expect(() => clientModulesOf(Buffer.from(payload))).toThrow(/a row of an unknown kind \(.+\)\. If Next was updated/)
  },
)

test.each([
  ...['9:Z[12,["a.js"],"x"]\n', '9:#[12]\n', '9:i[12,[],"x"]\n', '9:\n', '9: {}\n', '9:', ':', '9:é\n', '9:N1\n'],
  ...['9:{}', '9:I[1,[],"x"]', 'g:{}\n', '123456789:{}\n', '9:T5,a', '9:T,a', '9:T-1,a', '9:TA', '9:Tg,a'],
])('an unknown or unfinished row fails the build: %j', (payload) => {
  const read = () => rowsOf(Buffer.from(`0:{}\n${payload}`))
  expect(read).toThrow(
    /^React's payload has a row of an unknown kind \(.+\)\. If Next was updated, check that this step still works with it\.$/s,
  )
  expect(() => clientModulesOf(Buffer.from(payload))).toThrow(/unknown kind/)
  expect(() => canonicaliseRows(Buffer.from(payload))).toThrow(/unknown kind/)
})

test('the known tags are exactly those that the React bundled with Next reads in an export', () => {
  const file = 'react-server-dom-turbopack-client.browser.production.js'
  const source = readFileSync(`node_modules/next/dist/compiled/react-server-dom-turbopack/cjs/${file}`, 'utf8')
  const reader = source.slice(source.indexOf('function processFullBinaryRow'), source.indexOf('function parseModel('))
  // In an export React throws an error for the four development-only tags.
  const cases = [...reader.replace(/(case \d+:\s*)+throw/g, '').matchAll(/case (\d+):/g)].map(([, code]) =>
    Number(code),
  )
  // `b`, a part of a stream of bytes, is read earlier.
  const react = [...new Set([...cases, 98])].map((code) => String.fromCharCode(code)).sort()
  const isRead = (row: string) => {
    try {
      return rowsOf(Buffer.from(row)).length === 1
    } catch {
      return false
    }
  }
  const tags = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index))
  const ours = tags.filter((tag) => !/[{["\-\dtfn]/.test(tag) && (isRead(`1:${tag}\n`) || isRead(`1:${tag}1,\n`)))
  expect(ours.sort()).toEqual(react)
})
