import { readData } from '../content/validate'
import { type Endpoints, endpointsSchema } from './endpoints-schema'

/** The path of the endpoint table: every operation of the REST API, once. */
export const endpointsFile = 'content/docs/rest/endpoints.yml'

/**
 * Reads the endpoint table.
 * @throws ContentError with every problem of the file
 */
export function getEndpoints(): Promise<Endpoints> {
  return readData(endpointsFile, endpointsSchema)
}
