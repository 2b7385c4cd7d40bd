import { mapTexts, tokenPattern } from '../../../facts/fill'
import { type Problem, problemAt, type Spot } from '../../../messages/problem'
import type { Yaml } from '../../read-yaml'
import type { Check } from '../check'
import { judgeLink, type LinkFault } from '../judge-link'
import { mapSite } from '../site-map'
import type { Survey, SurveyedPage } from '../survey'

/** A link, wherever it stands. */
interface Link {
  url: string
  spot: Spot
  /** Path of the page that it stands on. */
  own: string | undefined
}

/** Data files whose texts may be addresses. The operations of the API have paths of another host. */
const dataFiles = /^content\/(?:site|computed)\.yml$|^locales\/[^/]+\/[^/]+\.json$/

/** A field that is one address and nothing else. */
const wholeAddress = /^(?:\/(?!\/)|#|https?:|mailto:|tel:)\S*$/

/** Where links lead: to a page of this site and a place on it, or to a host that can be reached. */
export const links: Check = async (survey) => {
  const site = await mapSite(survey)
  const { tokens } = survey.sources
  const filled = (url: string) => url.replace(tokenPattern, (token, name: string) => tokens.get(name) ?? token)
  // What leads nowhere often does so on many pages, and who was meant takes long to find.
  const judged = new Map<string, LinkFault | undefined>()
  const judge = ({ url, spot, own }: Link): Problem[] => {
    const whole = filled(url)
    const key = whole.startsWith('#') ? `${own}${whole}` : whole
    if (!judged.has(key)) judged.set(key, judgeLink(whole, own, site))
    const fault = judged.get(key)
    // By a token the host of this site is named on purpose, and changes with it.
    const meant = fault?.id === 'link-own-origin' && whole !== url
    // Data has a schema that wants https everywhere.
    const told = fault?.id === 'link-plain-http' && spot.file.endsWith('.yml')
    return fault === undefined || meant || told ? [] : [problemAt(spot, fault.id, fault.values)]
  }
  return [...survey.pages.flatMap(linksOf), ...linksInData(survey)].flatMap(judge)
}

function linksOf({ file, place, yaml, nodes = [] }: SurveyedPage): Link[] {
  const found = yaml ? linksInFields(file, yaml, place?.path) : []
  for (const node of nodes) {
    if (node.type !== 'link' && node.type !== 'definition') continue
    const { line, column } = node.position?.start ?? {}
    found.push({ url: node.url, spot: { file, line, column }, own: place?.path })
  }
  return found
}

function linksInData({ data }: Survey): Link[] {
  const shown = [...data].filter(([file]) => dataFiles.test(file))
  return shown.flatMap(([file, yaml]) => linksInFields(file, yaml, undefined))
}

function linksInFields(file: string, { value, placeOf }: Yaml, own: string | undefined): Link[] {
  const found: Link[] = []
  mapTexts(value, (text, path) => {
    // Where both forms are posted is no page, and where a page was is none either.
    const field = path.join('.')
    if (wholeAddress.test(text) && field !== 'forms.endpoint' && path[0] !== 'formerly' && field !== 'origin')
      found.push({ url: text, spot: { file, ...placeOf(path), field }, own })
    return text
  })
  return found
}
