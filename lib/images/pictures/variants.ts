import { createHash, type Hash } from 'node:crypto'
import { basename, extname } from 'node:path'
import sharp from 'sharp'
import type { Format } from './recipe'

/**
 * Lists the widths to make from a source, in ascending order. Any that are not below its own width are replaced by
 * that width.
 */
export function fittingWidths(sourceWidth: number, widths: readonly number[]): number[] {
  const wanted = new Set(widths)
  const fitting = [...wanted].filter((width) => width < sourceWidth).sort((a, b) => a - b)
  return fitting.length < wanted.size || fitting.length === 0 ? [...fitting, sourceWidth] : fitting
}

/** Hashes a source. Each variant adds to this hash, so that a large photo is hashed only once. */
export const hashSource = ({ bytes }: { bytes: Uint8Array }): Hash => createHash('sha256').update(bytes)

/**
 * Returns the file name of a variant. It contains a hash of source, recipe and encoder versions, so it changes whenever
 * the bytes do.
 */
export function variantName(file: string, sourceHash: Hash, { recipe, extension }: Format, width: number): string {
  const { sharp: wrapper, vips, aom, webp } = sharp.versions as Record<string, string>
  const hash = sourceHash
    .copy()
    .update(JSON.stringify([recipe, wrapper, vips, aom, webp]))
    .digest('hex')
    .slice(0, 12)
  return `${stemOf(file)}.${hash}-${width}.${extension}`
}

/**
 * Returns the start of a file name: it needs no escaping in a URL or in `srcset`, and is not too long for a file
 * system.
 */
export const stemOf = (file: string): string =>
  basename(file, extname(file))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
