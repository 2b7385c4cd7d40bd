import { about } from './about/page'
import { caseStudy, cases } from './cases/page'
import { contact } from './contact/page'
import type { PageDefinition } from './define-page'
import { docs, docsIndex, reference, resource, rest, restDocs } from './docs/page'
import { home } from './home/page'
import { privacy, terms } from './legal/page'
import { pricing } from './pricing/page'
import { notFound, thanks } from './statement/page'

/**
 * The site map: add each new page here. The first definition whose pattern matches is used, so list a single page
 * before its kind.
 */
export const pages: readonly PageDefinition[] = [
  home,
  about,
  cases,
  caseStudy,
  pricing,
  docsIndex,
  rest,
  reference,
  resource,
  restDocs,
  docs,
  contact,
  terms,
  privacy,
  thanks,
  notFound,
]
