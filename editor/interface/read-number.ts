/** One separator with three digits after it: `1.890` is 1890 to some people, and less than 2 to others. */
const ambiguous = /^-?[1-9]\d{0,2}[.,]\d{3}$/

/** Points between thousands and a decimal comma, the reverse, or nothing between thousands. */
const notations = [
  { number: /^-?\d{1,3}(?:\.\d{3})+,\d*$/, thousands: '.', decimal: ',' },
  { number: /^-?\d{1,3}(?:,\d{3})+\.\d*$/, thousands: ',', decimal: '.' },
  { number: /^-?\d*,\d*$/, thousands: '', decimal: ',' },
  { number: /^-?\d*\.?\d*$/, thousands: '', decimal: '.' },
]

/**
 * Returns the number that was typed into a field, with a decimal point or comma.
 * @returns undefined if nothing was typed; the text if it is not a number or could be two, so that saving it is
 *   rejected
 */
export function readNumber(text: string): number | string | undefined {
  const typed = text.trim()
  if (typed === '') return undefined
  const notation = notations.find(({ number }) => number.test(typed))
  if (!notation || !/\d/.test(typed) || ambiguous.test(typed)) return text
  return Number(typed.replaceAll(notation.thousands, '').replace(notation.decimal, '.'))
}
