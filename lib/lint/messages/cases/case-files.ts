import { COLUMNS } from '../../../research/results'
import type { Overlay } from './message-case'

const folder = 'content/cases/toast'

/** The first line of a results file. */
export const header = COLUMNS.join(',')

/** One sample; what is named stands in place of what a good one has. */
export function rowOf(change: Readonly<Partial<Record<(typeof COLUMNS)[number], string | number>>> = {}): string {
  const good = { participant: 'a01', timestamp_ms: 0, gaze_x: 600, gaze_y: 375, heartrate: 70 }
  const emotions = { happiness: 0.1, surprise: 0, sadness: 0, anger: 0, disgust: 0, fear: 0, contempt: 0, neutral: 0.9 }
  const row = { ...good, ...emotions, ...change }
  return COLUMNS.map((column) => row[column]).join(',')
}

/** Samples of one person, 33 ms apart. */
export const samplesOf = (participant: string, count = 40) =>
  Array.from({ length: count }, (_, at) => rowOf({ participant, timestamp_ms: at * 33, gaze_x: 500 + at }))

/** A results file of these rows. */
export const csv = (...rows: readonly string[]): string => `${[header, ...rows].join('\n')}\n`

/** Two people who looked. */
export const goodCsv = csv(...samplesOf('a01'), ...samplesOf('a02'))

const onePicture = '  - { name: The page, picture: toast-a.png, alt: Toast. }\n'

/** The text of a case, with some of its parts exchanged. */
export function caseText({ versions = onePicture, fields = '', emotion = 'Text.', rest = '' } = {}): string {
  const front = `title: Toast\ndescription: It says what the page is about.\nname: Toast\nheading: Toast\nlead: A lead.\ncard: { kind: A test, question: Is it good? }\nsource: simulated\n${fields}versions:\n${versions}setup:\n  - { name: Tested, text: Toast }\n  - { name: Question, text: Is it good? }\n  - { name: People, text: Simulated }\n`
  const end = rest === '' ? '## Eye tracking\n\nText.\n\n## Excitement\n\nText.\n' : rest
  return `---\n${front}---\n\n## Emotion\n\n${emotion}\n\n${end}`
}

const areasOf = (picture: string) =>
  `${picture}:\n  title: Toast\n  width: 1200\n  height: 750\n  areas:\n    - { id: crust, x: 1, y: 1, width: 9, height: 9 }\n`

/** Areas of the pictures `toast-a` and `toast-b`. */
export const goodAreas = areasOf('toast-a') + areasOf('toast-b')

/** The folder of a case without its pictures: what is said of those is another message. */
export const caseFiles = (
  text = caseText(),
  files: Readonly<Record<string, string | Uint8Array | { ofSize: number }>> = {},
): Overlay => ({
  [`${folder}/index.md`]: text,
  ...Object.fromEntries(
    Object.entries({ 'areas.yml': goodAreas, 'a.csv': goodCsv, ...files }).map(([name, each]) => [
      `${folder}/${name}`,
      each,
    ]),
  ),
})
