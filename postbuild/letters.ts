/** A short name for the thing with this number: a … z, then aa … zz. @param first `a`, or `A` for capitals */
export function letters(count: number, first: 'a' | 'A' = 'a'): string {
  const last = String.fromCharCode(first.charCodeAt(0) + (count % 26))
  return count < 26 ? last : letters(Math.floor(count / 26) - 1, first) + last
}
