import { readFileSync } from 'node:fs'
import { beforeEach, expect, jest, test } from '@jest/globals'

const { tools } = JSON.parse(readFileSync('locales/en/common.json', 'utf8'))

const operation = (method: string, path: string) => `
  <section><p><span data-method="${method}">${method}</span><code>${path.replaceAll('/', '/<wbr>')}</code></p>
  <fieldset data-languages=""><input type="radio" checked>${'<pre><code>as it was</code></pre>'.repeat(4)}</fieldset></section>`
const page = `
  <ul><li>Base address <code>https://api.oogwenk.example/v1</code></li>
  <li><button type="button" data-tool="fill">Fill in your values</button></li></ul>
  ${operation('GET', '/users')}${operation('DELETE', '/users/{user_uuid}/authorizations/{auth_uuid}')}`

const control = () => document.querySelector('[data-tool=fill]') as HTMLElement
const panel = () => document.querySelector('form') as HTMLFormElement
const fieldFor = (label: string) => {
  const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label)
  return document.getElementById(found?.htmlFor ?? '') as HTMLInputElement
}
const button = (words: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words) as HTMLElement
const codes = () => [...document.querySelectorAll('pre')].map(({ textContent }) => textContent ?? '')
const type = (label: string, value: string) => {
  fieldFor(label).value = value
  fieldFor(label).dispatchEvent(new Event('input', { bubbles: true }))
}
const leave = (label: string) => fieldFor(label).dispatchEvent(new Event('change', { bubbles: true }))

/** Listeners from one test must not respond in the next. */
let listening = new AbortController()
const add = document.addEventListener.bind(document)

beforeEach(async () => {
  listening.abort()
  listening = new AbortController()
  const { signal } = listening
  document.addEventListener = ((name: string, listener: EventListener) =>
    add(name, listener, { signal })) as typeof document.addEventListener
  jest.resetModules()
  Object.assign(globalThis, {
    TEXTS: tools.fill,
    CSSStyleSheet: class {
      replaceSync() {}
    },
  })
  Object.assign(document, { adoptedStyleSheets: [] })
  document.body.innerHTML = page
  await import('./fill')
  control().click()
})

test('the control opens the panel below its row, and closes it again', () => {
  expect(panel().previousElementSibling).toBe(control().closest('ul'))
  expect([panel().hidden, control().getAttribute('aria-expanded')]).toEqual([false, 'true'])
  expect(document.getElementById(control().getAttribute('aria-controls') ?? '')).toBe(panel())
  control().click()
  expect([panel().hidden, control().getAttribute('aria-expanded')]).toEqual([true, 'false'])
  control().click()
  expect(document.querySelectorAll('form')).toHaveLength(1)
})

test('there is one field for each identifier on the page, and none that a browser would remember', () => {
  const fields = [...panel().querySelectorAll('input')]
  expect([...panel().querySelectorAll('label')].map(({ textContent }) => textContent)).toEqual([
    'Base address',
    'API ID',
    'API secret',
    'user_uuid',
    'auth_uuid',
  ])
  expect(fields.map(({ name, autocomplete }) => [name, autocomplete])).toEqual(fields.map(() => ['', 'off']))
  expect(fieldFor('Base address').value).toBe('https://api.oogwenk.example/v1')
  expect(fieldFor('API secret').type).toBe('password')
})

test('every sample shows what is typed, in all languages', () => {
  type('API ID', 'me')
  type('user_uuid', ' a/b ')
  expect(codes()).toHaveLength(8)
  for (const code of codes()) expect(code).toContain('me')
  expect(codes()[4]).toContain('"https://api.oogwenk.example/v1/users/a%2Fb/authorizations/$AUTH_UUID"')
  expect(codes()[6]).toContain('f"https://api.oogwenk.example/v1/users/a%2Fb/authorizations/{auth_uuid}"')
  type('Base address', 'gateway.example')
  for (const code of codes()) expect(code).toContain('https://gateway.example/v1/users')
  const parts = [...document.querySelectorAll('pre')][4] as Element
  expect([...parts.querySelectorAll('b')].map(({ textContent }) => textContent)).toEqual(['a%2Fb', '$AUTH_UUID'])
})

