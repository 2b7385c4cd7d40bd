import type { GroupView, OperationView } from '../views'
import type { Api, ApiPart } from './api'
import { describeApi, describeOperation, escapeMarkdown } from './words'

/** A path in the notation of Postman, with a colon before each parameter. */
const segments = ({ parts }: OperationView) =>
  parts
    .map(({ text, parameter }) => (parameter ? `:${parameter}` : text))
    .join('')
    .split('/')
    .filter(Boolean)

function request(operation: OperationView) {
  const { title, method, parameters } = operation
  const path = segments(operation)
  return {
    name: title,
    request: {
      method,
      header: [],
      url: {
        raw: `{{baseUrl}}/${path.join('/')}`,
        host: ['{{baseUrl}}'],
        path,
        ...(parameters.length > 0 && {
          variable: parameters.map(({ name, description }) => ({
            key: name,
            value: '',
            description: escapeMarkdown(description),
          })),
        }),
      },
      description: describeOperation(operation),
    },
    response: [],
  }
}

/** A folder for a part of the reference, with a folder for each of its groups if there are several. */
function folder({ title, lead, groups }: ApiPart) {
  const inGroup = ({ operations }: GroupView) => operations.map(request)
  const item =
    groups.length === 1
      ? groups.flatMap(inGroup)
      : groups.map((group) => ({ name: group.title, description: escapeMarkdown(group.text), item: inGroup(group) }))
  return { name: title, description: escapeMarkdown(lead), item }
}

const variable = (key: string, value: string, description: string) => ({ key, value, type: 'string', description })

/**
 * Describes the REST API as a Postman collection (format 2.1.0). It contains no credentials, but two empty variables
 * for them.
 */
export function postman(api: Api) {
  const { site, base, links, t } = api
  const credential = t('outputs.postman.credential', { authentication: links.authentication })
  const basic = (key: string, value: string) => ({ key, value, type: 'string' })
  return {
    info: {
      name: t('outputs.openapi.title', { name: site }),
      description: describeApi(api),
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    auth: { type: 'basic', basic: [basic('username', '{{API_ID}}'), basic('password', '{{API_SECRET}}')] },
    variable: [
      variable('baseUrl', base, t('outputs.openapi.server')),
      variable('API_ID', '', credential),
      variable('API_SECRET', '', credential),
    ],
    item: api.parts.map(folder),
  }
}
