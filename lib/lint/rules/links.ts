import { type Diagnostic, diagnosticAt } from '../../shared/diagnostic'
import { judgeLink, type LinkFault } from '../links/judge-link'
import { readTimes } from '../links/kept-back'
import { mapSite } from '../links/site-map'
import { type WrittenLink, writtenLinks } from '../links/written-links'
import { linkMessages } from '../messages/link-messages'
import type { Check } from '../rule'

/** Where links lead: to a page of this site and a place on it, or to a host that can be reached. */
export const links: Check = async (survey) => {
  const [site, times] = await Promise.all([mapSite(survey), readTimes(survey)])
  // What leads nowhere often does so on many pages, and who was meant takes long to find.
  const judged = new Map<string, LinkFault | undefined>()
  const judge = (link: WrittenLink): Diagnostic[] => {
    const { url, whole, spot, own } = link
    const key = whole.startsWith('#') ? `${own}${whole}` : whole
    if (!judged.has(key)) judged.set(key, judgeLink(whole, own, site))
    const fault = judged.get(key)
    // By a token the host of this site is named on purpose, and changes with it.
    const meant = fault?.message === linkMessages['link-own-origin'] && whole !== url
    // Data has a schema that wants https everywhere.
    const told = fault?.message === linkMessages['link-plain-http'] && spot.file.endsWith('.yml')
    // A page that is kept back leads nobody on to itself: that it is missed is told with what is published when.
    const leadsNowhere = fault?.message === linkMessages['link-former'] && times?.missedBy(link) !== undefined
    return fault === undefined || meant || told || leadsNowhere ? [] : [diagnosticAt(spot, fault.message, fault.values)]
  }
  return writtenLinks(survey).flatMap(judge)
}
