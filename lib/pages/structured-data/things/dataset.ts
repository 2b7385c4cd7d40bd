import type { Dataset } from 'schema-dts'
import { type Publisher, publisher } from './organization'

/** The values that describe a results file. */
interface DatasetFacts {
  name: string
  /** If the data are simulated, the description says so. */
  description: string
  /** Absolute addresses. */
  page: string
  file: string
  mediaType: string
  /** The size of the file with its unit, such as `262 kB`. */
  bytes: string
  /** The number of rows, such as `3,600 rows`. */
  size: string
  creator: Publisher
  /** The address of the licence; undefined if none has been chosen. */
  licence: string | undefined
  variables: readonly { name: string; description: string }[]
}

/**
 * Describes one results file as a dataset.
 * @source https://schema.org/Dataset, https://developers.google.com/search/docs/appearance/structured-data/dataset
 */
export function dataset(facts: DatasetFacts): Dataset {
  const { name, description, page, file, mediaType, bytes, size, creator, licence, variables } = facts
  return {
    '@type': 'Dataset',
    '@id': `${page}#${file.slice(file.lastIndexOf('/') + 1)}`,
    ...{ name, description, url: page, isAccessibleForFree: true },
    ...(licence !== undefined && { license: licence }),
    creator: publisher(creator),
    variableMeasured: variables.map((variable) => ({ '@type': 'PropertyValue', ...variable })),
    size,
    distribution: [{ '@type': 'DataDownload', contentUrl: file, encodingFormat: mediaType, contentSize: bytes }],
  }
}
