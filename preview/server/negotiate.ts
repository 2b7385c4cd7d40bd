import type { EncodedBody, ServedFile } from './manifest'

/**
 * What of a file is sent: a compressed copy that the visitor takes, or the file itself (RFC 9110, section 12.5.3).
 * The highest q-value wins, and among equals the order of the policy, which is from small to large.
 * @param header value of `Accept-Encoding`
 */
export function choose(header: string | undefined, { encoded }: ServedFile): EncodedBody | undefined {
  const wishes = readWishes(header ?? '')
  const quality = (name: string) => wishes.get(name) ?? wishes.get('*') ?? 0
  const taken = encoded.filter(({ name }) => quality(name) > 0)
  return taken.sort((a, b) => quality(b.name) - quality(a.name))[0]
}

/** Names of encodings, in small letters, to their q-values; a value that makes no sense counts as 0. */
function readWishes(header: string): Map<string, number> {
  return new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
      const q = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
      const sensible = q === undefined || /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(q)
      return [name, sensible ? Number(q ?? 1) : 0] as const
    }),
  )
}
