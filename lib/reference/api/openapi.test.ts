import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { docsSource, docsText } from '../../../tests/fixtures/docs-text'
import { readApi } from '../../feeds/read-api'
import { openapi, operationName } from './openapi'

const pages = async () => [
  await docsText('Nothing here.', { path: '/docs/rest' }),
  await docsText('::operations{resource=users}', {
    path: '/docs/rest/reference/users',
    title: 'Users',
    lead: 'A *few*.',
  }),
  await docsText('::operations{resource=locales}', { path: '/docs/rest/reference/locales', title: 'Locales' }),
]
const buildDocument = async () => openapi(await readApi(docsSource(await pages())))

test('the description of the file in the interface names its OpenAPI version', async () => {
  const { says } = JSON.parse(readFileSync('locales/en/common.json', 'utf8')).outputs.openapi
  expect(says).toContain(`OpenAPI ${(await buildDocument()).openapi.split('.', 2).join('.')}`)
})

test('an operation object contains what the reference documents, and links to its entry in the reference', async () => {
  const { paths } = await buildDocument()
  expect(paths['/locales']).toEqual({
    get: {
      tags: ['locales'],
      operationId: 'getLocales',
      summary: 'List locales',
      description: 'Returns the locales.',
      responses: { default: { $ref: '#/components/responses/notDocumented' } },
      externalDocs: expect.objectContaining({ url: 'https://www.example/docs/rest/reference/locales#get-locales' }),
    },
  })
})

test('the description of the API says what is not documented and where to ask, and all operations share one response', async () => {
  const { info, components, paths } = await buildDocument()
  expect(info.description).toMatch(/\n\nNot documented: .* https:\/\/www\.example\/contact\n/)
  expect(components.responses).toEqual({ notDocumented: { description: 'Not documented' } })
  expect(JSON.stringify(paths)).not.toMatch(/documented\b(?!"\})|contact/)
})

test('operations are grouped by path, with paths and operations in the order of the pages', async () => {
  const { paths, tags } = await buildDocument()
  expect(Object.entries(paths).map(([path, item]) => [path, ...Object.keys(item)])).toEqual([
    ['/users', 'get'],
    ['/users/{user_uuid}', 'patch'],
    ['/users/{user_uuid}/time_of_day.csv', 'delete'],
    ['/locales', 'get'],
  ])
  expect(tags.map(({ name }) => name)).toEqual(['users', 'locales'])
})

test('request bodies, status codes, response schemas and formats are left out, because none of them are published', async () => {
  const text = JSON.stringify(await buildDocument())
  expect(text).not.toMatch(/requestBody|"content"|"format"|"example|"[1-5](\d\d|XX)"/)
  expect((await buildDocument()).components.parameters).toEqual({
    user_uuid: expect.objectContaining({ in: 'path', required: true, schema: { type: 'string' } }),
  })
})

test('Markdown and HTML characters from the endpoint table are escaped in descriptions', async () => {
  const { paths, tags, components, info } = await buildDocument()
  expect(JSON.stringify(paths)).toContain(String.raw`Lists \\<script\\>alert(1)\\</script\\> users.`)
  expect(JSON.stringify(paths)).toContain(String.raw`- Only \\| one.\n`)
  expect(tags[0]?.description).toBe('A \\*few\\*.')
  expect(JSON.stringify(components)).toContain(String.raw`\\[many\\](javascript`)
  expect(info.description).toContain('Oog\\*wenk\\*')
})

test('the same pages give the same document', async () => {
  expect(JSON.stringify(await buildDocument())).toBe(JSON.stringify(await buildDocument()))
})

test.each([
  ['GET', ['/users'], 'getUsers'],
  ['GET', ['/users/current'], 'getUsersCurrent'],
  ['PATCH', ['/users/', '{user_uuid}'], 'patchUsersByUserUuid'],
  ['GET', ['/a/', '{b_c}', '/time_participant.csv'], 'getAByBCTimeParticipantCsv'],
] as const)('the operationId of %s %j is %s', (method, texts, name) => {
  const parts = texts.map((text) => (text.startsWith('{') ? { text, parameter: text.slice(1, -1) } : { text }))
  expect(operationName({ method, parts })).toBe(name)
})

test('documentation without operations is an error, not an empty API', async () => {
  await expect(readApi(docsSource([await docsText('Nothing.')]))).rejects.toThrow(
    'No page of content/docs shows operations. Add ::operations{resource=…} to one of them.',
  )
})
