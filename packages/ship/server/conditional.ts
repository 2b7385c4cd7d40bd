import type { IncomingHttpHeaders } from 'node:http'
import fresh from 'fresh'

/** The validators of a file, for conditional requests. */
interface Validators {
  /** Strong validator, with its quotes. */
  etag: string
  modified?: Date | undefined
}

/**
 * Whether the copy in the visitor's browser is still current (RFC 9110, section 13.1): by `If-None-Match` or, if there
 * is none, by `If-Modified-Since`.
 *
 * The request's `Cache-Control` does not count: browsers that want a whole response send no condition.
 */
export function isFresh(headers: IncomingHttpHeaders, { etag, modified }: Validators): boolean {
  const conditions = { 'if-none-match': headers['if-none-match'], 'if-modified-since': headers['if-modified-since'] }
  return fresh(conditions, { etag, 'last-modified': modified?.toUTCString() })
}

/** A range of bytes, both ends included. */
interface ByteRange {
  start: number
  end: number
}

/**
 * Returns the range of a file that a request asks for (RFC 9110, section 14).
 * @param range the value of `Range`
 * @param ifRange the value of `If-Range`: the range counts only while the file is unchanged
 * @returns the range; `unsatisfiable` if it starts after the end of the file; undefined if the whole file is the
 *   response: no range, several ranges (a server may ignore those), or one that is malformed
 */
export function rangeOf(
  range: string | undefined,
  ifRange: string | undefined,
  file: Validators & { size: number },
): ByteRange | 'unsatisfiable' | undefined {
  const isSame = ifRange === undefined || [file.etag, file.modified?.toUTCString()].includes(ifRange.trim())
  if (!isSame) return undefined
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
