import { expect, test } from '@jest/globals'
import { explainCell, isRounded } from './explain-cell'

test.each([
  ['#DIV/0!', 'gaze_x', 'results-formula', {}],
  ['#N/A', 'happiness', 'results-formula', {}],
  ['########', 'timestamp_ms', 'results-formula', {}],
  ['00:01:02.5', 'timestamp_ms', 'results-duration', { number: 62_500 }],
  ['01:02.5', 'timestamp_ms', 'results-duration', { number: 62_500 }],
  ['1:02,25', 'timestamp_ms', 'results-duration', { number: 62_250 }],
  ['01:02', 'timestamp_ms', 'results-date', {}],
  ['01:02.5', 'gaze_x', 'results-date', {}],
  ['10:15 am', 'heartrate', 'results-date', {}],
  ['12.5%', 'happiness', 'results-percent', { number: 0.125 }],
  ['12,5 %', 'anger', 'results-percent', { number: 0.125 }],
  ['65.7 bpm', 'heartrate', 'results-unit', { number: '65.7' }],
  ['1250ms', 'timestamp_ms', 'results-unit', { number: '1250' }],
  ['12.5%', 'gaze_x', 'results-number', { example: '412.5' }],
  ['599,5', 'gaze_x', 'results-decimal-comma', { number: '599.5' }],
  [',5', 'gaze_y', 'results-decimal-comma', { number: '0.5' }],
  ['-0,125', 'gaze_x', 'results-decimal-comma', { number: '-0.125' }],
  ['1,125', 'happiness', 'results-decimal-comma', { number: '1.125' }],
  ['1,250', 'timestamp_ms', 'results-thousands', { number: '1250, or 1.250 if the comma is a decimal comma' }],
  ['1.234.567', 'timestamp_ms', 'results-thousands', { number: '1234567' }],
  ["1'250", 'timestamp_ms', 'results-thousands', { number: '1250' }],
  ['1 250,5', 'gaze_x', 'results-thousands', { number: '1250.5' }],
  ['1.250,5', 'gaze_x', 'results-thousands', { number: '1250.5' }],
  ['1.250.5', 'gaze_x', 'results-number', {}],
  ['1.2.2026', 'gaze_x', 'results-date', {}],
  ['12-Jan', 'gaze_x', 'results-date', {}],
  ['3 mei 2026', 'heartrate', 'results-date', {}],
  ['may', 'heartrate', 'results-number', {}],
  ['2026-01-31T10:15', 'gaze_x', 'results-date', {}],
  ['fast', 'timestamp_ms', 'results-number', { example: '1250', orEmpty: '' }],
  ['glad', 'happiness', 'results-number', { example: '0.125' }],
  ['1:01:02.5', 'timestamp_ms', 'results-duration', { number: 3_662_500 }],
  ['12%', 'happiness', 'results-percent', { number: 0.12 }],
  ['12.55%', 'happiness', 'results-percent', { number: 0.1255 }],
  ['about 12%', 'happiness', 'results-number', {}],
  ['12% of it', 'happiness', 'results-number', {}],
  ['0,125', 'gaze_x', 'results-decimal-comma', { number: '0.125' }],
  ['1ms'.padStart(40, '1'), 'timestamp_ms', 'results-unit', {}],
  ['1ms'.padStart(41, '1'), 'timestamp_ms', 'results-number', {}],
  ['0:01'.padStart(41, '0'), 'timestamp_ms', 'results-number', {}],
] as const)('“%s” in %s is explained by %s', (plain, column, id, values) => {
  const [found, given] = explainCell(plain, column)
  expect(found).toBe(id)
  expect(given).toMatchObject(values)
})

test.each([
  ['gaze_x', /^, or leave gaze_x and gaze_y both empty/],
  ['gaze_y', /^, or leave gaze_x and gaze_y both empty/],
  ['heartrate', /^, or leave the cell empty/],
  ['neutral', /^, or leave all eight emotions empty/],
  ['timestamp_ms', /^$/],
] as const)('advice for %s describes how the cell may be left empty', (column, words) => {
  expect(String(explainCell('#REF!', column)[1].orEmpty)).toMatch(words)
})

test.each([
  ['1.2E+02', true],
  ['1.23E+02', false],
  ['1E+3', true],
  ['1E+0', false],
  ['-4.5E+06', true],
  ['1.2e+02', false],
  ['123', false],
])('whether %s lost digits in a spreadsheet: %s', (plain, expected) => {
  expect(isRounded(plain)).toBe(expected)
})
