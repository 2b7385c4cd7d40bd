import { expect, test } from '@jest/globals'
import { checkRequest } from './check-request'

const access = { port: 3000, token: 'secret' }
const own = {
  host: 'localhost:3000',
  origin: 'http://localhost:3000',
  'content-type': 'application/json',
  authorization: 'token secret',
}

/** Returns the editor's response to a request with these headers; undefined if it is accepted. */
function responseTo(headers: Record<string, string | undefined>, method = 'POST') {
  const check = () => checkRequest({ method, headers: { ...own, ...headers } }, access)
  try {
    check()
    return undefined
  } catch (error) {
    return error
  }
}

test.each([
  ['a save from its own page', {}, 'POST'],
  ['a save under the numeric address', { host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3000' }, 'POST'],
  ['a save from a browser that sends Sec-Fetch-Site', { 'sec-fetch-site': 'same-origin' }, 'POST'],
  ['a save with a character set', { 'content-type': 'application/json; charset=utf-8' }, 'POST'],
  ['a read, which needs no origin', { origin: undefined, 'content-type': undefined }, 'GET'],
])('%s is accepted', (_, headers, method) => {
  expect(responseTo(headers, method)).toBeUndefined()
})

test.each([
  ['another host, such as after DNS rebinding', { host: 'evil.example:3000' }, 421],
  ['no host', { host: undefined }, 421],
  ['another port', { host: 'localhost:3001' }, 421],
  ['a name with the same beginning', { host: 'localhost:3000.evil.example' }, 421],
  ['another website', { origin: 'http://evil.example' }, 403],
  ['a website under the other name of this computer', { origin: 'http://127.0.0.1:3000' }, 403],
  ['no origin', { origin: undefined }, 403],
  ['a sandboxed frame', { origin: 'null' }, 403],
  ['another site, according to the browser', { 'sec-fetch-site': 'cross-site' }, 403],
  ['another origin of the same site', { 'sec-fetch-site': 'same-site' }, 403],
  ['a form', { 'content-type': 'text/plain' }, 415],
  ['a form that names JSON', { 'content-type': 'text/plain; application/json' }, 415],
  ['no type', { 'content-type': undefined }, 415],
  ['no token', { authorization: undefined }, 401],
  ['a token from an earlier session', { authorization: 'token before' }, 401],
  ['half a token', { authorization: 'token sec' }, 401],
  ['another kind of token', { authorization: 'Bearer secret' }, 401],
])('a save is rejected: %s', (_, headers, status) => {
  expect(responseTo(headers)).toMatchObject({
    status,
    message: expect.stringMatching(/^.+\. Close this window, .+\.$/),
  })
})

test('a read needs the right host and token too', () => {
  expect(responseTo({ host: 'evil.example' }, 'GET')).toMatchObject({ status: 421 })
  expect(responseTo({ authorization: undefined }, 'GET')).toMatchObject({ status: 401 })
})
