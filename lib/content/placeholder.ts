/** A placeholder: text in [square brackets] anywhere in a value, or an empty pair. */
const bracketed = /\[[^[\]]*\]/

/** Expressions that mean “not known yet” if they are the whole value. */
const unknownValues =
  /^\(?(?:(?:is |still )*to (?:come|be \S+|do)|to-?do|tb[acd]|fix-?me|x{3,}|\?+|\.{3}|…|-+|n\.? ?n|n\/?a)\)?[.!?…]*$/i

/** Expressions that mean “not known yet” anywhere in a value. The first pattern matches capitals only. */
const markers = [
  /\b(?:TODO|TBD|FIXME)\b/,
  /\bplaceholders?\b|\blorem ipsum\b/i,
  /\bto be (?:added|announced|confirmed|decided|defined|determined|filled in|named|written)\b/i,
]

/** Whether a value contains a placeholder in [square brackets], which pages mark up. */
export const isBracketed = (value: string): boolean => bracketed.test(value)

/** Whether a value is not known yet: a placeholder, blank, or a word such as TODO. */
export const isUnknown = (value: string): boolean =>
  isBracketed(value) || value.trim() === '' || [unknownValues, ...markers].some((words) => words.test(value.trim()))
