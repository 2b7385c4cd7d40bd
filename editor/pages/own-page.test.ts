import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { serve } from '../../tests/fixtures/serve'
import { HttpError } from '../server/http-error'
import { html } from './html'
import { fileOf, handleOwnPage, type OwnPage, textOf } from './own-page'

const page: OwnPage = {
  path: '/results',
  show: async (fields, token) => ({ title: fields.get('file') ?? '', body: token }),
  submit: async (form) => ({
    title: textOf(form, 'name'),
    body: html`${await fileOf(form, 'results')?.text()}`,
  }),
}

let server: Awaited<ReturnType<typeof serve>>
let port = 0
beforeEach(async () => {
  server = await serve((request, response) => {
    handleOwnPage(request, page, { port, token: 'secret' }).then(
      ({ title, body }) => response.end(`${title}|${body.source}`),
      (error) => {
        response.writeHead(error instanceof HttpError ? error.status : 500, { Connection: 'close' }).end(error.message)
      },
    )
  })
  port = Number(new URL(server.url).port)
})
afterEach(() => server.close())

async function send(fields: Record<string, string>, headers: Record<string, string> = {}, file = 'a,b\n1,2\n') {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  body.set('results', new Blob([file]), 'a.csv')
  const response = await fetch(server.url, { method: 'POST', body, headers: { Origin: server.url, ...headers } })
  return [response.status, await response.text()]
}

test('a page is shown with the token for its forms', async () => {
  const response = await fetch(`${server.url}/results?file=a.md`)
  expect(await response.text()).toBe('a.md|<input type="hidden" name="token" value="secret">')
})

test('the fields and files of a form are received', async () => {
  expect(await send({ token: 'secret', name: ' Ä ' })).toEqual([200, 'Ä|a,b\n1,2\n'])
  expect(await send({ token: 'secret', name: 'No file' }, {}, '')).toEqual([200, 'No file|'])
})

test.each([
  ['from another website', { Origin: 'http://evil.example' }, 'secret', 403],
  ['from another site, according to the browser', { 'Sec-Fetch-Site': 'cross-site' }, 'secret', 403],
  ['from an earlier session', {}, 'before', 401],
  ['sent without files', { 'Content-Type': 'application/x-www-form-urlencoded' }, 'secret', 415],
] as const)('a form %s is rejected', async (_, headers, token, status) => {
  expect((await send({ token }, headers))[0]).toBe(status)
})

test('a truncated form and one that is too large are rejected', async () => {
  const type = { 'Content-Type': 'multipart/form-data; boundary=x', Origin: server.url }
  const cut = await fetch(server.url, { method: 'POST', body: '--x\r\nContent-Disp', headers: type })
  expect(cut.status).toBe(400)
  const large = await fetch(server.url, { method: 'POST', body: new Uint8Array(95_000_001), headers: type }).catch(
    () => undefined,
  )
  expect(large?.status ?? 413).toBe(413)
})
