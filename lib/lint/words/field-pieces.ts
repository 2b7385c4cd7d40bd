import type { LineAndColumn, Path, Yaml } from '../../content/yaml/read-yaml'

/** Escapes between double quotes; the `n` of `\n` is not a letter. */
const escapes = /\\(?:u[\da-f]{4}|x[\da-f]{2}|U[\da-f]{8}|[\s\S])/gi

/**
 * Finds parts of a text in its YAML or JSON file, including lines below the first. The text lacks quotation marks and
 * line breaks, so occurrences are counted: the third `to` in the text is the third `to` in the file.
 * @param text the text as parsed
 * @returns a function of the index of a part and the part, fast for ascending indexes of the same part; it returns the
 *   location of the field if the part is not found, such as one written with escapes
 */
export function fieldPieces(
  { writtenAt, locationOf }: Pick<Yaml, 'writtenAt' | 'locationOf'>,
  path: Path,
  text: string,
) {
  const written = writtenAt(path)
  const whole = locationOf(path)
  if (!written) return () => whole
  const { source, quote, locationAt } = written
  const plain = quote === '"' ? source.replace(escapes, (hit) => ' '.repeat(hit.length)) : source
  /** The last occurrence of each part: its index in the text, and its offset in the file. */
  const last = new Map<string, readonly [inText: number, inSource: number]>()
  const find = (index: number, piece: string): LineAndColumn | undefined => {
    const escaped = quote === "'" ? piece.replaceAll("'", "''") : piece
    const before = last.get(piece)
    let [inText, inSource] = before && before[0] <= index ? before : [-1, -1]
    while (inText < index) {
      inText = text.indexOf(piece, inText + 1)
      inSource = plain.indexOf(escaped, inSource + 1)
      if (inText < 0 || inSource < 0) return undefined
    }
    last.set(piece, [inText, inSource])
    return locationAt(inSource)
  }
  // A part that spans two lines is found by its first word.
  return (index: number, piece: string): LineAndColumn =>
    find(index, piece) ?? find(index, piece.split(/\s/)[0] ?? piece) ?? whole
}
