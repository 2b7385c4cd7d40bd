import type { OperationView } from '../views'
import type { Api, ApiPart } from './api'
import { describeApi, describeOperation, escapeMarkdown } from './words'

/** `/time_participant.csv` -> `TimeParticipantCsv` */
const toPascalCase = (words: string) =>
  words
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('')

/**
 * Returns the name by which generated code calls an operation: method and path, with `By` before a parameter. `GET
 * /users/{user_uuid}/invites` -> `getUsersByUserUuidInvites`. Like the anchor, it does not change when the title does.
 */
export function operationName({ method, parts }: Pick<OperationView, 'method' | 'parts'>): string {
  const words = parts.map(({ text, parameter }) => (parameter ? `By${toPascalCase(parameter)}` : toPascalCase(text)))
  return method.toLowerCase() + words.join('')
}

/** The only response of every operation. */
const RESPONSE = 'notDocumented'

function operationObject(operation: OperationView, part: ApiPart, api: Api) {
  const { id, title, parameters } = operation
  return {
    tags: [part.name],
    operationId: operationName(operation),
    summary: title,
    description: describeOperation(operation),
    ...(parameters.length > 0 && {
      parameters: parameters.map(({ name }) => ({ $ref: `#/components/parameters/${name}` })),
    }),
    // Requests and responses are not documented, so there is no body, code or schema. But OpenAPI requires a response.
    responses: { default: { $ref: `#/components/responses/${RESPONSE}` } },
    externalDocs: { description: api.t('outputs.api.page'), url: `${part.address}#${id}` },
  }
}

/** The operations by path and method, both in the order of the pages. */
function pathsOf(api: Api) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const part of api.parts)
    for (const operation of part.groups.flatMap(({ operations }) => operations)) {
      paths[operation.path] ??= {}
      Object.assign(paths[operation.path] as object, {
        [operation.method.toLowerCase()]: operationObject(operation, part, api),
      })
    }
  return paths
}

/** Each path parameter once. Their names end in `uuid`, but their format is not documented, so the type is string. */
function parametersOf({ parts }: Api) {
  const all = parts.flatMap(({ groups }) => groups.flatMap(({ operations }) => operations))
  return Object.fromEntries(
    all
      .flatMap(({ parameters }) => parameters)
      .map(({ name, description }) => [
        name,
        { name, in: 'path', required: true, description: escapeMarkdown(description), schema: { type: 'string' } },
      ]),
  )
}

/**
 * Describes the REST API as an OpenAPI 3.1 document (OpenAPI Specification 3.1.1, section 4). It contains only what is
 * published; `redocly.yaml` lists the rules that are disabled for that reason.
 */
export function openapi(api: Api) {
  const { site, base, parts, links, t } = api
  return {
    openapi: '3.1.1',
    info: {
      title: t('outputs.openapi.title', { name: site }),
      description: describeApi(api),
      termsOfService: links.terms,
      // The only known licence is the terms of the service.
      license: { name: t('outputs.openapi.licence'), url: links.terms },
      // This is the version of the document. The API's only known version is the /v1 of its paths.
      version: '1',
    },
    servers: [{ url: base, description: t('outputs.openapi.server') }],
    security: [{ basic: [] }],
    tags: parts.map(({ name, title, lead, address }) => ({
      ...{ name, description: escapeMarkdown(lead) },
      externalDocs: { description: title, url: address },
    })),
    paths: pathsOf(api),
    components: {
      parameters: parametersOf(api),
      responses: { [RESPONSE]: { description: t('docs.notDocumented') } },
      securitySchemes: {
        basic: {
          ...{ type: 'http', scheme: 'basic' },
          description: t('outputs.api.authentication', { authentication: links.authentication }),
        },
      },
    },
    externalDocs: { description: t('outputs.api.documentation'), url: links.docs },
  }
}
