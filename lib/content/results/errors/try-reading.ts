import { type Grid, type Results, ResultsError, readResults } from '@oogwenk/gaze'

/** The errors of a file that could not be read. */
export class FailedRead {
  constructor(readonly errors: readonly ResultsError[]) {}
}

/** Reads a results file, and returns all its errors if that fails. */
export function tryReading(bytes: Uint8Array, grid: Grid): Results | FailedRead {
  try {
    return readResults(bytes, grid)
  } catch (error) {
    if (!(error instanceof ResultsError)) throw error
    return new FailedRead([error, ...error.others])
  }
}
