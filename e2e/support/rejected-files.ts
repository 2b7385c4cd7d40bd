import type { ResultsError } from '@oogwenk/gaze'
import { fileOf, header, type Row, validRow } from '../../tests/research/sample-file'

/** A rejected file, and the location that the page gives before the two sentences. */
interface RejectedFile {
  file: string | Buffer
  /** Line and column as the page shows them. */
  location: string
  /** A file for B, if the error needs two files. */
  second?: string
}

const row = (change: Row) => fileOf([{}, { timestamp_ms: 33, ...change }])
const times = (all: number[]) => fileOf(all.map((time) => ({ timestamp_ms: time })))
const thirty = (change: (index: number) => Row) =>
  fileOf([...Array(30).keys()].map((index) => ({ timestamp_ms: index * 33, ...change(index) })))
const cells = Object.values(validRow).slice(1).join(',')

/** A file for each reason to reject a results file. The test itself makes a file that is too large. */
export const rejectedFiles: Record<Exclude<keyof typeof ResultsError.messages, 'results-too-large'>, RejectedFile> = {
  'results-empty': { file: '', location: '' },
  'results-no-rows': { file: `${header}\n`, location: ', line 1' },
  'results-binary': { file: Buffer.from([0, 1, 2, 3, 0, 255]), location: '' },
  'results-spreadsheet': { file: Buffer.from('PK\x03\x04\x14\x00', 'latin1'), location: '' },
  'results-utf16': { file: Buffer.from(`\ufeff${header}\n`, 'utf16le'), location: '' },
  'results-long-line': { file: `${header}\n${'1'.repeat(3_000_000)}`, location: ', line 2' },
  'results-separator': { file: fileOf([{}]).replaceAll(',', ';'), location: ', line 1' },
  'results-many-columns': { file: `${'a,'.repeat(4000)}\n`, location: ', line 1' },
  'results-missing': { file: fileOf([{}]).replace('gaze_x', '__proto__'), location: ', line 1, column gaze_x' },
  'results-missing-measure': {
    file: fileOf([{}]).replace('heartrate', 'pulse'),
    location: ', line 1, column heartrate',
  },
  'results-no-header': { file: fileOf([{}]).replace(/.*\n/, ''), location: ', line 1' },
  'results-title': { file: `Our results\n${fileOf([{}])}`, location: ', line 1' },
  'results-twice': { file: fileOf([{}]).replace('neutral', 'neutral,fear'), location: ', line 1, column fear' },
  'results-cells': { file: `${header}\na01,0,1,2\n`, location: ', line 2' },
  'results-more-cells': { file: fileOf([{}]).replace(/\n$/, ',1,2\n'), location: ', line 2' },
  'results-decimal-commas': {
    file: fileOf([{ gaze_x: '600,5', heartrate: '70,5' }]).replaceAll('.', ','),
    location: ', line 2',
  },
  'results-decimal-comma': { file: row({ heartrate: '"70,5"' }), location: ', line 3, column heartrate' },
  'results-thousands': { file: row({ timestamp_ms: '1.234.567' }), location: ', line 3, column timestamp_ms' },
  'results-quote': { file: row({ gaze_x: '"600' }), location: ', line 3, column gaze_x' },
  'results-header-again': { file: `${fileOf([{}])}${header}\n`, location: ', line 3' },
  'results-merge': { file: `${fileOf([{}])}=======\n`, location: ', line 3' },
  'results-percent': { file: row({ happiness: '10%' }), location: ', line 3, column happiness' },
  'results-date': { file: row({ gaze_x: '12-May' }), location: ', line 3, column gaze_x' },
  'results-unit': { file: row({ heartrate: '65.7 bpm' }), location: ', line 3, column heartrate' },
  'results-duration': { file: row({ timestamp_ms: '00:00:00.033' }), location: ', line 3, column timestamp_ms' },
  'results-formula': { file: row({ gaze_x: '#REF!' }), location: ', line 3, column gaze_x' },
  'results-rounded': { file: row({ gaze_x: '1.2E+02' }), location: ', line 3, column gaze_x' },
  'results-number': { file: row({ gaze_x: '=1+1' }), location: ', line 3, column gaze_x' },
  'results-no-time': { file: row({ timestamp_ms: '' }), location: ', line 3, column timestamp_ms' },
  'results-participant': {
    file: row({ participant: '<img src=x onerror=alert(1)>' }),
    location: ', line 3, column participant',
  },
  'results-people': {
    file: `${header}\n${[...Array(10_001).keys()].map((index) => `p${index},${cells}`).join('\n')}\n`,
    location: ', line 10,002, column participant',
  },
  'results-scattered': {
    file: fileOf([{}, { participant: 'a02' }, { timestamp_ms: 33 }]),
    location: ', line 4, column participant',
  },
  'results-backwards': { file: times([0, 400, 367]), location: ', line 4, column timestamp_ms' },
  'results-backwards-thousands': { file: times([0, 994, 1.029]), location: ', line 4, column timestamp_ms' },
  'results-early': { file: times([-33]), location: ', line 2, column timestamp_ms' },
  'results-clock': { file: times([1_795_000_000_000]), location: ', line 2, column timestamp_ms' },
  'results-seconds': { file: times([0, 0.033, 0.067]), location: ', line 3, column timestamp_ms' },
  'results-sparse': { file: times([0, 33_333, 66_667]), location: ', line 3, column timestamp_ms' },
  'results-half-point': { file: row({ gaze_y: '' }), location: ', line 3, column gaze_y' },
  'results-heartrate': { file: row({ heartrate: 0 }), location: ', line 3, column heartrate' },
  'results-share': { file: row({ happiness: 10, neutral: 90 }), location: ', line 3, column happiness' },
  'results-half-emotions': { file: row({ fear: '' }), location: ', line 3, column fear' },
  'results-sum': { file: row({ happiness: 0.5 }), location: ', line 3, column happiness' },
  'results-outside': {
    file: thirty((index) => ({ gaze_x: index < 10 ? 600 : 1900 })),
    location: ', line 12, column gaze_x',
  },
  'results-fractions': {
    file: thirty((index) => ({ gaze_x: index / 30, gaze_y: 0.5 })),
    location: ', line 2, column gaze_x',
  },
  'results-more': {
    file: fileOf(
      [...Array(40).keys()].map((index) => ({
        timestamp_ms: index * 33,
        ...(index < 22 ? { [index % 2 === 0 ? 'gaze_x' : 'gaze_y']: 'x' } : {}),
      })),
    ),
    location: ', line 2, column gaze_x',
  },
  'results-mixed-people': {
    file: fileOf([{}, { participant: 'a02' }].flatMap((one) => [one, { ...one, timestamp_ms: 33 }])),
    second: fileOf([{}, { timestamp_ms: 33 }]),
    location: ', column participant',
  },
}
