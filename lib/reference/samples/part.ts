/** A piece of a code sample: an address or quoted text is a `string`, a value to fill in is a `parameter`. */
export interface SamplePart {
  text: string
  kind?: 'string' | 'parameter'
}

/** Makes a piece in the accent colour of samples. */
export const string = (text: string): SamplePart => ({ text, kind: 'string' })

/** Makes a bold piece, for what the reader fills in or has filled in. */
export const parameter = (text: string): SamplePart => ({ text, kind: 'parameter' })

/** Makes a line of pieces; adjacent pieces of the same kind are merged, so that a page needs fewer elements. */
export function line(...parts: (SamplePart | string)[]): SamplePart[] {
  const joined: SamplePart[] = []
  for (const given of parts) {
    const part = typeof given === 'string' ? { text: given } : given
    const last = joined.at(-1)
    if (last && last.kind === part.kind) joined[joined.length - 1] = { ...last, text: last.text + part.text }
    else if (part.text) joined.push(part)
  }
  return joined
}

/** Returns a sample as it is copied. */
export function sampleText(lines: readonly SamplePart[][]): string {
  return lines.map((parts) => parts.map(({ text }) => text).join('')).join('\n')
}
