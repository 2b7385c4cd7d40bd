import { type Grid, readResultsFrom, type Version } from '@oogwenk/gaze'

/** How much is read between two progress reports, as a share of all bytes. */
const REPORT_EVERY = 0.05

/**
 * Reads the start of a file, and one more byte than requested if the file is longer.
 * @throws Unreadable if the browser cannot read the file
 */
export async function readStart(file: File, most: number): Promise<Uint8Array> {
  const bytes = await file
    .slice(0, most + 1)
    .arrayBuffer()
    .catch(refuse)
  return new Uint8Array(bytes)
}

const refuse = (error: unknown): never => {
  throw error instanceof DOMException ? new Unreadable() : error
}

/** Thrown if the browser cannot read the file. */
export class Unreadable extends Error {}

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
 * @throws Unreadable if the browser cannot read a file
 */
export async function readFiles(
  files: readonly File[],
  grid: Grid,
  { onProgress, onFile }: { onProgress: (share: number) => void; onFile: (version: number) => void },
): Promise<Version[]> {
  const all = files.reduce((sum, { size }) => sum + size, 0)
  let [read, last] = [0, 0]
  const versions: Version[] = []
  for (const [version, file] of files.entries()) {
    onFile(version)
    const report = (bytes: number) => {
      read += bytes
      if (read / all - last < REPORT_EVERY) return
      last = read / all
      onProgress(last)
    }
    const results = await readResultsFrom(counted(file, report), grid).catch(refuse)
    versions.push({ results, areas: [] })
  }
  return versions
}
