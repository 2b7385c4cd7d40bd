import type { Rule } from './rule'
import { aliases } from './rules/aliases'
import { caseCopies } from './rules/case-copies'
import { caseSources } from './rules/case-sources'
import { copiedPages } from './rules/copied-pages'
import { emptyPages } from './rules/empty-pages'
import { bareTokens } from './rules/facts/bare-tokens'
import { besideFacts } from './rules/facts/beside-facts'
import { caseFigures } from './rules/facts/case-figures'
import { claims } from './rules/facts/claims'
import { computedSettings } from './rules/facts/computed-settings'
import { factAmounts } from './rules/facts/fact-amounts'
import { factTexts } from './rules/facts/fact-texts'
import { legalFigures } from './rules/facts/legal-figures'
import { ownAddresses } from './rules/facts/own-addresses'
import { promises } from './rules/facts/promises'
import { siteValues } from './rules/facts/site-values'
import { unusedFacts } from './rules/facts/unused-facts'
import { gonePages } from './rules/gone-pages'
import { headings } from './rules/headings'
import { heads } from './rules/heads'
import { linkTexts } from './rules/link-texts'
import { links } from './rules/links'
import { localeKeys } from './rules/locale-keys'
import { localeValues } from './rules/locale-values'
import { menus } from './rules/menus'
import { pageSizes } from './rules/page-sizes'
import { pictures } from './rules/pictures'
import { plainFields } from './rules/plain-fields'
import { calendarDates } from './rules/prose/calendar-dates'
import { capitals } from './rules/prose/capitals'
import { codeSamples } from './rules/prose/code-samples'
import { escapedMarks } from './rules/prose/escaped-marks'
import { paragraphs } from './rules/prose/paragraphs'
import { spelling } from './rules/prose/spelling'
import { strayMarks } from './rules/prose/stray-marks'
import { thematicBreaks } from './rules/prose/thematic-breaks'
import { typos } from './rules/prose/typos'
import { unfinishedTexts } from './rules/prose/unfinished-texts'
import { publishing } from './rules/publishing'
import { reviews } from './rules/reviews'
import { routes } from './rules/routes'
import { security } from './rules/security'
import { socialCards } from './rules/social-cards'
import { unusedFiles } from './rules/unused-files'
import { unusedOperations } from './rules/unused-operations'

/**
 * Every rule of the content lint, in the order of docs/messages.md; each gives its own reason. The order does not
 * affect reports, because diagnostics are sorted by file. What makes a single file invalid is not found by a rule but
 * when the file is loaded: see `lib/pages/content-checks.ts`.
 */
export const rules = [
  routes,
  unusedFiles,
  capitals,
  aliases,
  gonePages,
  menus,
  links,
  linkTexts,
  headings,
  publishing,
  heads,
  copiedPages,
  spelling,
  typos,
  paragraphs,
  thematicBreaks,
  calendarDates,
  emptyPages,
  escapedMarks,
  codeSamples,
  unfinishedTexts,
  plainFields,
  strayMarks,
  pictures,
  socialCards,
  promises,
  claims,
  unusedFacts,
  factTexts,
  factAmounts,
  siteValues,
  ownAddresses,
  besideFacts,
  bareTokens,
  unusedOperations,
  legalFigures,
  reviews,
  caseFigures,
  caseSources,
  caseCopies,
  computedSettings,
  localeKeys,
  localeValues,
  security,
  pageSizes,
] as const satisfies readonly Rule[]
