import { type Grid, readResultsFrom, type Version } from '@oogwenk/gaze'

/** How much is read between two progress reports, as a share of all bytes. */
const REPORT_EVERY = 0.05

/**
 * Reads the start of a file, and one more byte than requested if the file is longer.
 * @throws UnreadableFileError if the browser cannot read the file
 */
export async function readStart(file: File, maxBytes: number): Promise<Uint8Array> {
  const bytes = await file
    .slice(0, maxBytes + 1)
    .arrayBuffer()
    .catch(throwUnreadable)
  return new Uint8Array(bytes)
}

const throwUnreadable = (error: unknown): never => {
  throw error instanceof DOMException ? new UnreadableFileError() : error
}

/** Thrown if the browser cannot read the file. */
export class UnreadableFileError extends Error {}

/** Returns a file that reports how many of its bytes have been read. */
function counted(file: File, report: (bytes: number) => void): Pick<Blob, 'size' | 'stream'> {
  const count = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (piece, out) => {
      report(piece.length)
      out.enqueue(piece)
    },
  })
  return { size: file.size, stream: () => file.stream().pipeThrough(count) }
}

/**
 * Reads the files one after another.
 * @param onProgress called with the share of all bytes that has been read, 0 to 1
 * @param onFile called with the index of each file before that file is read
 * @throws ResultsError for the mistakes of the first file that has any
 * @throws UnreadableFileError if the browser cannot read a file
 */
export async function readFiles(
  files: readonly File[],
  grid: Grid,
  { onProgress, onFile }: { onProgress: (share: number) => void; onFile: (index: number) => void },
): Promise<Version[]> {
  const all = files.reduce((sum, { size }) => sum + size, 0)
  let [read, last] = [0, 0]
  const versions: Version[] = []
  for (const [index, file] of files.entries()) {
    onFile(index)
    const report = (bytes: number) => {
      read += bytes
      if (read / all - last < REPORT_EVERY) return
      last = read / all
      onProgress(last)
    }
    const results = await readResultsFrom(counted(file, report), grid).catch(throwUnreadable)
    versions.push({ results, areas: [] })
  }
  return versions
}
