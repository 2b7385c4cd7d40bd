/** One line of the contract. */
export interface Probe {
  /** Method, a space, and the path as it is sent. */
  ask: string
  headers?: Readonly<Record<string, string>>
  /** Bytes sent after the headers. */
  body?: string
  /** `200`, `308 /about` (status and Location) …; `0` is a connection that closes without a response. */
  allowed: readonly string[]
  /** Path in `out/` with the bytes of the response, once decoded. */
  file?: string
  /** Headers, in lower case, of the first allowed outcome; `undefined` if it must be absent. */
  has?: Readonly<Record<string, RegExp | undefined>>
  /** Bytes of the file in a partial response, both ends included. */
  part?: readonly [start: number, end: number]
}

/** A line for a GET. */
export const get = (path: string, allowed: readonly string[], more: Partial<Probe> = {}): Probe => ({
  ask: `GET ${path}`,
  allowed,
  ...more,
})

/** What an unknown path leads to. */
export const home = ['302 /']
/** A film of 100,000 bytes. */
export const film = 'media/film.webm'

/** A probe in one line, for the title of its test. */
export function titleOf({ ask, headers = {}, body }: Probe): string {
  const short = (text: string) => (text.length > 60 ? `${text.slice(0, 20)}… (${text.length} characters)` : text)
  const more = Object.entries(headers).map(([name, value]) => `${name}: ${short(value)}`)
  return [short(JSON.stringify(ask).slice(1, -1)), ...more, ...(body ? [`${body.length} bytes`] : [])].join(', ')
}
