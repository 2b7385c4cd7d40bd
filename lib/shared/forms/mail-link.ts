/**
 * The maximum length of a mail link. Many mail programs truncate or reject longer ones; the lowest limit still in use
 * is that of Windows, 2,048 characters.
 */
export const maxMailLinkLength = 1800

/**
 * Returns a link that opens the visitor's mail program with everything typed so far (RFC 6068). A message that is too
 * long for a link is cut at the end of a word, and the email says so. The sender below it is never cut off.
 * @param to the address of the company
 * @param cut the sentence to put below a message that was cut
 */
export function mailLink({ to, subject, message, sender, cut }: Mail): string {
  const link = (text: string) => linkOf(to, subject, [text, '', ...sender].join('\n'))
  const whole = link(message)
  if (whole.length <= maxMailLinkLength) return whole
  const shortened = (length: number) => link(`${cutAtWord(message, length)}…\n\n${cut}`)
  // An encoded character takes 1 to 12 characters, so the longest beginning that fits is found by bisection.
  let [fits, tooLong] = [0, message.length]
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2)
    if (shortened(middle).length <= maxMailLinkLength) fits = middle
    else tooLong = middle
  }
  return shortened(fits)
}

/** What a mail link is made from. */
interface Mail {
  to: string
  subject: string
  message: string
  /** The lines below the message with the sender's details. */
  sender: readonly string[]
  cut: string
}

/**
 * At most the first `length` characters, ending with a whole word, or with a whole character if one word fills them
 * all.
 */
function cutAtWord(text: string, length: number): string {
  const start = text.slice(0, length).replace(/[\ud800-\udbff]$/, '')
  if (/^\s/.test(text.slice(start.length))) return start.trimEnd()
  return (start.match(/^[\s\S]*(?=\s)/)?.[0] ?? start).trimEnd()
}

function linkOf(to: string, subject: string, body: string): string {
  // A lone surrogate cannot be encoded.
  const lines = body.replace(/\r?\n/g, '\r\n').replace(/\p{Surrogate}/gu, '?')
  return `mailto:${encodeURIComponent(to).replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`
}
