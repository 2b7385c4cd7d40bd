import { constants, crc32, deflateSync } from 'node:zlib'
import { paletteOf } from './palette'

/** An opaque picture: four bytes for each pixel, red, green, blue and opacity, row by row. */
export interface Pixels {
  data: Uint8Array
  width: number
  height: number
}

/** "\x89PNG", and line breaks that a transfer as text would change. */
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/**
 * Runs of one colour are the only repetition in a flat drawing. Looking for others takes fifty times as long, and gives
 * larger files.
 */
const COMPRESSION = { level: 9, strategy: constants.Z_RLE, memLevel: 9 } as const

/**
 * Writes a drawing of flat colours as a PNG with a palette. An encoder for photos takes five times as long, because it
 * compares every pixel with the palette; here each colour is looked up once.
 * @returns the same bytes for the same pixels
 * @source https://www.w3.org/TR/png-3/
 */
export function flatPng({ data, width, height }: Pixels): Buffer {
  const { ends, indexes, colours, counts } = runsOf(data, width)
  const { palette, paletteIndexes } = paletteOf(colours, counts)
  // Each row begins with its filter, which is none: indexes are not amounts, so the difference between two means
  // nothing.
  const rows = new Uint8Array((width + 1) * height)
  let [to, from] = [0, 0]
  for (const [run, end] of ends.entries()) {
    if (to % (width + 1) === 0) to++
    rows.fill(paletteIndexes[indexes[run] as number] as number, to, to + end - from)
    to += end - from
    from = end
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 3], 8) // Indexes of eight bits, into a palette.
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', Uint8Array.from(palette.flat())),
    chunk('IDAT', deflateSync(rows, COMPRESSION)),
    chunk('IEND', new Uint8Array()),
  ])
}

/**
 * Finds the runs of a picture: neighbouring pixels of a row with the same colour. Returns where each ends and the index
 * of its colour, the colours in the order in which they appear, and how many pixels have each.
 */
function runsOf(data: Uint8Array, width: number) {
  const pixels = pixelsIn(data)
  const known = new Map<number, number>()
  const colours: [red: number, green: number, blue: number][] = []
  const counts: number[] = []
  // Two lists of numbers rather than objects, because a picture has tens of thousands of runs.
  const [ends, indexes]: [number[], number[]] = [[], []]
  for (let from = 0, end = 0; from < pixels.length; from = end) {
    const pixel = pixels[from] as number
    const rowEnd = from - (from % width) + width
    do end++
    while (end < rowEnd && pixels[end] === pixel)
    const index = known.get(pixel) ?? colours.length
    if (index === colours.length) {
      known.set(pixel, index)
      const first = from * 4
      colours.push([data[first], data[first + 1], data[first + 2]] as [number, number, number])
      counts.push(0)
    }
    counts[index] = (counts[index] as number) + end - from
    ends.push(end)
    indexes.push(index)
  }
  return { ends, indexes, colours, counts }
}

/**
 * The pixels as whole numbers, signed because V8 allocates an object for a larger one. They are copied only if their
 * bytes are not aligned.
 */
function pixelsIn(data: Uint8Array): Int32Array {
  const { buffer, byteOffset, length } = data.byteOffset % 4 === 0 ? data : new Uint8Array(data)
  return new Int32Array(buffer, byteOffset, length / 4)
}

function chunk(name: string, bytes: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name), bytes])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(bytes.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}
