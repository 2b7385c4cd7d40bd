import type { Texts } from '../../i18n/texts'
import type { GroupView } from '../views'

/** A page of the reference with its operations. */
export interface ApiPart {
  /** The last part of the page's address. */
  name: string
  title: string
  lead: string
  /** Absolute URL of the page. */
  address: string
  groups: GroupView[]
}

/** The REST API in the form that descriptions for programs need: the words of its pages, and absolute URLs. */
export interface Api {
  /** Name of the site. */
  site: string
  /** With `/v1`, without a slash at its end. */
  base: string
  /** Absolute URLs of pages. */
  links: { docs: string; authentication: string; terms: string; contact: string }
  /** Name of the plan with access. */
  plan: string
  parts: ApiPart[]
  t: Texts
}
