import type { FoundNumber } from './find-hard-coded'
import { hasNumber, numberPatterns } from './number-words'

const { any } = numberPatterns
const number = `(?:${any}\\s?%|${any}\\sper\\s?cent|half|(?:an?|one|two|three)[\\s-](?:thirds?|quarters?|fifths?|tenths?)|(?:one|${any})\\s(?:in|out\\sof)\\s${any}|${any}\\+?)`
const between =
  'of|all|the|our|your|their|its|these|those|more|other|different|new|existing|paying|happy|satisfied|big|large|loyal|regular|\\p{L}+est'
const counted = (noun: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}.,])${number}[\\s-]*(?:(?:${between})\\s)*${noun}(?![\\p{L}\\p{N}])`, 'giu')

/** In the documentation, a client is a program. */
const patterns = { customers: counted('customers'), all: counted('(?:customers|clients)') }

/** Shares without digits or number words, such as a third or a tenth. */
const isShare = /\b(?:third|quarter|fifth|tenth)/i

/** Matches every text that may have a number of customers; most texts do not match. */
export const namesCustomers = /customers|clients/i

/** Whether the number is a year or a version: `In 2020 customers left`. */
const isYearOrVersion = (before: string, found: string) =>
  /\bversion\s$/i.test(before) ||
  (/^(?:19|20)\d\d\s/.test(found) && /\b(?:in|since|until|from|during|by)\s$/i.test(before))

/** Finds the numbers or shares of customers in a text, in digits or in words: “three of our customers”. */
export function findCustomers(text: string, { isDocs = false } = {}): FoundNumber[] {
  // Most texts about customers have no number, and the pattern takes long to compile.
  if (!namesCustomers.test(text) || !(hasNumber.test(text) || isShare.test(text))) return []
  return [...text.matchAll(isDocs ? patterns.customers : patterns.all)]
    .filter(({ 0: found, index }) => !isYearOrVersion(text.slice(Math.max(0, index - 20), index), found))
    .map(({ 0: found, index }) => ({ found: found.replace(/\s+/g, ' '), index }))
}
