import { tokenPattern } from '../../shared/tokens'
import type { FoundNumber } from './find-hard-coded'

/** A number in words is hard-coded too. `One viewer at a time` does not count as a number. */
const words =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|a dozen|half a dozen|half an?'
const between =
  '(?:more |other |others |different |simulated |real |percentage |of |all |the |our |your |their |these |those )*'
const people = 'people|persons?|viewers?|visitors?|participants?|testers?|customers?|users?|shoppers?|readers?'
const units = `%|‰|°|(?:per ?cent|per ?mille|percent|points?|pts?|pp|bits?|beats?|bpm|fps|hertz|hz|ms|s|secs?|seconds?|milliseconds?|mins?|minutes?|hours?|days?|degrees?|px|pixels?|${people}|samples?|sessions?|fixations?|frames?|rows?)(?![\\p{L}\\p{N}])`
/** A number in digits, such as `3.4` or `½`. */
const singleNumber = '\\p{Nd}+(?:[.,:/]\\p{Nd}+)*\\p{No}*|\\p{No}+'
/** The same with a sign or a currency symbol, or a range such as `30–40`. */
const digits = `[+−-]?(?:[€$£¥]\\s?)?(?:${singleNumber})(?:\\s?[–-]\\s?(?:${singleNumber}))?`
const boundary = '(?<![\\p{L}\\p{N}.,])'

/** A number with a unit, in digits or in words. */
const withUnit = `(?:${digits}|${words})[\\s-]*${between}(?:${units})`
/** A fraction of people, or of what was measured. */
const fraction = `(?:half|(?:a|one|two|three)[\\s-](?:thirds?|quarters?|fifths?|tenths?))[\\s-](?:of )?${between}(?:${people}|them|sessions?|time|looks?|gaze)(?![\\p{L}\\p{N}])`
/** A share such as `one in ten`. */
const share = `(?:one|${words}) (?:in|out of) (?:${words})(?![\\p{L}\\p{N}])`
/** Any other figure, with the symbol or word after it. */
const bare = `${digits}(?:\\s?[€$£¥×]|\\s?-?(?!(?:and|or|to|of|in|by|with|for|the|a|is|was)(?![\\p{L}]))(?:simulated )?\\p{L}+)?`

/** Numbers that are part of names: `version 2`, a year, `the 3rd`, a date. */
const names = [
  `(?<![\\p{L}])(?:version|banner|page|picture|point|step|figure|part|question|round|area|no\\.?|number) (?:\\p{Nd}+)(?![.,]?\\p{Nd}|[\\s-]*(?:${units}))`,
  `${boundary}\\p{Nd}{4}-\\p{Nd}\\p{Nd}-\\p{Nd}\\p{Nd}(?![\\p{L}\\p{N}])`,
  `${boundary}(?:19|20)\\p{Nd}\\p{Nd}(?![.,]\\p{Nd}|[\\p{L}\\p{N}€$£¥×]|[\\s-]*${between}(?:${units}))`,
  `${boundary}\\p{Nd}+(?:st|nd|rd|th)(?![\\p{L}\\p{N}])`,
]

const flags = 'giu'
const named = new RegExp(names.join('|'), flags)
const inText = new RegExp(`${boundary}(?:${withUnit}|${share}|${fraction}|${bare})`, flags)
const inPictures = new RegExp(`${boundary}(?:${withUnit})`, flags)

/**
 * Finds the numbers in the text of a case that were not computed. Tokens do not count, nor do numbers in names.
 * @param isPicture whether the text describes a picture; if so, only numbers with a unit count
 */
export function findCaseFigures(text: string, isPicture: boolean): FoundNumber[] {
  // Of equal length, so that indexes do not change.
  const dots = (part: string) => '·'.repeat(part.length)
  const rest = text.replace(tokenPattern, dots).replace(named, dots)
  return [...rest.matchAll(isPicture ? inPictures : inText)].map(({ 0: found, index }) => ({
    found: found.replace(/\s+/g, ' '),
    index,
  }))
}
