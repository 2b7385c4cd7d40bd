import { addressCases } from './addresses'
import { caseCases } from './cases'
import { dateCases } from './dates'
import { docsCases } from './docs'
import { drawingCases } from './drawings'
import { factCases } from './facts'
import { fieldCases } from './fields'
import { fileCases } from './files'
import { frontMatterCases } from './front-matter'
import { headCases } from './heads'
import { launchCases } from './launch'
import { legalCases } from './legal'
import { linkCases } from './links'
import { localeCases } from './locales'
import { markdownCases } from './markdown'
import type { MessageCase } from './message-case'
import { pictureCases } from './pictures'
import { proseCases } from './prose'
import { publishingCases } from './publishing'
import { resultsCases } from './results'
import { securityCases } from './security'
import { tokenCases } from './tokens'
import { weightCases } from './weights'
import { placesOfNumbers } from './where-numbers-stand'
import { yamlCases } from './yaml'

/** What shows each message of the catalogue. */
export const cases: readonly MessageCase[] = [
  ...addressCases,
  ...caseCases,
  ...dateCases,
  ...docsCases,
  ...drawingCases,
  ...factCases,
  ...fieldCases,
  ...fileCases,
  ...frontMatterCases,
  ...headCases,
  ...launchCases,
  ...legalCases,
  ...linkCases,
  ...localeCases,
  ...markdownCases,
  ...pictureCases,
  ...proseCases,
  ...publishingCases,
  ...resultsCases,
  ...securityCases,
  ...tokenCases,
  ...placesOfNumbers,
  ...weightCases,
  ...yamlCases,
]
