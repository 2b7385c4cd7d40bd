/** One row of React's flight payload, with its bytes as sent. */
export interface Row {
  /** Hexadecimal number given by React; empty for hints. */
  id: string
  bytes: Buffer
}

/** Tags of rows that start with their length in bytes: texts and binary data, which may contain line breaks. */
const LENGTH_PREFIXED = 'TAOoUSsLlGgMmVb'

/**
 * Tags of rows that end with a line break: modules, hints, errors, streams. These are all the tags of React 19.3 except
 * those for development, which an export never has (`D`, `J`, `N`, `W`).
 */
const LINE_TERMINATED = 'IHERrXxC'

/** The first characters of JSON, which is in rows without a tag. */
const UNTAGGED = '{["-0123456789tfn'

/**
 * Reads the rows of a flight payload: `id:…` up to the line's end, or `id:T<length in hex>,…`.
 * @throws if the bytes are not such rows, or have an unknown tag, which could refer to a module that the page needs
 */
export function rowsOf(payload: Buffer): Row[] {
  const rows: Row[] = []
  for (let start = 0; start < payload.length; ) {
    const colon = payload.indexOf(':', start)
    const id = payload.toString('latin1', start, colon)
    if (colon < 0 || !/^[\da-f]{0,8}$/.test(id)) throw unreadableError(payload, start)
    const end = endOf(payload, colon + 1)
    if (end === 0 || end > payload.length) throw unreadableError(payload, start)
    rows.push({ id, bytes: payload.subarray(start, end) })
    start = end
  }
  return rows
}

function endOf(payload: Buffer, start: number): number {
  const tag = String.fromCharCode(payload[start] ?? 0)
  if ((LINE_TERMINATED + UNTAGGED).includes(tag)) return payload.indexOf('\n', start) + 1
  if (!LENGTH_PREFIXED.includes(tag)) return 0
  const comma = payload.indexOf(',', start)
  const length = payload.toString('latin1', start + 1, comma)
  return /^[\da-f]+$/.test(length) ? comma + 1 + Number.parseInt(length, 16) : 0
}

/**
 * Returns the client modules to which a page refers, from the rows `id:I[module,[chunks],name]`.
 * @returns module ids assigned by Turbopack
 * @throws if such a row has another form
 */
export function clientModulesOf(payload: Buffer): string[] {
  const found: string[] = []
  for (const { id, bytes } of rowsOf(payload)) {
    const text = bytes.toString('utf8', id.length + 1)
    if (!text.startsWith('I')) continue
    const module = readModule(text.slice(1))
    if (module === undefined) throw unreadableError(bytes, 0)
    found.push(module)
  }
  return found
}

function readModule(json: string): string | undefined {
  try {
    const [module, chunks] = JSON.parse(json)
    const isKnown = (typeof module === 'number' || typeof module === 'string') && Array.isArray(chunks)
    return isKnown ? String(module) : undefined
  } catch {
    return undefined
  }
}

function unreadableError(payload: Buffer, offset: number): Error {
  const found = JSON.stringify(payload.toString('utf8', offset, offset + 40))
  return new Error(
    `React's payload has a row of an unknown kind (${found}). If Next was updated, check that this step still works with it.`,
  )
}
