import { readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { identifiers, operations } from './fixtures/operations'
import { anchorOf } from './support/operations'

const read = (path: string) => readFileSync(`out/${path}`, 'utf8')
const openapi = JSON.parse(read('openapi.json'))
const postman = JSON.parse(read('postman.json'))
const specified = Object.entries(operations).flatMap(([page, lines]) =>
  lines.flatMap(([methods, path]) => methods.split(' ').map((method) => ({ page, method, path }))),
)
const calls = specified.map(({ method, path }) => `${method} ${path}`).sort()

interface Item {
  item?: Item[]
  request?: { method: string; url: { raw: string } }
}
const requests = (items: Item[]): Item[] =>
  items.flatMap((one) => [...(one.request ? [one] : []), ...requests(one.item ?? [])])

test('the OpenAPI description has the operations of section 7, and no other', () => {
  const shown = Object.entries<object>(openapi.paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(shown.sort()).toEqual(calls)
})

test('the Postman collection has the operations of section 7, and no other', () => {
  const shown = requests(postman.item).map(
    ({ request }) => `${request?.method} ${request?.url.raw.replace('{{baseUrl}}', '').replace(/:(\w+)/g, '{$1}')}`,
  )
  expect(shown.sort()).toEqual(calls)
})

describe.each(Object.keys(operations))('the Markdown copy of %s', (page) => {
  test('has its operations, each under a heading and with an anchor on the page, and no other', () => {
    const shown = [...read(`docs/rest/reference/${page}.md`).matchAll(/^### .+\n\n\[`(\S+ \S+)`\]\((\S+)\)$/gm)]
    const own = specified.filter((one) => one.page === page)
    expect(shown.map(([, call]) => call).sort()).toEqual(own.map(({ method, path }) => `${method} ${path}`).sort())
    expect(shown.map(([, , address]) => address?.split('#')[1]).sort()).toEqual(
      own.map(({ method, path }) => anchorOf(method, path)).sort(),
    )
  })
})

test('llms-full.txt has the operations of section 7, and no other', () => {
  const shown = [...read('llms-full.txt').matchAll(/^\[`(\S+ \S+)`\]/gm)].map(([, call]) => call)
  expect(shown.sort()).toEqual(calls)
})

test('requests are sent below /v1 of the API host, with standard basic authentication', () => {
  expect(openapi.servers).toHaveLength(1)
  expect(openapi.servers[0].url).toMatch(/^https:\/\/[^/]+\/v1$/)
  const base = postman.variable.find(({ key }: { key: string }) => key === 'baseUrl')
  expect(base.value).toBe(openapi.servers[0].url)
  const [scheme] = Object.values<object>(openapi.components.securitySchemes)
  expect(scheme).toMatchObject({ type: 'http', scheme: 'basic' })
  expect(openapi.security).toEqual([{ [Object.keys(openapi.components.securitySchemes)[0] ?? '']: [] }])
  expect(postman.auth.type).toBe('basic')
})

test('the eight identifiers are path parameters, with a description and without an invented format', () => {
  const shown = Object.values<{ name: string }>(openapi.components.parameters)
  expect(shown.map(({ name }) => name).sort()).toEqual([...identifiers].sort())
  for (const parameter of shown)
    expect(parameter).toMatchObject({
      in: 'path',
      required: true,
      description: expect.any(String),
      schema: { type: 'string' },
    })
})

test('nothing is invented: every response is described as not documented, and no operation has a body', () => {
  for (const item of Object.values<Record<string, { responses: object }>>(openapi.paths))
    for (const operation of Object.values(item)) {
      expect(operation).not.toHaveProperty('requestBody')
      expect(operation.responses).toEqual({ default: { $ref: '#/components/responses/notDocumented' } })
    }
  expect(openapi.components.responses.notDocumented).toEqual({ description: 'Not documented' })
  for (const { request } of requests(postman.item)) expect(request).not.toHaveProperty('body')
})

test.each(['openapi.json', 'postman.json'])('%s states once what is not documented, and where to ask', (file) => {
  const { info } = JSON.parse(read(file))
  expect(info.description.match(/not documented/gi)).toHaveLength(1)
  expect(info.description).toMatch(/\/contact\b/)
  expect(read(file).match(/\/contact\b/g)).toHaveLength(1)
  expect(read(file)).not.toMatch(/\bon request\b/i)
})
