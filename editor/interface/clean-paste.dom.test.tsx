import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { cleanPaste } from './clean-paste'

const fixture = (name: string) => cleanPaste(readFileSync(`editor/interface/fixtures/${name}.txt`, 'utf8')) ?? ''
const oneLine = (html: string | undefined) =>
  html
    ?.replace(/\s*\n\s*/g, '')
    .replace(/>\s+</g, '><')
    .trim()
/** A paragraph that Word uses for an item. */
const item = (level: number, mark: string, text: string) =>
  `<p style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${mark}<span>&nbsp;</span></span>${text}</p>`

test('text pasted from Word keeps its words, headings, links and lists, and nothing that only Word needs', () => {
  const clean = fixture('word')
  expect(clean).toContain('<h2><span>What we measure</span></h2>')
  expect(clean).toContain(
    'People “look” at <b>one</b> thing at a time, don’t they? See <a href="https://example.org/a">the <i>study</i></a>.',
  )
  expect(oneLine(clean.replaceAll(/<\/?span>/g, ''))).toContain(
    '<ul><li>Gaze<ul><li>Left eye</li></ul></li><li>Emotion</li></ul><ol><li>Upload the file</li><li>Send the link</li></ol>',
  )
  expect(clean).toContain('<b>bold</b>')
  expect(clean).not.toMatch(/mso|style=|class=|·|o:p|\u00a0|<!--|<p>\s*<\/p>/i)
})

test.each([
  [[1, 2, 3, 1], '<ul><li>0<ul><li>1<ul><li>2</li></ul></li></ul></li><li>3</li></ul>'],
  [[1, 3, 2, 1], '<ul><li>0<ul><li>1</li><li>2</li></ul></li><li>3</li></ul>'],
  [[2, 1], '<ul><li>0</li><li>1</li></ul>'],
])('items of the levels %j keep their nesting', (levels, lists) => {
  expect(cleanPaste(levels.map((level, index) => item(level, '·', String(index))).join(''))).toBe(lists)
})

test('numbers, letters and bullets become lists of the right kind, and a paragraph between two lists is kept', () => {
  const source = [item(1, '1.', 'a'), item(2, 'a)', 'b'), item(2, '·', 'c'), '<p>Then:</p>', item(1, '(i)', 'd')]
  expect(cleanPaste(source.join(''))).toBe(
    '<ol><li>a<ol><li>b</li></ol><ul><li>c</li></ul></li></ol><p>Then:</p><ol><li>d</li></ol>',
  )
})

test('titles become headings below the page’s, and tracked changes, comments and bookmarks are removed', () => {
  const source = `<h1 class=MsoTitle>A</h1><h2>B</h2><p style="mso-x:1"><a name="_Toc1">C</a><del>gone</del>
    <a href="#_msocom_1">[1]</a><a href="#_ftn1">1</a><img src="file:///C:/a.png"> <img src="https://example.org/b.png"></p>`
  expect(oneLine(cleanPaste(source))).toBe('<h2>A</h2><h3>B</h3><p>C 1 <img src="https://example.org/b.png"></p>')
})

test('a table from Excel has a row of headings, and one line in each cell', () => {
  const table = oneLine(fixture('excel'))
  expect(table).toBe(
    '<table border="0" cellpadding="0" cellspacing="0" width="192"><tbody>' +
      '<tr height="20"><th>Area</th><th>Seconds</th><th>Left / right</th></tr>' +
      '<tr height="20"><td height="20">Logo</td><td align="right">12.0</td><td>test</td></tr>' +
      '<tr height="20"><td height="20">Button, new</td><td align="right">14.5</td><td></td></tr></tbody></table>',
  )
})

test('merged cells become separate cells, so that every row has the same number', () => {
  const source =
    '<table><tr><td colspan="2">a</td><td>b</td></tr><tr><td rowspan="2">c</td><td>d</td><td>e</td></tr><tr><td>f</td><td><p>g</p><p>h</p></td></tr></table>'
  expect(cleanPaste(source)).toBe(
    '<table><tbody><tr><th>a</th><th></th><th>b</th></tr><tr><td>c</td><td>d</td><td>e</td></tr><tr><td></td><td>f</td><td>g h </td></tr></tbody></table>',
  )
})

test('a single cell is pasted as a paragraph', () => {
  expect(cleanPaste('<table><tr><td>a<br>b</td></tr></table>')).toBe('<p>a b</p>')
})

test.each([
  '<p>A <b>plain</b> text</p>',
  '<ul><li>a</li></ul>',
  '<table><tr><th>a</th></tr><tr><td>b<br>c</td></tr></table>',
  '',
])('a paste that needs no cleaning is unchanged: %s', (source) => {
  expect(cleanPaste(source)).toBeUndefined()
})
