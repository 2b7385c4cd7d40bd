import type { Dataset } from 'schema-dts'
import { type Publisher, publisher } from './organization'

/** What is told to search engines about one results file; all of it stands on its page or in the content. */
export interface DatasetFacts {
  name: string
  /** Says that the data are simulated, where they are. */
  description: string
  /** Whole addresses. */
  page: string
  file: string
  mediaType: string
  /** With its unit, such as `262 kB`. */
  bytes: string
  /** How much there is, such as `3,600 rows`. */
  size: string
  creator: Publisher
  /** Address of the licence; none where nobody has decided on one. */
  licence: string | undefined
  variables: readonly { name: string; description: string }[]
}

/**
 * One results file as a dataset.
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
