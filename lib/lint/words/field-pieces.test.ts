import { expect, test } from '@jest/globals'
import { readYaml } from '../../content/yaml/read-yaml'
import { fieldPieces } from './field-pieces'

/** Returns a function that finds parts of the field `a`, as `line:column`, or `line` for a whole line. */
const piecesOf = (source: string, text: string) => {
  const find = fieldPieces(readYaml('a.yml', source), ['a'], text)
  return (index: number, piece: string) => {
    const { line, column } = find(index, piece)
    return column === undefined ? `${line}` : `${line}:${column}`
  }
}

test('each occurrence of a part is found where it is written, in whichever order they are asked for', () => {
  const text = 'to be or not to be'
  const find = piecesOf('a: to be or\n  not to be\n', text)
  expect(find(text.indexOf('to'), 'to')).toBe('1:4')
  expect(find(text.lastIndexOf('to'), 'to')).toBe('2:7')
  expect(find(text.indexOf('to'), 'to')).toBe('1:4')
})

test('a part after a doubled apostrophe, and one after an escape, are found where they are written', () => {
  expect(piecesOf("a: 'It''s it''s'\n", "It's it's")(5, "it's")).toBe('1:11')
  expect(piecesOf('a: "n\\n n"\n', 'n\n n')(3, 'n')).toBe('1:9')
})

test('a part that spans two lines is found by its first word', () => {
  expect(piecesOf('a: one two\n  three\n', 'one two three')(4, 'two three')).toBe('1:8')
})

test('a part that is written with an escape, and one of a field that is missing, have the location of the field', () => {
  expect(piecesOf('a: "caf\\u00e9"\n', 'café')(0, 'café')).toBe('1:4')
  expect(piecesOf('b: 1\n', 'one')(0, 'one')).toBe('1')
})
