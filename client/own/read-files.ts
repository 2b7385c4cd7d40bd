import { readResultsFrom } from '../../lib/research/read-results'
import type { Grid } from '../../lib/research/results'
import type { Version } from '../../lib/research/sessions'

/** How much is read between two messages about it, as a share of all. */
const TELL_EVERY = 0.05

/**
 * The beginning of a file: so many bytes, and one more where there are more.
 * @throws Unreadable where the browser gives no bytes
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

/** A file that told nothing of itself: the browser could not read it. */
export class Unreadable extends Error {}

/** What is asked of a file, which tells how far its reading is. */
function counted(file: File, tell: (bytes: number) => void): Pick<Blob, 'size' | 'stream'> {
  const count = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (piece, out) => {
      tell(piece.length)
      out.enqueue(piece)
    },
  })
  return { size: file.size, stream: () => file.stream().pipeThrough(count) }
}

/**
 * Reads the files one after another.
 * @param told hears how much of all is read, 0 to 1
 * @param at hears which file is read now
 * @throws ResultsError for the first thing that cannot be read
 * @throws Unreadable where the browser gives no bytes
 */
export async function readFiles(
  files: readonly File[],
  grid: Grid,
  { told, at }: { told: (part: number) => void; at: (version: number) => void },
): Promise<Version[]> {
  const all = files.reduce((sum, { size }) => sum + size, 0)
  let [read, last] = [0, 0]
  const versions: Version[] = []
  for (const [version, file] of files.entries()) {
    at(version)
    const tell = (bytes: number) => {
      read += bytes
      if (read / all - last < TELL_EVERY) return
      last = read / all
      told(last)
    }
    const results = await readResultsFrom(counted(file, tell), grid).catch(refuse)
    versions.push({ results, areas: [] })
  }
  return versions
}
