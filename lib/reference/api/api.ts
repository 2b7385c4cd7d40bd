import type { Texts } from '../../i18n/texts'
import type { GroupView } from '../views'

/** A page of the reference with its operations. */
export interface ApiPart {
  /** The last part of the page's address. */
  name: string
  title: string
  lead: string
  /** The absolute URL of the page. */
  address: string
  groups: GroupView[]
}

/** The REST API in the form that descriptions for programs need: the words of its pages, and absolute URLs. */
export interface Api {
  /** The name of the site. */
  site: string
  /** The base address with `/v1`, without a trailing slash. */
  base: string
  /** The absolute URLs of pages. */
  links: { docs: string; authentication: string; terms: string; contact: string }
  /** The name of the plan that includes API access. */
  plan: string
  parts: ApiPart[]
  t: Texts
}
