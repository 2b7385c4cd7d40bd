import { promisify } from 'node:util'
import * as zlib from 'node:zlib'
import { hashOf } from '../../hash'
import type { OutDir } from '../../out-dir'
import type { Step } from '../../step'

/** Text files. Pictures, films and fonts are compressed already. */
const TEXT = /\.(html|css|js|mjs|json|webmanifest|svg|txt|xml|md|csv|yml|yaml)$/

const PACKED = /\.(br|gz|zst)$/

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants

type Work = (bytes: Buffer) => Promise<Buffer>

/** How to compress a file and decompress it again. */
interface Packer {
  /** Its settings: part of the cache key. */
  how: string
  pack: Work
  unpack: Work
}

/** The functions used of Node's `zlib`. The last two came with 22.15 and 23.8, so the types for Node 20 lack them. */
export type Zlib = Pick<typeof zlib, 'brotliCompress' | 'brotliDecompress' | 'gzip' | 'gunzip'> & {
  zstdCompress?: (
    bytes: Buffer,
    options: { params: Record<number, number> },
    done: (error: Error | null, packed: Buffer) => void,
  ) => void
  zstdDecompress?: typeof zlib.gunzip
}

/** `ZSTD_c_compressionLevel`, as the Zstandard library numbers it. */
const ZSTD_LEVEL_PARAM = 100

/** The best quality: a file is compressed once and sent a thousand times. */
const BROTLI_QUALITY = 11

/**
 * What programs read and no page loads, such as copies in Markdown and maps of the site: together as large as the pages, and
 * seldom fetched. Takes a quarter of the time, for 12% more bytes.
 */
const FOR_PROGRAMS = /^(?!_next\/).*\.(md|txt|xml)$/
const PROGRAMS_QUALITY = 9

const GZIP_LEVEL = 9
const ZSTD_LEVEL = 19

/** The packers by file name extension. Where Node has no Zstandard, the build ships without `.zst`. */
function packersOf(
  { brotliCompress, brotliDecompress, gzip, gunzip, zstdCompress, zstdDecompress }: Zlib,
  quality: number,
) {
  const all: Record<string, Packer> = {
    br: {
      how: `quality ${quality}, size as hint`,
      pack: (bytes) =>
        promisify(brotliCompress)(bytes, {
          params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: bytes.length },
        }),
      unpack: (bytes) => promisify<Buffer, Buffer>(brotliDecompress)(bytes),
    },
    gz: {
      how: `level ${GZIP_LEVEL}`,
      pack: (bytes) => promisify(gzip)(bytes, { level: GZIP_LEVEL }),
      unpack: (bytes) => promisify<Buffer, Buffer>(gunzip)(bytes),
    },
  }
  if (zstdCompress && zstdDecompress) {
    all.zst = {
      how: `level ${ZSTD_LEVEL}`,
      pack: (bytes) => promisify(zstdCompress)(bytes, { params: { [ZSTD_LEVEL_PARAM]: ZSTD_LEVEL } }),
      unpack: (bytes) => promisify<Buffer, Buffer>(zstdDecompress)(bytes),
    }
  }
  return all
}

/** Hosts can send a copy that was compressed once at the best quality, instead of compressing worse on each request. */
export const compress: Step = { name: 'compress', run: (out) => compressWith(zlib, out) }

/** @param library Node's `zlib`; tests pass one of their own */
export async function compressWith(library: Zlib, out: OutDir): Promise<void> {
  const [packers, quick] = [packersOf(library, BROTLI_QUALITY), packersOf(library, PROGRAMS_QUALITY)]
  const files = await out.files()
  const all = new Set(files)
  const sources = files.filter((path) => TEXT.test(path))
  const known = new Set(sources)
  for (const path of files) {
    // Copies of a deleted file, or of a format that this version of Node cannot renew.
    const stale = !known.has(path.replace(PACKED, '')) || !Object.hasOwn(packers, path.slice(path.lastIndexOf('.') + 1))
    if (PACKED.test(path) && stale) await out.remove(path)
  }
  await Promise.all(sources.map((path) => packOne(out, path, all, FOR_PROGRAMS.test(path) ? quick : packers)))
}

async function packOne(
  out: OutDir,
  path: string,
  known: ReadonlySet<string>,
  packers: Record<string, Packer>,
): Promise<void> {
  const bytes = await out.readBytes(path)
  for (const [ending, packer] of Object.entries(packers)) {
    const sibling = `${path}.${ending}`
    // Decompressing is a hundred times faster than compressing, so a second run is quick.
    if (known.has(sibling) && (await holds(await out.readBytes(sibling), packer, bytes))) continue
    const packed = await packedOnce(out, ending, packer, bytes)
    if (packed.length < bytes.length) await out.write(sibling, packed)
    else await out.remove(sibling)
  }
}

/** Compresses bytes, or takes the cached result for the same bytes and settings. */
async function packedOnce(out: OutDir, ending: string, packer: Packer, bytes: Buffer): Promise<Buffer> {
  const { brotli = '', zlib: deflate = '', zstd = '' } = process.versions
  const key = hashOf([ending, packer.how, brotli, deflate, zstd, bytes])
  const cached = out.cache.read('compressed', key)
  if (cached && (await unpacksTo(cached, packer, bytes))) return cached
  const packed = await packer.pack(bytes)
  out.cache.write('compressed', key, packed)
  return packed
}

/** Whether a compressed copy is smaller than its file and matches it. */
const holds = async (packed: Buffer, packer: Packer, bytes: Buffer): Promise<boolean> =>
  packed.length < bytes.length && unpacksTo(packed, packer, bytes)

async function unpacksTo(packed: Buffer, { unpack }: Packer, bytes: Buffer): Promise<boolean> {
  const unpacked = await unpack(packed).catch(() => undefined)
  return unpacked?.equals(bytes) ?? false
}
