/** Values that a reader may fill into samples. Values that cannot be used are left out, and the placeholder stays. */
export interface SampleValues {
  /** The address of the API: `https://api.example`, with or without `/v1`. */
  host?: string
  id?: string
  secret?: string
  /**
   * Whether dots are shown in place of the secret. The sample is otherwise the same, so nothing moves when the secret
   * is revealed.
   */
  masked?: boolean
  /** Values by the name in the path, such as `user_uuid`. */
  identifiers?: Readonly<Record<string, string>>
}

/** Lone surrogates: they have no UTF-8 encoding, so no client could send them. */
const loneSurrogate = /[\ud800-\udfff]/u

/** Whether a text can be sent. NUL ends a text for a shell and for R. */
const isSendable = (text: string) => text !== '' && !text.includes('\0') && !loneSurrogate.test(text)

/** Whether a text can be the first half of the Basic header. A colon would end it there (RFC 7617, section 2). */
export const isId = (text: string): boolean => isSendable(text) && !text.includes(':')

/** Whether a text can be the second half of the Basic header. */
export const isSecret = (text: string): boolean => isSendable(text)

/**
 * Returns a value as one segment of a path, with every character encoded that has a meaning in an address, a shell or a
 * string.
 * @returns undefined if no client sends it unchanged: `.` or `..` as a segment changes the address
 */
export function segmentOf(text: string): string | undefined {
  if (!isSendable(text) || text === '.' || text === '..') return undefined
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

const localOrigin = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/**
 * Returns the base address on a host that the reader entered. Plain http is only allowed for a server on the same
 * machine: on a network, anybody could read the credentials.
 * @returns the address with `/v1` and without a trailing slash; undefined if the text is not the address of a host
 */
export function baseAddressOf(host: string): string | undefined {
  const typed = host.trim()
  const { origin = '', pathname = '', username, password, search, hash } = parseUrl(typed) ?? {}
  // The parser allows quotes and brackets in a host name; the characters allowed here have no meaning in a shell or a
  // string.
  const isHost = /^https:\/\/[\w.:[\]-]+$/.test(origin) || localOrigin.test(origin)
  const hasMore = username || password || search || hash || !/^(\/v1)?\/?$/.test(pathname)
  return isHost && !hasMore ? `${origin}/v1` : undefined
}

function parseUrl(typed: string): URL | undefined {
  try {
    return new URL(typed.includes('//') ? typed : `https://${typed}`)
  } catch {
    return undefined
  }
}
