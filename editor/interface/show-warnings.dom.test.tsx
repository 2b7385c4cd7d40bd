import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { showWarnings, WARNINGS_ID } from './show-warnings'

const api = '/edit/api/v1'
const contents = `http://localhost${api}/repos/site/site/contents`
let saved: readonly string[][]
let reply: { ok: boolean; body: unknown }

beforeEach(() => {
  document.body.innerHTML = `<div id="${WARNINGS_ID}" role="status"></div>`
  reply = { ok: true, body: {} }
  const response = () => ({ ok: reply.ok, clone: response, json: async () => reply.body })
  Object.assign(window, { fetch: jest.fn(async () => response()) })
  saved = []
  showWarnings(api, (paths) => {
    saved = [...saved, [...paths]]
  })
})
afterEach(() => document.body.replaceChildren())

const shown = () => [...document.querySelectorAll(`#${WARNINGS_ID} li`)].map(({ textContent }) => textContent)
async function send(url: string, method: string, body: unknown, ok = true) {
  reply = { ok, body }
  await window.fetch(url, { method })
  await Promise.resolve()
}

test('the warnings of a save are shown until they are closed', async () => {
  await send(contents, 'POST', { warnings: ['A <b>word</b> is repeated.', 'Another one.'] })
  expect(shown()).toEqual(['A <b>word</b> is repeated.', 'Another one.'])
  document.querySelector('button')?.click()
  expect(document.getElementById(WARNINGS_ID)?.childNodes).toHaveLength(0)
})

test('the next save replaces the warnings, and a rejected save or another request does not', async () => {
  await send(contents, 'POST', { warnings: ['A word is repeated.'] })
  await send(contents, 'POST', { message: 'Not saved.' }, false)
  await send(`http://localhost${api}/user`, 'GET', {})
  await send('http://localhost/other/contents', 'POST', {})
  expect(shown()).toEqual(['A word is repeated.'])
  await send(contents, 'POST', { warnings: [], files: [null, { path: 'content/docs/collect.md' }] })
  expect(shown()).toEqual([])
  expect(saved).toEqual([[], ['content/docs/collect.md']])
})
