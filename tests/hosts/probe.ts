/** A request of the contract, with its expected response. */
export interface Probe {
  /** The method, a space, and the path as it is sent. */
  request: string
  headers?: Readonly<Record<string, string>>
  /** Bytes sent after the headers. */
  body?: string
  /**
   * Allowed outcomes, such as `200`, or `308 /about` with a Location; `0` is a connection that closes without a
   * response.
   */
  allowed: readonly string[]
  /** The path in `out/` of a file equal to the decoded response. */
  file?: string
  /** Headers of the first allowed outcome, by their names in lower case; `undefined` if a header must be absent. */
  has?: Readonly<Record<string, RegExp | undefined>>
  /** The first and last byte of the file in a partial response. */
  part?: readonly [start: number, end: number]
}

/** Makes a probe with GET. */
export const get = (path: string, allowed: readonly string[], more: Partial<Probe> = {}): Probe => ({
  request: `GET ${path}`,
  allowed,
  ...more,
})

/** The allowed outcomes for an unknown path. */
export const home = ['302 /']
/** The path of a film of 100,000 bytes. */
export const film = 'media/film.webm'

/** Describes a probe in one line, for the title of its test. */
export function titleOf({ request, headers = {}, body }: Probe): string {
  const short = (text: string) => (text.length > 60 ? `${text.slice(0, 20)}… (${text.length} characters)` : text)
  const more = Object.entries(headers).map(([name, value]) => `${name}: ${short(value)}`)
  return [short(JSON.stringify(request).slice(1, -1)), ...more, ...(body ? [`${body.length} bytes`] : [])].join(', ')
}
