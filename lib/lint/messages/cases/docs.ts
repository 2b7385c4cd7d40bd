import { readDocs } from '../../../pages/docs/docs'
import { collectDiagnostics } from '../../../shared/content-error'
import type { MessageCase } from './message-case'
import { changed } from './pages'

const page = (body: string) => ({
  'content/docs/rest/reference/users.md': `---\ntitle: Users\ndescription: It says what the page is about.\nlead: A lead.\norder: 1\n---\n\n${body}\n`,
})
const table = (from: string, to: string) => changed('content/docs/rest/endpoints.yml', from, to)
const parameter = '  user_uuid: The identifier of the user.'
const rule = '- Only an empty project can be deleted.'

export const docsCases: readonly MessageCase[] = [
  {
    id: 'docs-same-anchor',
    bad: page('## Users\n\nText.\n\n::operations{resource=users}'),
    near: page('## Who\n\nText.\n\n::operations{resource=users}'),
    tell: () => collectDiagnostics(() => readDocs('/docs/rest/reference/users')),
  },
  {
    id: 'endpoint-call-twice',
    bad: table('GET /locales', 'GET /projects/{project_uuid}'),
    near: table('GET /locales', 'GET /languages'),
  },
  {
    id: 'endpoint-title-twice',
    bad: table('title: List locales', 'title: List projects'),
    near: table('title: List locales', 'title: List languages'),
  },
  {
    id: 'endpoint-summary-twice',
    bad: table('summary: Lists the locales.', 'summary: Removes an empty project.'),
    near: table('summary: Lists the locales.', 'summary: Lists the languages.'),
  },
  {
    id: 'endpoint-parameter-unexplained',
    bad: table('GET /locales', 'GET /locales/{language}'),
    near: table('GET /locales', 'GET /locales/{user_uuid}'),
  },
  {
    id: 'endpoint-parameter-misspelt',
    bad: table('GET /locales', 'GET /locales/{user_uid}'),
    near: table('GET /locales', 'GET /locales/{user_uuid}'),
  },
  {
    id: 'endpoint-parameter-unused',
    bad: table(parameter, `  language: The language.\n${parameter}`),
    near: table(parameter, `  # language: The language.\n${parameter}`),
  },
  {
    id: 'endpoint-alike',
    bad: table('DELETE /projects/{project_uuid}', 'GET /projects/{user_uuid}'),
    near: table('DELETE /projects/{project_uuid}', 'POST /projects/{project_uuid}'),
  },
  {
    id: 'endpoint-group-twice',
    bad: table('group: Datafiles\n', 'group: Sessions\n'),
    near: table('group: Datafiles\n', 'group: Files of sessions\n'),
  },
  {
    id: 'endpoint-parameter-twice',
    bad: table('GET /locales', 'GET /users/{user_uuid}/users/{user_uuid}'),
    near: table('GET /locales', 'GET /users/{user_uuid}/users'),
  },
  {
    id: 'endpoint-said-twice',
    bad: table(rule, '- Removes an empty project.'),
    near: table(rule, '- Removes no project but an empty one.'),
  },
]
