import type { z } from 'zod'
import { areasSchema } from '../../content/results/areas-schema'
import { isReadBy } from '../../content/schemas/field'
import type { Path, Yaml } from '../../content/yaml/read-yaml'
import { locationOf as locationOfNode, pieceFinder } from '../../markdown/page'
import { computedSchema } from '../../pages/cases/computed-schema'
import { endpointsSchema } from '../../reference/endpoints-schema'
import type { SourceLocation } from '../../shared/diagnostic'
import { mapTexts } from '../../shared/tokens'
import type { Snapshot, SnapshotPage } from '../snapshot'
import { fieldPieces } from './field-pieces'

/** A piece of text that visitors read. */
interface Passage {
  text: string
  /** The names and indices that lead to a field; undefined for a piece of the text of a page. */
  path?: Path
  /** What the file of a field may contain; undefined for interface texts. */
  schema?: z.ZodType | undefined
  /** Returns the source location of a piece of the text. */
  locationOf(index: number, piece: string): SourceLocation
}

/**
 * Data files whose texts pages show, with their schemas. Not `site.yml`, which has names and addresses, nor
 * `facts.yml`, which has numbers.
 */
const dataFiles: readonly (readonly [RegExp, z.ZodType?])[] = [
  [/^content\/computed\.yml$/, computedSchema],
  [/^content\/docs\/.*\.ya?ml$/, endpointsSchema],
  [/^content\/cases\/[^/]+\/areas\.yml$/, areasSchema],
  [/^locales\/en\/.*\.json$/],
]

/** Cached, because several rules read the passages of the same content. */
const passagesByContent = new WeakMap<Snapshot, readonly Passage[]>()

/** Lists all English text that visitors read. */
export function passagesOf(content: Snapshot): readonly Passage[] {
  const passages = passagesByContent.get(content) ?? [
    ...content.pages.flatMap(fromPage),
    ...listDataFields(content.data).flatMap(fromFields),
  ]
  passagesByContent.set(content, passages)
  return passages
}

/** The fields of a file, with the schema that says which of them visitors read. */
export interface FileFields {
  file: string
  yaml: Yaml
  schema: z.ZodType | undefined
}

/** Lists the fields of all files with English fields that visitors read. */
export const listFields = ({ pages, data }: Snapshot): FileFields[] => [
  ...pages.flatMap(({ file, yaml, schema }) => (yaml ? [{ file, yaml, schema }] : [])),
  ...listDataFields(data),
]

const listDataFields = (data: Snapshot['data']): FileFields[] =>
  [...data].flatMap(([file, yaml]) => {
    const kind = dataFiles.find(([pattern]) => pattern.test(file))
    return kind ? [{ file, yaml, schema: kind[1] }] : []
  })

function fromPage({ file, yaml, schema, body = '', nodes = [] }: SnapshotPage): Passage[] {
  const passages = yaml ? fromFields({ file, yaml, schema }) : []
  for (const node of nodes) {
    if (node.type !== 'text') continue
    // Made on first use, because most texts have no mistake, and only once, because it continues from its last
    // position.
    let find: ReturnType<typeof pieceFinder> | undefined
    const location: Passage['locationOf'] = (index, piece) => {
      find ??= pieceFinder(body, node, node.value)
      return locationOfNode({ file }, find(index, piece))
    }
    passages.push({ text: node.value, locationOf: location })
  }
  return passages
}

function fromFields({ file, yaml, schema }: FileFields): Passage[] {
  const passages: Passage[] = []
  mapTexts(yaml.value, (text, path) => {
    // Made on first use, as in `fromPage`.
    let find: ReturnType<typeof fieldPieces> | undefined
    const location: Passage['locationOf'] = (index, piece) => {
      find ??= fieldPieces(yaml, path, text)
      return { file, ...find(index, piece), field: fieldOf(path) }
    }
    if (schema ? isReadBy('spelling', schema, path) : fieldOf(path) !== languageKey)
      passages.push({ text, path, schema, locationOf: location })
    return text
  })
  return passages
}

/** The key of the only interface text that programs read: the language in which numbers are formatted. */
export const languageKey = 'report.language'

const fieldOf = (path: Path) => path.join('.')
