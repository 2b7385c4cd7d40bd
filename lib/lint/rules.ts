import type { Check } from './rule'
import { capitals } from './rules/capitals'
import { cases } from './rules/cases'
import { characters } from './rules/characters'
import { claims } from './rules/claims'
import { emptyTexts } from './rules/empty-texts'
import { unusedFacts } from './rules/facts'
import { formerAddresses } from './rules/former-addresses'
import { heads } from './rules/heads'
import { legal } from './rules/legal'
import { links } from './rules/links'
import { localeKeys } from './rules/locale-keys'
import { paragraphs } from './rules/paragraphs'
import { pictures } from './rules/pictures'
import { places } from './rules/places'
import { publishing } from './rules/publishing'
import { reading } from './rules/reading'
import { security } from './rules/security'
import { socialWords } from './rules/social-words'
import { spelling } from './rules/spelling'
import { typedFacts } from './rules/typed-facts'
import { unusedFiles } from './rules/unused-files'
import { weights } from './rules/weights'

/** What the doctor looks for, in order; problems are sorted by file afterwards. */
export const checks: readonly Check[] = [
  reading, // what could not be read, in data, locale files, front matter and text
  characters, // bytes that are no UTF-8, controls, and what turns letters around
  localeKeys, // interface texts that are missing, mistyped or of no use, and what translations leave out
  places, // a file where no page is drawn, and two that become one page
  capitals, // pages that cannot be reached, as hosts lead to small letters
  formerAddresses, // addresses that shall lead to a page, and hide or loop
  legal, // the form of the legal texts
  typedFacts, // numbers that are typed into legal and pricing texts
  claims, // numbers on marketing pages that no fact has, or that differ from the fact beside them
  unusedFacts, // facts that nothing says
  cases, // sections, areas, results and pictures of a case
  links, // to pages, places and files that are not there, and addresses that lead nowhere
  pictures, // unused or heavy ones, and descriptions that describe nothing
  socialWords, // letters that social pictures cannot be drawn with
  unusedFiles, // below content/ and locales/, but for pictures
  emptyTexts, // pages of the documentation without a word below the front matter
  paragraphs, // empty ones, and those longer than a phone's screen
  heads, // titles and descriptions that search results cut, or have twice
  spelling, // British, and no word twice in a row
  security, // the day until which security.txt is believed
  publishing, // a page that cannot be kept back, and what would miss one that is
  weights, // pages that were heavier in the last build than is usual
]
