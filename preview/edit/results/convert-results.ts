/**
 * A results file as a spreadsheet in another language has saved it, with commas between its columns and points in its
 * numbers. It is offered, and never done unasked: in another file the same signs may mean something else.
 * @param bytes in UTF-8
 * @returns undefined if there is nothing that can be converted safely
 */
export function convertResults(bytes: Uint8Array): Uint8Array | undefined {
  const text = new TextDecoder().decode(bytes)
  const lines = text.split(/\r\n|\n|\r/)
  const [first = ''] = lines
  const separator = [';', '\t'].find((sign) => first.split(sign).length > 2)
  // Between commas, only quotes say which comma belongs to a number.
  if (separator === undefined && !/(?:^|,)"[+-]?\d+,\d+"/m.test(text)) return undefined
  const converted = lines
    .map((line) =>
      cellsOf(line, separator ?? ',')
        .map(turnCell)
        .join(','),
    )
    .join('\n')
  return converted === text ? undefined : new TextEncoder().encode(converted)
}

const cellsOf = (line: string, separator: string): readonly string[] =>
  separator === ',' ? (line.match(/(?<=^|,)(?:"[^"]*"|[^,"])*/g) ?? []) : line.split(separator)

/** `"412,5"` is 412.5. Whatever else has a comma stays, in quotes, and the check of the file reports it. */
function turnCell(cell: string): string {
  const plain = cell.trim().replace(/^"(.*)"$/, '$1')
  if (/^[+-]?\d*,\d+$/.test(plain)) return plain.replace(',', '.')
  return plain.includes(',') ? `"${plain}"` : plain
}
