import { beforeAll, expect, test } from '@jest/globals'
import { groupViews } from '../docs/group-views'
import type { DocsPage, OperationView } from '../docs/page'
import { ContentError } from '../errors'
import { getTexts } from '../i18n/texts'
import { getDocsPage, listDocs } from './docs'
import { getEndpoints } from './endpoints'

/** Section 7 of the specification, written out: page of the reference, methods, path. */
const specified = `
access_control GET,POST /users/{user_uuid}/authorizations
access_control PATCH,DELETE /users/{user_uuid}/authorizations/{auth_uuid}
access_control GET,POST /users/{user_uuid}/invites
access_control POST /users/{user_uuid}/accept
access_control GET,POST /users/{user_uuid}/access_keys
data_collection GET,POST /sessions
data_collection GET,PATCH,DELETE /sessions/{session_uuid}
data_collection GET,POST /datafiles
data_collection GET,PATCH,DELETE /datafiles/{datafile_uuid}
experiment_setup GET,POST /experiments
experiment_setup GET,PATCH,DELETE /experiments/{experiment_uuid}
experiment_setup GET /experiments/{experiment_uuid}/price
experiment_setup GET,POST /experiments/{experiment_uuid}/protocol
experiment_setup GET,POST /stimuli
experiment_setup GET,PATCH,DELETE /stimuli/{stimulus_uuid}
experiment_setup GET,POST /stimuli/{stimulus_uuid}/aoi
experiment_setup PATCH,DELETE /stimuli/{stimulus_uuid}/aoi/{aoi_uuid}
internal GET /datafiles/{datafile_uuid}/internal
locales GET /locales
projects GET,POST /projects
projects GET,PATCH,DELETE /projects/{project_uuid}
results GET /experiments/{experiment_uuid}/results
results GET /results/session/{session_uuid}/summary
results GET /results/stimuli/{stimulus_uuid}/sessions/{session_uuid}
results GET /results/stimuli/{stimulus_uuid}/time_participant.csv
results GET /results/stimuli/{stimulus_uuid}/time_participant_meta.json
results GET /results/stimuli/{stimulus_uuid}/time.csv
results GET /sessions/{session_uuid}/results
results GET /stimuli/{stimulus_uuid}/results
results GET /stimuli/{stimulus_uuid}/results_time
results GET /stimuli/{stimulus_uuid}/results_time_participant
users GET,POST /users
users GET /users/current
users GET,PATCH /users/{user_uuid}`
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [page = '', methods = '', path] = line.split(' ')
    return methods.split(',').map((method) => `${page} ${method} ${path}`)
  })

let pages: DocsPage[]

beforeAll(async () => {
  pages = await Promise.all((await listDocs()).map(({ path }) => getDocsPage(path)))
}, 60_000)

/** Every operation as its page shows it, with the last part of the page's address. */
function shownOperations(): [string, OperationView][] {
  return pages.flatMap(({ path, blocks }) =>
    blocks.flatMap((block) =>
      block.kind === 'operations'
        ? block.groups.flatMap(({ operations }) =>
            operations.map((operation): [string, OperationView] => [path.replace(/.*\//, ''), operation]),
          )
        : [],
    ),
  )
}

test('each specified operation stands on its own page of the reference, and on no other', () => {
  const shown = shownOperations().map(([page, { method, path }]) => `${page} ${method} ${path}`)
  expect(shown.sort()).toEqual([...specified].sort())
  expect(new Set(shown.map((line) => line.split(' ')[2])).size).toBe(34)
})

test('every path parameter is explained, and every operation says what of it is not published', () => {
  for (const [, { path, parameters, unpublished }] of shownOperations()) {
    expect(parameters.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? [])
    expect(parameters.filter(({ meaning }) => meaning === '')).toEqual([])
    expect(unpublished).toMatch(/available on request\.$/)
  }
})

test.each([
  ['DELETE /projects/{project_uuid}', 'Only an empty project can be deleted.'],
  ['POST /users', 'A newly created user is not active until the email address is confirmed.'],
  ['GET /users', 'The list returns only the user who is currently logged in.'],
  ['GET /users', 'For users who are not logged in, only some fields are returned.'],
  ['GET /stimuli/{stimulus_uuid}/results', 'The result is three-dimensional: data, sessions, time.'],
  ['GET /stimuli/{stimulus_uuid}/results_time', 'The result is two-dimensional: data, time.'],
  ['GET /stimuli/{stimulus_uuid}/results_time_participant', 'The result is three-dimensional.'],
])('%s bears its rule: %s', (call, note) => {
  const found = shownOperations().find(([, { method, path }]) => `${method} ${path}` === call)
  expect(found?.[1].notes).toContain(note)
})

test('the documentation has its seventeen pages, each with a title, a description and a text of its own', () => {
  expect(pages).toHaveLength(17)
  for (const field of ['browserTitle', 'description', 'lead'] as const)
    expect(new Set(pages.map((page) => page[field])).size).toBe(pages.length)
  for (const { blocks } of pages) expect(blocks.some(({ kind }) => kind === 'html')).toBe(true)
})

test('anchors are one of a kind on each page', () => {
  for (const { contents } of pages) {
    const ids = contents.flatMap(({ id, children }) => [id, ...children.map((child) => child.id)])
    expect(new Set(ids).size).toBe(ids.length)
  }
})

test('only the pages of the REST API say the base address, and each of the others says what is on request', () => {
  for (const { path, strip, request } of pages) {
    if (path === '/docs') continue
    expect(strip?.address.endsWith('/v1')).toBe(/^\/docs\/rest(\/|$)/.test(path) ? true : undefined)
    expect(request === undefined).toBe(strip !== undefined)
  }
})

test('a page that asks for operations which are not there is named with what it may ask for', async () => {
  const [endpoints, t] = await Promise.all([getEndpoints(), getTexts()])
  const ask = () => groupViews(endpoints, 'user', { file: 'content/docs/x.md', baseAddress: '', t })
  expect(ask).toThrow(ContentError)
  expect(ask).toThrow('content/docs/x.md – The endpoint table has no operations of “user”. Write “users” instead.')
})

test('a page that is not there is told by its address', async () => {
  await expect(getDocsPage('/docs/soap')).rejects.toThrow(
    'No file in content/docs becomes /docs/soap. Add one, or remove the link.',
  )
})
