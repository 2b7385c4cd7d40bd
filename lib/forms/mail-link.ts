/**
 * A link that opens the visitor's mail program with everything typed so far (RFC 6068).
 * @param to the company's address
 * @param lines the text of the mail; empty ones are kept as blank lines
 */
export function mailLink(to: string, subject: string, lines: readonly string[]): string {
  const body = lines.join('\n').replace(/\r?\n/g, '\r\n')
  return `mailto:${encodeURIComponent(to).replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
