import type { EncodedBody, ServedFile } from './manifest'

/**
 * Chooses the compressed copy of a file to send; undefined if the browser accepts none (RFC 9110, section 12.5.3). The
 * highest q-value wins; for equal values the order of the policy decides.
 * @param header the value of `Accept-Encoding`
 */
export function chooseEncoding(header: string | undefined, { encoded }: ServedFile): EncodedBody | undefined {
  const qualities = readQualities(header ?? '')
  const quality = (name: string) => qualities.get(name) ?? qualities.get('*') ?? 0
  const accepted = encoded.filter(({ name }) => quality(name) > 0)
  return accepted.sort((a, b) => quality(b.name) - quality(a.name))[0]
}

/** Returns the q-values by encoding, in lower case. A malformed value counts as 0. */
function readQualities(header: string): Map<string, number> {
  return new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
      const q = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
      const isValid = q === undefined || /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(q)
      return [name, isValid ? Number(q ?? 1) : 0] as const
    }),
  )
}
