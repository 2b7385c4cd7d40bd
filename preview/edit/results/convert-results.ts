/**
 * Converts a results file that was saved by a spreadsheet in another language, so that it has commas between columns
 * and decimal points in numbers. Editors must ask for it, because in another file the same characters may mean
 * something else.
 * @param bytes the file, in UTF-8
 * @returns undefined if there is nothing that can be converted safely
 */
export function convertResults(bytes: Uint8Array): Uint8Array | undefined {
  const text = new TextDecoder().decode(bytes)
  const lines = text.split(/\r\n|\n|\r/)
  const [first = ''] = lines
  const separator = [';', '\t'].find((character) => first.split(character).length > 2)
  // If columns are separated by commas, only quotes show which comma belongs to a number.
  if (separator === undefined && !/(?:^|,)"[+-]?\d+,\d+"/m.test(text)) return undefined
  const converted = lines
    .map((line) =>
      cellsOf(line, separator ?? ',')
        .map(convertCell)
        .join(','),
    )
    .join('\n')
  return converted === text ? undefined : new TextEncoder().encode(converted)
}

const cellsOf = (line: string, separator: string): readonly string[] =>
  separator === ',' ? (line.match(/(?<=^|,)(?:"[^"]*"|[^,"])*/g) ?? []) : line.split(separator)

/** Converts `"412,5"` to 412.5. Any other cell with a comma is quoted, and the check of the file reports it. */
function convertCell(cell: string): string {
  const plain = cell.trim().replace(/^"(.*)"$/, '$1')
  if (/^[+-]?\d*,\d+$/.test(plain)) return plain.replace(',', '.')
  return plain.includes(',') ? `"${plain}"` : plain
}
