import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { isCollection, isMap, isNode, parse, parseDocument } from 'yaml'
import { applyEdit, arbitraryEdit } from '../tests/random-edits'
import { arbitraryFile, type Line } from '../tests/random-yaml'
import { mergeYaml } from './merge-yaml'
import { meaningOf } from './yaml/meaning'

/** The seed makes the cases the same in every run: `npm test` must not fail for a case that no change caused. */
const SEED = 20261126

/**
 * Returns a line without its indent and its dash: when the first name after a dash is removed, the next one moves up to
 * it.
 */
const bare = (line: string) => line.replace(/^[\s-]+/, '')

/** Returns the lines that a text lacks. If `isOrdered`, the lines must be in this order. */
function missingLines(lines: readonly string[], text: string, isOrdered: boolean): string[] {
  const left = text.split(/\r?\n/).map(bare)
  return lines.map(bare).filter((line) => {
    const index = left.indexOf(line)
    if (index >= 0) left.splice(isOrdered ? 0 : index, isOrdered ? index + 1 : 1)
    return index < 0
  })
}

/** Returns the lines that an edit may not change. */
function untouched(lines: readonly Line[], touched: string, isRemoved: boolean): string[] {
  const others = lines.filter(({ path, text }) => {
    if (text === '') return false
    if (path.endsWith('/#') && !isRemoved) return !path.startsWith(`${touched}/`) || path === `${touched}/#`
    // A value in brackets is on the line of its parent.
    return path !== touched && !path.startsWith(`${touched}/`) && !(path !== '' && touched.startsWith(`${path}/`))
  })
  return others.map(({ text }) => text)
}

test('a random edit of a random file gives exactly the edited values, and keeps every other line', () => {
  fc.assert(
    fc.property(arbitraryFile, arbitraryEdit, ({ lines, text }, edit) => {
      const before = parse(text)
      const edited = applyEdit(before, edit)
      fc.pre(edited !== undefined)
      const merged = mergeYaml(text, edited.tree, { file: 'a.yml' })
      expect(meaningOf(parse(merged))).toBe(meaningOf(edited.tree))
      const others = untouched(lines, `/${edited.touched.join('/')}`, edit.kind === 'remove')
      expect(missingLines(others, merged, edit.kind !== 'move')).toEqual([])
      expect(merged.includes('\r\n')).toBe(text.includes('\r\n'))
      if (edit.kind === 'change' || edit.kind === 'insert')
        expect(merged.split('# why').length).toBeGreaterThanOrEqual(text.split('# why').length)
    }),
    { seed: SEED, numRuns: 300 },
  )
})

const delivered = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(md|yml)$/.test(path) && path !== 'README.md')
  .map((path) => {
    const text = readFileSync(`content/${path}`, 'utf8')
    return path.endsWith('.md') ? (/^---\n(.*?\n)---\n/s.exec(text)?.[1] ?? '') : text
  })
  .filter((text) => text !== '')

test('a random edit of a delivered file gives exactly the edited values, and keeps every other line', () => {
  fc.assert(
    fc.property(fc.constantFrom(...delivered), arbitraryEdit, (text, edit) => {
      const edited = applyEdit(parse(text), edit)
      fc.pre(edited !== undefined)
      const merged = mergeYaml(text, edited.tree, { file: 'a.yml' })
      expect(meaningOf(parse(merged))).toBe(meaningOf(edited.tree))
      const others = linesAround(text, edited.touched, edit.kind !== 'change' && edit.kind !== 'replace')
      expect(missingLines(others, merged, edit.kind !== 'move')).toEqual([])
    }),
    { seed: SEED, numRuns: 100 },
  )
})

/**
 * Returns the lines of a file, except empty ones and those of a value or of the brackets that contain it.
 * @param dropsComments whether to leave out the comments directly above the value, too
 */
function linesAround(text: string, path: readonly (string | number)[], dropsComments: boolean): string[] {
  const doc = parseDocument(text)
  const parent = path.length > 1 ? doc.getIn(path.slice(0, -1), true) : doc.contents
  const value = doc.getIn(path, true)
  const name = isMap(parent)
    ? parent.items.map(({ key }) => key).find((key) => String(key) === String(path.at(-1)))
    : value
  const isInBrackets = isCollection(parent) && parent.flow === true
  const [first, last] = (isInBrackets ? [parent, parent] : [name, value]).map((node) =>
    isNode(node) ? node.range : undefined,
  )
  const lines = text.split('\n')
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length - 1
  let start = first ? lineOf(first[0]) : 0
  const end = first ? lineOf((last ?? first)[1] - 1) + 1 : 0
  while (dropsComments && start > 0 && /^\s*#/.test(lines[start - 1] ?? '')) start--
  return [...lines.slice(0, start), ...lines.slice(end)].filter((line) => line !== '')
}
