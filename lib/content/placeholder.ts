/** A word for somebody to replace, wherever it stands in a value: a text in [square brackets], also an empty pair. */
const bracketed = /\[[^[\]]*\]/

/** What people write where they do not know yet, when it is all that a value says. */
const unsaid =
  /^\(?(?:(?:is |still )*to (?:come|be \S+|do)|to-?do|tb[acd]|fix-?me|x{3,}|\?+|\.{3}|…|-+|n\.? ?n|n\/?a)\)?[.!?…]*$/i

/** What stands for something else wherever it is written; the first ones in capitals only, since they are words as well. */
const standIns = [
  /\b(?:TODO|TBD|FIXME)\b/,
  /\bplaceholders?\b|\blorem ipsum\b/i,
  /\bto be (?:added|announced|confirmed|decided|defined|determined|filled in|named|written)\b/i,
]

/** Whether a value, or a part of it, is a placeholder in [square brackets], as pages draw it. */
export const isBracketed = (value: string): boolean => bracketed.test(value)

/** Whether a value says nothing yet: a placeholder, blanks, or a word such as TODO. */
export const isUnknown = (value: string): boolean =>
  isBracketed(value) || value.trim() === '' || [unsaid, ...standIns].some((words) => words.test(value.trim()))
