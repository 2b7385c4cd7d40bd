import type { PictureProblem } from './picture-file'

/** Words of "your own results". */
export interface OwnTexts {
  form: string
  version: string
  optional: string
  results: string
  picture: string
  dropResults: string
  dropPicture: string
  areas: string
  dropAreas: string
  areasHelp: string
  remove: string
  width: string
  height: string
  grid: string
  gridHelp: string
  fits: Record<2 | 3 | 4, string>
  show: string
  example: string
  open: string
  close: string
  reading: string
  counting: string
  done: string
  title: string
  fileOf: Record<'one' | 'other', string>
  areasOf: string
  yours: string
  scores: string
  heat: string
  curves: string
  looks: string
  paths: string
  exploratory: string
  noAreas: string
  noGaze: string
  lockedTo: string
  noLooks: string
  few: string
  tableOf: string
  line: string
  column: string
  /** What is folded away, of one version and of two. */
  unlike: Record<'one' | 'two', string>
  onlyB: string
  wrong: Record<'noFile' | 'grid' | 'unreadable' | 'noWorker' | 'brokeOff' | 'noExample', string>
  wrongPicture: Record<PictureProblem, string>
}
