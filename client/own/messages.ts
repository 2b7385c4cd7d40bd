import type { Grid } from '../../lib/research/results'
import type { PictureProblem } from './picture-file'

/** What the page asks of the worker. Each question has a number, and so has what is said to it. */
export type Question = ({ ask: 'report'; id: number } & ReportQuestion) | { ask: 'picture'; id: number; file: File }

/** What a report is made of. */
export interface ReportQuestion {
  /** Results, of A and of B. */
  files: File[]
  /** Where the areas of interest are; undefined where none are marked. */
  areas: File | undefined
  grid: Grid
  /** The grid is that of a picture, and gaze may show that the test had it smaller. */
  fit: boolean
}

/** The place of the areas among the files, behind A and B. */
export const AREAS = 2

/** Why a file was not taken: the sentences of `lib/research/reading/results-problems.ts`, with their place. */
export interface Refusal {
  /** Which file it is about: 0 is A, `AREAS` that of the areas. */
  version: number
  line: number | undefined
  column: string | undefined
  what: string
  fix: string
}

/** What the worker says. */
export type Answer<Report> =
  | { is: 'ready' }
  /** How much of the files is read, 0 to 1. */
  | { is: 'progress'; id: number; part: number }
  /** All is read, and the counting begins. */
  | { is: 'read'; id: number; rows: number }
  | { is: 'report'; id: number; report: Report }
  | { is: 'refused'; id: number; refusal: Refusal }
  /** The browser could not hand the file over. */
  | { is: 'unreadable'; id: number; version: number }
  | { is: 'picture'; id: number; width: number; height: number; bitmap: ImageBitmap }
  | { is: 'no picture'; id: number; why: PictureProblem }