test('the secret is shown as dots, everywhere on the page, until the reader shows it', () => {
  type('API secret', 'geheim')
  expect(document.body.outerHTML).not.toContain('geheim')
  for (const code of codes()) expect(code).toContain('••••••••')
  const note = document.querySelector('.fill-note') as HTMLElement
  expect(note.textContent).toContain('copying copies the dots')
  expect(note.previousElementSibling?.contains(fieldFor('API secret'))).toBe(true)
  button('Show').click()
  expect(fieldFor('API secret').type).toBe('text')
  for (const code of codes()) expect(code).toContain('geheim')
  button('Hide').click()
  expect(document.body.outerHTML).not.toContain('geheim')
})

test('an unusable value is reported when the reader leaves the field, and is left out until it is corrected', () => {
  const shownMessages = () =>
    [...panel().querySelectorAll('.fill-message')].filter((one) => !(one as HTMLElement).hidden)
  const invalid: [string, string, string][] = [
    ['Base address', 'http://api.example', 'ftp'],
    ['API ID', 'a:b', 'a'],
    ['API secret', 'a\ud800', 'a'],
    ['user_uuid', '..', 'x'],
  ]
  for (const [label, value] of invalid) {
    type(label, value)
    expect(shownMessages()).toEqual([])
    leave(label)
    expect(shownMessages()).toHaveLength(1)
    const field = fieldFor(label)
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')).toBe(shownMessages()[0])
    expect(codes()[4]).toContain('"https://api.oogwenk.example/v1/users/$USER_UUID/authorizations/$AUTH_UUID"')
    expect(codes()[4]).toContain('"$API_ID:$API_SECRET"')
    type(label, label === 'Base address' ? 'https://api.oogwenk.example' : '')
    expect([shownMessages().length, field.getAttribute('aria-invalid')]).toEqual([0, null])
  }
})

test('typed text is shown as text and never parsed as markup', () => {
  type('API ID', '<img src=x onerror=alert(1)>')
  expect(document.querySelector('pre img')).toBeNull()
  expect(codes()[0]).toContain('<img src=x onerror=alert(1)>')
})

test('clearing all fields restores the samples, and the next secret is hidden', () => {
  type('user_uuid', 'x')
  for (const [label, value] of [
    ['API ID', 'a:b'],
    ['API secret', 'geheim'],
    ['auth_uuid', 'y'],
    ['Base address', 'b'],
  ] as const) {
    type(label, value)
    leave(label)
  }
  button('Show').click()
  button('Clear all fields').click()
  expect(codes()[4]).toBe(
    'curl "https://api.oogwenk.example/v1/users/$USER_UUID/authorizations/$AUTH_UUID" \\\n  --request DELETE \\\n  --user "$API_ID:$API_SECRET"',
  )
  expect([...panel().querySelectorAll('input')].map(({ value }) => value)).toEqual([
    'https://api.oogwenk.example/v1',
    '',
    '',
    '',
    '',
  ])
  expect(panel().querySelector('[aria-invalid]')).toBeNull()
  expect(fieldFor('API secret').type).toBe('password')
  expect(document.activeElement).toBe(fieldFor('API ID'))
})

test('a sample that does not change is not redrawn, so the reader’s selection in it stays', () => {
  type('API ID', 'me')
  const first = document.querySelector('pre i')
  type('auth_uuid', 'x')
  expect(document.querySelector('pre i')).toBe(first)
})

test('Enter does not submit the form', () => {
  const event = new Event('submit', { cancelable: true, bubbles: true })
  panel().dispatchEvent(event)
  expect(event.defaultPrevented).toBe(true)
})

test('white space around a pasted value is removed', () => {
  type('API ID', ' me ')
  type('API secret', '\tpass ')
  button('Show').click()
  expect(codes()[0]).toContain("'me:pass'")
})
