import { expect, test } from '@jest/globals'
import { markMatches } from './mark'
import { plainText } from './plain-text'
import { termsOf } from './terms'

test.each([
  [
    'GET /stimuli/{stimulus_uuid}/results_time',
    ['get', 'stimuli', 'stimulu', 'uuid', 'stimulusuuid', 'result', 'time', 'resultstime'],
  ],
  ['gaze_x', ['gaze', 'gazex']],
  ['time_participant.csv', ['time', 'participant', 'csv', 'timeparticipantcsv']],
  ['the viewers’ sessions, and a class', ['viewer', 'session', 'class']],
  ['within 14 days, 99%', ['within', '14', 'day', '99']],
  ['Real-Time', ['real', 'time', 'realtime']],
  ['A/B', ['ab']],
])('%j has the terms %j', (text, terms) => {
  expect(termsOf(text)).toEqual(terms)
})

test.each([
  ['<p>One</p><p>two</p>', 'One two'],
  ['<td>a</td><td>b</td>', 'a b'],
  ['un<em>broken</em> <code>gaze_x</code>', 'unbroken gaze_x'],
  ['Fish &amp; chips &lt;b&gt; &#x201C;x&#8221; &nbsp;!', 'Fish & chips <b> “x” !'],
  ['&#x110000; &unknown;', '&#x110000; &unknown;'],
  ['', ''],
])('the HTML %j has the plain text %j', (html, text) => {
  expect(plainText(html)).toBe(text)
})

const marked = (title: string, terms: string[], query: string) =>
  markMatches(title, terms, query)
    .map(({ text, marked }) => (marked ? `[${text}]` : text))
    .join('')

test('the letters that were typed are marked in a title', () => {
  expect(marked('Results of a session', ['result'], 'resul')).toBe('[Resul]ts of a session')
  expect(marked('Results of a session', ['result', 'session'], 'results sess')).toBe('[Results] of a [sess]ion')
})

test('a match in a different spelling is marked as a whole word', () => {
  expect(marked('Results of a session', ['session'], 'sesion')).toBe('Results of a [session]')
})

test('a title without a match is not split', () => {
  expect(marked('Columns', ['result'], 'result')).toBe('Columns')
  expect(marked('', [], 'x')).toBe('')
})
