import type { Path, Yaml } from '../../content/yaml/read-yaml'
import { locationOf, pieceFinder } from '../../markdown/page'
import type { SourceLocation } from '../../shared/diagnostic'
import { mapTexts } from '../../shared/tokens'
import type { Snapshot, SnapshotPage } from '../snapshot'

/** A piece of text that somebody reads. */
export interface Passage {
  text: string
  /** The source location of a piece of the text. */
  locationOf(index: number, piece: string): SourceLocation
}

/** Fields that choose or name something for programs: their values are not words. */
const choices = new Set([
  ...['layout', 'publishAt', 'aliases', 'kind', 'thing', 'href', 'id', 'picture', 'source', 'primary', 'lockedTo'],
  ...['parts', 'samples', 'call', 'operation', 'formula', 'clip', 'seed'],
])

/** Data files whose texts pages show. `site.yml` has names and addresses, `facts.yml` numbers. */
const dataFiles = /^content\/(?:computed\.yml|docs\/.*\.ya?ml|cases\/[^/]+\/areas\.yml)$|^locales\/en\/.*\.json$/

/** All English text that people read. */
export function passagesOf({ pages, data }: Snapshot): Passage[] {
  const shown = [...data].filter(([file]) => dataFiles.test(file))
  return [...pages.flatMap(fromPage), ...shown.flatMap(([file, yaml]) => fromFields(file, yaml))]
}

function fromPage({ file, yaml, body = '', nodes = [] }: SnapshotPage): Passage[] {
  const passages = yaml ? fromFields(file, yaml) : []
  for (const node of nodes) {
    if (node.type !== 'text') continue
    // Made on first use, because most texts have no mistake, and only once: it continues from its last position.
    let find: ReturnType<typeof pieceFinder> | undefined
    const location: Passage['locationOf'] = (index, piece) => {
      find ??= pieceFinder(body, node, node.value)
      return locationOf({ file }, find(index, piece))
    }
    passages.push({ text: node.value, locationOf: location })
  }
  return passages
}

function fromFields(file: string, { value, placeOf }: Yaml): Passage[] {
  const passages: Passage[] = []
  mapTexts(value, (text, path) => {
    if (!path.some((name) => choices.has(String(name))))
      passages.push({ text, locationOf: () => ({ file, ...placeOf(path), field: fieldOf(path) }) })
    return text
  })
  return passages
}

const fieldOf = (path: Path) => path.join('.')
