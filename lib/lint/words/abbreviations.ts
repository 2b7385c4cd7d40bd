/** Matches abbreviations that always keep their full stop: `B.V.`, `etc.`. */
const abbreviation = /(?:\.\p{L}{1,3}|(?<!\p{L})(?:etc|inc|ltd|co|corp|st|no|approx|max|min|incl|excl))\.$/iu

/** Whether the full stop at the end of a text belongs to an abbreviation. */
export const isAbbreviation = (text: string): boolean => abbreviation.test(text)
