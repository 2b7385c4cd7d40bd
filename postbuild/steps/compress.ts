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
    const sources = files.filter((path) => TEXT.test(path))
    const known = new Set(sources)
    for (const path of files) {
      if (PACKED.test(path) && !known.has(path.replace(PACKED, ''))) await out.remove(path)
    }
    await Promise.all(sources.map((path) => packOne(out, path)))
  },
}

async function packOne(out: OutDir, path: string): Promise<void> {
  const bytes = await out.readBytes(path)
  for (const [ending, pack] of Object.entries(packers)) {
    const packed = await pack(bytes)
    if (packed.length < bytes.length) await out.write(`${path}.${ending}`, packed)
    else await out.remove(`${path}.${ending}`)
  }
}

/** Types of Node 20 do not know it yet. */
function zstd(bytes: Buffer): Promise<Buffer> {
  const { zstdCompress } = zlib as unknown as { zstdCompress: typeof zlib.gzip }
  return promisify(zstdCompress as (input: Buffer, done: (error: Error | null, result: Buffer) => void) => void)(bytes)
}
