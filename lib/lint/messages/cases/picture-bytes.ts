const bytes = (base64: string): Uint8Array => Buffer.from(base64, 'base64')

/** A PNG of one colour, 640 by 400. */
export const flat = (): Uint8Array =>
  bytes(
    'iVBORw0KGgoAAAANSUhEUgAAAoAAAAGQAQMAAAAEPUNmAAAAA1BMVEX+jXNfAaWAAAAANklEQVR42u3BMQEAAADCoPVPbQ0PoAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAB4NH6QAAF17NuoAAAAAElFTkSuQmCC',
  )

/** The same, 599 by 400. */
export const narrow = (): Uint8Array =>
  bytes(
    'iVBORw0KGgoAAAANSUhEUgAAAlcAAAGQAQMAAAC58NdWAAAAA1BMVEX+jXNfAaWAAAAANElEQVR42u3BAQ0AAADCoPdPbQ8HFAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAjwZ2wAABTwrGEAAAAABJRU5ErkJggg==',
  )

/** A WebP of two frames, 2 by 2. */
export const film = (): Uint8Array =>
  bytes(
    'UklGRoQAAABXRUJQVlA4WAoAAAACAAAAAQAAAQAAQU5JTQYAAAD/////AQBBTk1GKAAAAAAAAAAAAAEAAAEAAGQAAAJWUDhMDwAAAC8BQAAABxD9j/4HIqL/AQBBTk1GKAAAAAAAAAAAAAEAAAEAAGQAAABWUDhMDwAAAC8BQAAABxDR//4HIqL/AQA=',
  )

/** A PNG that is nothing but its own head: 8 bits of grey, and no pixel. */
export function bomb(width: number, height: number): Uint8Array {
  const head = Buffer.alloc(17)
  head.write('IHDR', 'latin1')
  head.writeUInt32BE(width, 4)
  head.writeUInt32BE(height, 8)
  head[12] = 8
  const start = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\r', 'latin1')
  return Buffer.concat([start, head, checksum(head), Buffer.from('\0\0\0\0IDAT', 'latin1')])
}

/** The checksum of a PNG chunk (ISO 3309). */
function checksum(chunk: Buffer): Buffer {
  let rest = 0xffffffff
  for (const byte of chunk) {
    rest ^= byte
    for (let bit = 0; bit < 8; bit++) rest = (rest >>> 1) ^ (rest & 1 ? 0xedb88320 : 0)
  }
  const out = Buffer.alloc(4)
  out.writeUInt32BE((rest ^ 0xffffffff) >>> 0)
  return out
}
