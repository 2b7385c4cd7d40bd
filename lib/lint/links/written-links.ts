import type { Yaml } from '../../content/yaml/read-yaml'
import { locationOf } from '../../markdown/page'
import type { SourceLocation } from '../../shared/diagnostic'
import { mapTexts, tokenPattern } from '../../shared/tokens'
import type { Snapshot, SnapshotPage } from '../snapshot'

/** A link in a text, a field or a data file. */
export interface WrittenLink {
  /** The address as it is written. */
  url: string
  /** The address with its tokens filled in. */
  filledUrl: string
  location: SourceLocation
  /** The path of the page that contains it; undefined in a data file, whose texts many pages show. */
  pagePath: string | undefined
  /** Whether it is an address in a sentence, without a scheme: `www.example.org`. */
  isBare?: boolean
}

/** Data files whose texts may be addresses. The endpoint table is not one: its paths belong to another host. */
const dataFiles = /^content\/(?:site|computed)\.yml$|^locales\/[^/]+\/[^/]+\.json$/

/** A field that contains only an address. */
const wholeAddress = /^(?:\/(?!\/)|#|https?:|mailto:|tel:)\S*$/

/** Names that people give to the field for former addresses; the schema knows only one of them. */
const former = /^(?:alias(?:es)?|formerly|former|redirects?(?:[_-]?from)?|old[_-]?(?:urls?|paths?|address(?:es)?))$/i

type Fill = (url: string) => string

/** Lists every link that somebody wrote, in texts, in fields and in data files. */
export function writtenLinks({ pages, data, tokens }: Snapshot): WrittenLink[] {
  const fill: Fill = (url) => url.replace(tokenPattern, (token, name: string) => tokens.get(name) ?? token)
  const shown = [...data].filter(([file]) => dataFiles.test(file))
  return [
    ...pages.flatMap((page) => inPage(page, fill)),
    ...shown.flatMap(([file, yaml]) => inFields(file, yaml, undefined, fill)),
  ]
}

function inPage({ file, route, yaml, nodes = [] }: SnapshotPage, fill: Fill): WrittenLink[] {
  const found = yaml ? inFields(file, yaml, route?.path, fill) : []
  for (const node of nodes) {
    if (node.type !== 'link' && node.type !== 'definition') continue
    const [text] = node.type === 'link' ? node.children : []
    const isBare = text?.type === 'text' && node.url === `http://${text.value}`
    found.push({
      url: node.url,
      // The reader of the text reports a scheme before a token that has one.
      filledUrl: fill(node.url).replace(/^https?:\/\/(?=https?:\/\/)/, ''),
      location: locationOf({ file }, node),
      pagePath: route?.path,
      isBare,
    })
  }
  return found
}

function inFields(file: string, { value, locationOf }: Yaml, pagePath: string | undefined, fill: Fill): WrittenLink[] {
  const found: WrittenLink[] = []
  mapTexts(value, (url, path) => {
    // The address to which forms are posted, the origin and former addresses are not links to pages. The schema reports
    // other names of the field `aliases`.
    const field = path.join('.')
    const filledUrl = fill(url)
    const isFormer = former.test(String(path[0]))
    if (wholeAddress.test(filledUrl) && field !== 'forms.endpoint' && !isFormer && field !== 'origin')
      found.push({ url, filledUrl, location: { file, ...locationOf(path), field }, pagePath })
    return url
  })
  return found
}
