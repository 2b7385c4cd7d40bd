import { caseFiles, caseText, csv, goodCsv, header, rowOf, samplesOf } from './case-files'
import type { MessageCase } from './message-case'

type Row = Parameters<typeof rowOf>[0]

const files = (a: string | Uint8Array | { ofSize: number }) => caseFiles(caseText(), { 'a.csv': a })
const good = files(goodCsv)
const times = (...all: number[]) => csv(...all.map((timestamp_ms) => rowOf({ timestamp_ms })))
const second = (change: Row) => csv(rowOf(), rowOf({ timestamp_ms: 33, ...change }))
const thirty = (change: (at: number) => Row) =>
  csv(...Array.from({ length: 30 }, (_, at) => rowOf({ timestamp_ms: at * 33, ...change(at) })))
const people = (count: number) => csv(...Array.from({ length: count }, (_, at) => rowOf({ participant: `p${at}` })))
const text = (words: string) => new TextEncoder().encode(words)

const two = '  - { name: A, picture: toast-a.png, alt: Toast. }\n  - { name: B, picture: toast-b.png, alt: Toast. }\n'

/** A results file that is refused, beside one that is not. */
const refused = (
  id: MessageCase['id'],
  bad: string | Uint8Array,
  near: string | Uint8Array = goodCsv,
): MessageCase => ({
  id,
  bad: files(bad),
  near: files(near),
})

export const resultsCases: readonly MessageCase[] = [
  { id: 'results-file-missing', bad: { 'content/cases/toast/index.md': caseText() }, near: good },
  { id: 'results-file-second', bad: caseFiles(caseText(), { 'b.csv': goodCsv }), near: good },
  refused('results-empty', '', `${header}\n`),
  refused('results-no-rows', `${header}\n`),
  refused('results-binary', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10), `\uFEFF${goodCsv}`),
  refused('results-spreadsheet', text('PK\u0003\u0004'), text('PX')),
  refused('results-utf16', Uint8Array.of(0xff, 0xfe, 112, 0), `\uFEFF${goodCsv}`),
  { id: 'results-too-large', bad: files({ ofSize: 100_000_001 }), near: good },
  refused('results-long-line', `${header}\n${'1'.repeat(10_001)}`, `${header}\n${'1'.repeat(10_000)}`),
  refused('results-separator', goodCsv.replaceAll(',', ';')),
  refused('results-many-columns', `${'a,'.repeat(200)}a\n`, `${'a,'.repeat(199)}a\n`),
  refused('results-missing', goodCsv.replace('gaze_x', 'x'), goodCsv.replace('gaze_x', '"gaze_x"')),
  refused(
    'results-twice',
    goodCsv.replace('neutral', 'neutral,fear'),
    goodCsv.replaceAll('\n', ',\n').replace(',\n', ',other\n'),
  ),
  refused('results-cells', `${header}\na01,0,1,2\n`),
  refused('results-number', second({ gaze_x: 'left' }), second({ gaze_x: -4.5 })),
  refused('results-no-time', second({ timestamp_ms: '' }), second({ heartrate: '' })),
  refused('results-participant', second({ participant: 'a 1' }), second({ participant: 'a.1' })),
  refused('results-people', people(10_001), people(10)),
  refused('results-scattered', csv(rowOf(), rowOf({ participant: 'a02' }), rowOf({ timestamp_ms: 33 }))),
  refused('results-backwards', times(0, 66, 33), times(0, 33, 66)),
  refused('results-early', times(-33), times(0)),
  refused('results-clock', times(86_400_001), times(86_400_000)),
  refused('results-seconds', times(0, 0.033, 0.067), times(0, 33, 67)),
  refused('results-sparse', times(0, 333, 667), times(0, 100, 200)),
  refused('results-half-point', second({ gaze_y: '' }), second({ gaze_x: '', gaze_y: '' })),
  refused('results-heartrate', second({ heartrate: 0 }), second({ heartrate: 20 })),
  refused('results-share', second({ happiness: 10, neutral: 90 }), second({ happiness: 0, neutral: 1 })),
  refused('results-half-emotions', second({ fear: '' }), second({ fear: 0 })),
  refused('results-sum', second({ happiness: 0.5 }), second({ happiness: 0.1 })),
  refused(
    'results-outside',
    thirty((at) => ({ gaze_x: at < 10 ? 600 : 1900 })),
    thirty((at) => ({ gaze_x: at < 20 ? 600 : 1900 })),
  ),
  refused(
    'results-fractions',
    thirty((at) => ({ gaze_x: at / 30, gaze_y: 0.5 })),
    thirty((at) => ({ gaze_x: at, gaze_y: 0.5 })),
  ),
  {
    id: 'results-mixed-people',
    bad: caseFiles(caseText({ versions: two }), { 'b.csv': csv(...samplesOf('a01')) }),
    near: caseFiles(caseText({ versions: two }), { 'b.csv': goodCsv }),
  },
]
