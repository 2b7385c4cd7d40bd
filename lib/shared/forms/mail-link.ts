/** Many mail programs cut or refuse a longer link; the oldest limit still met is that of Windows, at 2,048 characters. */
export const longestMailLink = 1800

/**
 * A link that opens the visitor's mail program with everything typed so far (RFC 6068). A message that is too long for a
 * link is cut at a word, and the mail says so: the sender below it is never cut off.
 * @param to the company's address
 * @param cut the sentence that stands below a message which was cut
 */
export function mailLink({ to, subject, message, sender, cut }: Mail): string {
  const link = (text: string) => linkOf(to, subject, [text, '', ...sender].join('\n'))
  const whole = link(message)
  if (whole.length <= longestMailLink) return whole
  const shortened = (length: number) => link(`${cutAtWord(message, length)}…\n\n${cut}`)
  // Encoded, a character takes 1 to 12: the longest beginning that fits is found by halving.
  let [fits, tooLong] = [0, message.length]
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2)
    if (shortened(middle).length <= longestMailLink) fits = middle
    else tooLong = middle
  }
  return shortened(fits)
}

/** What a mail link is made of. */
export interface Mail {
  to: string
  subject: string
  message: string
  /** Who writes: lines that stand below the message. */
  sender: readonly string[]
  cut: string
}

/** The first `length` characters or fewer, up to the end of a word; where a word fills them all, up to a character. */
function cutAtWord(text: string, length: number): string {
  const start = text.slice(0, length).replace(/[\ud800-\udbff]$/, '')
  if (/^\s/.test(text.slice(start.length))) return start.trimEnd()
  return (start.match(/^[\s\S]*(?=\s)/)?.[0] ?? start).trimEnd()
}

function linkOf(to: string, subject: string, body: string): string {
  // Half a sign of two halves cannot be encoded.
  const lines = body.replace(/\r?\n/g, '\r\n').replace(/\p{Surrogate}/gu, '?')
  return `mailto:${encodeURIComponent(to).replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`
}
