import { promisify } from 'node:util'
import * as zlib from 'node:zlib'
import type { OutDir } from '../out-dir'
import type { Step } from '../step'

/** Only what is text: pictures, films and fonts are compressed already. */
const TEXT = /\.(html|css|js|mjs|json|webmanifest|svg|txt|xml|md|csv|yml|yaml)$/

const PACKED = /\.(br|gz|zst)$/

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants

/** How each sibling is made, by its ending. Node below 22.15 has no Zstandard; those builds ship without it. */
const packers: Record<string, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) =>
    promisify(zlib.brotliCompress)(bytes, {
      params: { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gz: (bytes) => promisify(zlib.gzip)(bytes, { level: 9 }),
  ...('zstdCompress' in zlib && { zst: zstd }),
}

/** Hosts can send what was compressed once, as well as it goes, instead of badly each time. */
export const compress: Step = {
  name: 'compress',
  run: async (out) => {
    const files = await out.files()
    const all = new Set(files)
    const sources = files.filter((path) => TEXT.test(path))
    const known = new Set(sources)
    for (const path of files) {
      if (PACKED.test(path) && !known.has(path.replace(PACKED, ''))) await out.remove(path)
    }
    await Promise.all(sources.map((path) => packOne(out, path, all)))
  },
}

async function packOne(out: OutDir, path: string, known: ReadonlySet<string>): Promise<void> {
  const bytes = await out.readBytes(path)
  for (const [ending, pack] of Object.entries(packers)) {
    const sibling = `${path}.${ending}`
    // Unpacking is a hundred times faster than packing: a second run has little to do.
    if (known.has(sibling) && (await holds(await out.readBytes(sibling), ending, bytes))) continue
    const packed = await pack(bytes)
    if (packed.length < bytes.length) await out.write(sibling, packed)
    else await out.remove(sibling)
  }
}

/** Whether a compressed file is one of these very bytes. */
async function holds(packed: Buffer, ending: string, bytes: Buffer): Promise<boolean> {
  const unpack = ending === 'br' ? zlib.brotliDecompress : ending === 'gz' ? zlib.gunzip : undefined
  if (!unpack || packed.length >= bytes.length) return false
  const unpacked = await promisify<Buffer, Buffer>(unpack)(packed).catch(() => undefined)
  return unpacked?.equals(bytes) ?? false
}

/** Types of Node 20 do not know it yet. */
function zstd(bytes: Buffer): Promise<Buffer> {
  const { zstdCompress } = zlib as unknown as { zstdCompress: typeof zlib.gzip }
  return promisify(zstdCompress as (input: Buffer, done: (error: Error | null, result: Buffer) => void) => void)(bytes)
}
