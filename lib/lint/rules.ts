import type { Rule } from './rule'
import { aliases } from './rules/aliases'
import { capitals } from './rules/capitals'
import { caseFigures } from './rules/case-figures'
import { claims } from './rules/claims'
import { emptyTexts } from './rules/empty-texts'
import { factUnits } from './rules/fact-units'
import { gonePages } from './rules/gone-pages'
import { heads } from './rules/heads'
import { legalFigures } from './rules/legal-figures'
import { linkTexts } from './rules/link-texts'
import { links } from './rules/links'
import { localeKeys } from './rules/locale-keys'
import { localeValues } from './rules/locale-values'
import { menus } from './rules/menus'
import { pageWeights } from './rules/page-weights'
import { paragraphs } from './rules/paragraphs'
import { pictures } from './rules/pictures'
import { plainFields } from './rules/plain-fields'
import { promises } from './rules/promises'
import { publishing } from './rules/publishing'
import { reviews } from './rules/reviews'
import { routes } from './rules/routes'
import { security } from './rules/security'
import { socialCards } from './rules/social-cards'
import { spelling } from './rules/spelling'
import { typingSlips } from './rules/typing-slips'
import { unfinishedTexts } from './rules/unfinished-texts'
import { unusedFacts } from './rules/unused-facts'
import { unusedFiles } from './rules/unused-files'
import { unusedOperations } from './rules/unused-operations'

/**
 * Every rule of content lint, in the order of docs/messages.md; each gives its own reason. The order does not affect
 * reports: diagnostics are sorted by file. What makes a single file invalid is not a rule but a check of loading:
 * `lib/pages/content-checks.ts`.
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
  publishing,
  heads,
  spelling,
  typingSlips,
  paragraphs,
  emptyTexts,
  unfinishedTexts,
  plainFields,
  pictures,
  socialCards,
  promises,
  claims,
  unusedFacts,
  factUnits,
  unusedOperations,
  legalFigures,
  reviews,
  caseFigures,
  localeKeys,
  localeValues,
  security,
  pageWeights,
] as const satisfies readonly Rule[]
