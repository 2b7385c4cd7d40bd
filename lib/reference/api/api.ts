import type { Texts } from '../../i18n/texts'
import type { GroupView } from '../views'

/** A page of the reference with its operations. */
export interface ApiPart {
  /** The last part of the page's address. */
  name: string
  title: string
  lead: string
  /** Whole address of the page. */
  address: string
  groups: GroupView[]
}

/** The REST API as descriptions for programs need it: what its pages say, and whole addresses. */
export interface Api {
  /** Name of the site. */
  site: string
  /** With `/v1`, without a slash at its end. */
  base: string
  /** Whole addresses of pages. */
  links: { docs: string; authentication: string; terms: string; ask: string }
  /** Name of the plan that has access. */
  plan: string
  parts: ApiPart[]
  t: Texts
}
