import { expect, test } from '@jest/globals'
import { canonicaliseRows } from './canonicalise-rows'

const canonicalise = (...rows: string[]) => canonicaliseRows(Buffer.from(rows.join(''))).toString()

test('two builds that numbered their rows differently give the same payload', () => {
  const root = '1:"$Sreact.fragment"\n0:["$","$1",null,{"children":["$L2","$@3"]}]\n'
  const one = canonicalise(
    root,
    '2:["$","p",null,{"title":"$4"}]\n',
    '4:T3,$L9',
    '5:"/b.js"\n6:I[7,["$5"],"Icon"]\n',
    '3:["$L6"]\n',
  )
  const two = canonicalise(
    root,
    '4:"/b.js"\n5:I[7,["$4"],"Icon"]\n3:["$L5"]\n',
    '6:T3,$L9',
    '2:["$","p",null,{"title":"$6"}]\n',
  )
  expect(two).toBe(one)
  expect(one).toBe(
    [
      ...['1:"$Sreact.fragment"\n', '0:["$","$1",null,{"children":["$L2","$@4"]}]\n'],
      ...['2:["$","p",null,{"title":"$3"}]\n', '3:T3,$L9', '4:["$L5"]\n', '6:"/b.js"\n', '5:I[7,["$6"],"Icon"]\n'],
    ].join(''),
  )
})

test('a canonical payload does not change', () => {
  const once = canonicalise('0:["$Lc","$a:props:0"]\n', 'c:I[1,["$f"],"x"]\n', 'f:"/a.js"\n', 'a:{"0":"$Qc"}\n')
  expect(canonicalise(once)).toBe(once)
})

test('an import comes after the rows that it refers to, because React reads it immediately', () => {
  expect(canonicalise('0:["$L1"]\n', '3:"/a.js"\n', '1:I[9,["$3"],"x"]\n')).toBe(
    '0:["$L1"]\n2:"/a.js"\n1:I[9,["$2"],"x"]\n',
  )
})

test('strings that only look like references are kept: escaped ones, symbols, dates, numbers, words', () => {
  const values = ['$$1e', '$Sreact.fragment', '$undefined', '$D2026-11-21', '$n12', '$-0', '$NaN', '$', '€1e', '$zz']
  const row = `0:${JSON.stringify([...values, { $1: 'name' }])}\n`
  expect(canonicalise(row, '1e:"never named"\n')).toBe(`${row}1:"never named"\n`)
})

test('the contents of hints, errors and parts of streams are kept', () => {
  const rows = [':HL["/a.css","style"]\n', '0:{"a":"$r7"}\n', '7:X\n', '7:E{"digest":"1"}\n']
  expect(canonicalise(...rows)).toBe(':HL["/a.css","style"]\n0:{"a":"$r7"}\n1:X\n1:E{"digest":"1"}\n')
})
