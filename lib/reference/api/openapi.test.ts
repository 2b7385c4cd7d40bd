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
const made = async () => openapi(await readApi(docsSource(await pages())))

test('the words of its link name the version of OpenAPI', async () => {
  const { says } = JSON.parse(readFileSync('locales/en/common.json', 'utf8')).outputs.openapi
  expect(says).toContain(`OpenAPI ${(await made()).openapi.split('.', 2).join('.')}`)
})

test('an operation says what is known, and links to its entry in the reference', async () => {
  const { paths } = await made()
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

test('one sentence for the whole API says what is not documented and where to ask; each response links to it', async () => {
  const { info, components, paths } = await made()
  expect(info.description).toMatch(/\n\nNot documented: .* https:\/\/www\.example\/contact\n/)
  expect(components.responses).toEqual({ notDocumented: { description: 'Not documented' } })
  expect(JSON.stringify(paths)).not.toMatch(/documented\b(?!"\})|contact/)
})

test('operations of one path are together, and both paths and operations are in the order of the pages', async () => {
  const { paths, tags } = await made()
  expect(Object.entries(paths).map(([path, item]) => [path, ...Object.keys(item)])).toEqual([
    ['/users', 'get'],
    ['/users/{user_uuid}', 'patch'],
    ['/users/{user_uuid}/time_of_day.csv', 'delete'],
    ['/locales', 'get'],
  ])
  expect(tags.map(({ name }) => name)).toEqual(['users', 'locales'])
})

test('no body, code, schema or format is given, because none is published', async () => {
  const text = JSON.stringify(await made())
  expect(text).not.toMatch(/requestBody|"content"|"format"|"example|"[1-5](\d\d|XX)"/)
  expect((await made()).components.parameters).toEqual({
    user_uuid: expect.objectContaining({ in: 'path', required: true, schema: { type: 'string' } }),
  })
})

test('characters in the words of the table have no meaning if a description is read as Markdown', async () => {
  const { paths, tags, components, info } = await made()
  expect(JSON.stringify(paths)).toContain(String.raw`Lists \\<script\\>alert(1)\\</script\\> users.`)
  expect(JSON.stringify(paths)).toContain(String.raw`- Only \\| one.\n`)
  expect(tags[0]?.description).toBe('A \\*few\\*.')
  expect(JSON.stringify(components)).toContain(String.raw`\\[many\\](javascript`)
  expect(info.description).toContain('Oog\\*wenk\\*')
})

test('the same pages give the same text', async () => {
  expect(JSON.stringify(await made())).toBe(JSON.stringify(await made()))
})

test.each([
  ['GET', ['/users'], 'getUsers'],
  ['GET', ['/users/current'], 'getUsersCurrent'],
  ['PATCH', ['/users/', '{user_uuid}'], 'patchUsersByUserUuid'],
  ['GET', ['/a/', '{b_c}', '/time_participant.csv'], 'getAByBCTimeParticipantCsv'],
] as const)('programs call %s %j by the name %s', (method, texts, name) => {
  const parts = texts.map((text) => (text.startsWith('{') ? { text, parameter: text.slice(1, -1) } : { text }))
  expect(operationName({ method, parts })).toBe(name)
})

test('a documentation without operations is an error, and is not described as an API without calls', async () => {
  await expect(readApi(docsSource([await docsText('Nothing.')]))).rejects.toThrow(
    'No page of content/docs shows operations. Write ::operations{resource=…} into one of them.',
  )
})
