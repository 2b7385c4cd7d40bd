import type { Grid } from '@oogwenk/gaze'
import type { PictureProblem } from './picture-file'

/** A request from the page to the worker. Request and response have the same id. */
export type WorkerRequest = ({ ask: 'report'; id: number } & ReportRequest) | { ask: 'picture'; id: number; file: File }

/** The data for a report. */
export interface ReportRequest {
  /** The results files of A and B. */
  files: File[]
  /** The file with the areas of interest, if there is one. */
  areas: File | undefined
  grid: Grid
  /** Whether the grid may be reduced, because it is the size of a picture, which the test may have shown smaller. */
  fit: boolean
}

/** The index of the file of areas, after A and B. */
export const AREAS = 2

/** A mistake in a file: a `ResultsError` with its location in the file. */
export interface FileMistake {
  line: number | undefined
  column: string | undefined
  what: string
  fix: string
}

/** A response from the worker. */
export type WorkerResponse<Report> =
  | { is: 'ready' }
  /** The share of the files that has been read, 0 to 1. */
  | { is: 'progress'; id: number; part: number }
  /** Everything has been read, and the analysis starts. */
  | { is: 'read'; id: number; rows: number }
  | { is: 'report'; id: number; report: Report }
  /** Why a file was rejected. `file` is its index: 0 for A, 1 for B, `AREAS` for the areas. */
  | { is: 'refused'; id: number; file: number; mistakes: FileMistake[] }
  /** The browser could not read the file. */
  | { is: 'unreadable'; id: number; file: number }
  | { is: 'picture'; id: number; width: number; height: number; bitmap: ImageBitmap }
  | { is: 'no picture'; id: number; why: PictureProblem }
