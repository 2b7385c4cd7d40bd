/**
 * Does the visitor's copy still hold? (RFC 9110, section 13.1.2: weak comparison, `*` fits anything.)
 * @param header value of `If-None-Match`
 * @param etag strong validator of the file, with its quotes
 */
export function isFresh(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  if (header.trim() === '*') return true
  return (header.match(/(?:W\/)?"[^"]*"/g) ?? []).some((tag) => tag.replace(/^W\//, '') === etag)
}

/**
 * Does the visitor's copy still hold by its age? Asked only where no `If-None-Match` came (RFC 9110, section 13.1.3).
 * @param header value of `If-Modified-Since`
 */
export function isUnmodified(header: string | undefined, modified: Date | undefined): boolean {
  if (header === undefined || modified === undefined) return false
  const since = Date.parse(header)
  return Number.isFinite(since) && modified.getTime() <= since
}

/** Bytes of a file, both ends included. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * The one range that is asked for (RFC 9110, section 14).
 * @param range value of `Range`
 * @param ifRange value of `If-Range`: the range only counts while the file is the same
 * @returns a range; `unsatisfiable` when it lies behind the end; undefined when the whole file is the answer:
 *   nothing asked, several ranges (a server may answer them whole), or what makes no sense
 */
export function rangeOf(
  range: string | undefined,
  ifRange: string | undefined,
  file: { etag: string; size: number; modified?: Date | undefined },
): ByteRange | 'unsatisfiable' | undefined {
  const same = ifRange === undefined || [file.etag, file.modified?.toUTCString()].includes(ifRange.trim())
  if (!same) return undefined
  const [, from, to] = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(range ?? '') ?? []
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined
  const last = file.size - 1
  if (from === '') {
    const length = Math.min(Number(to), file.size)
    return length === 0 ? 'unsatisfiable' : { start: file.size - length, end: last }
  }
  if (to !== '' && Number(to) < Number(from)) return undefined
  if (Number(from) > last) return 'unsatisfiable'
  return { start: Number(from), end: to === '' ? last : Math.min(Number(to), last) }
}
