import { fileMessages } from '../content/file-messages'
import type { Message } from '../shared/message'

/** A character that a text must not hold. */
export interface Unseen {
  message: Message
  /** Such as `U+202E`. */
  code: string
  /** Counted from 0 in the text. */
  index: number
}

/**
 * What a reader puts in the place of bytes that are no UTF-8; controls but for tabs and ends of lines; and what turns the
 * order of letters around. Isolates are let pass: translations written from right to left need them.
 */
const unseen = /[\uFFFD\p{Cc}\u2028\u2029\u202A-\u202E]/gu

const isDirection = (sign: string) => sign >= '\u202A' && sign <= '\u202E'

/** @returns each of them, in order */
export function unseenIn(text: string): Unseen[] {
  return [...text.matchAll(unseen)]
    .filter(([sign]) => sign !== '\n' && sign !== '\t')
    .map(({ 0: sign, index }) => {
      const code = `U+${(sign.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0')}`
      const message =
        sign === '\uFFFD'
          ? fileMessages['text-unreadable']
          : isDirection(sign)
            ? fileMessages['text-direction']
            : fileMessages['text-control']
      return { message, code, index }
    })
}
