import { expect, test } from '@jest/globals'
import { sampleText } from './part'
import { type Language, languages, sampleOf } from './sample'
import type { SampleValues } from './values'

const baseAddress = 'https://api.oogwenk.example/v1'
const call = (name: string) => {
  const [method = '', path = ''] = name.split(' ')
  return { method, path, baseAddress }
}
const text = (language: Language, name: string, values?: SampleValues) =>
  sampleText(sampleOf(language, call(name), values))

test('cURL: only methods other than GET are named, and the shell fills in credentials and identifier', () => {
  expect(text('curl', 'GET /locales')).toBe(`curl "${baseAddress}/locales" \\\n  --user "$API_ID:$API_SECRET"`)
  expect(text('curl', 'DELETE /projects/{project_uuid}')).toBe(
    `curl "${baseAddress}/projects/$PROJECT_UUID" \\\n  --request DELETE \\\n  --user "$API_ID:$API_SECRET"`,
  )
})

test('JavaScript: fetch with a Basic Authorization header, and variables in a template literal', () => {
  expect(text('javascript', 'DELETE /projects/{project_uuid}')).toBe(
    `const address = \`${baseAddress}/projects/\${projectUuid}\`
const response = await fetch(address, {
  method: "DELETE",
  headers: { Authorization: "Basic " + btoa(apiId + ":" + apiSecret) },
})
console.log(response.status, await response.text())`,
  )
  expect(text('javascript', 'GET /locales')).toContain(`const address = "${baseAddress}/locales"`)
})

test('Python: requests with a pair of credentials', () => {
  expect(text('python', 'PATCH /users/{user_uuid}/authorizations/{auth_uuid}')).toBe(`import requests

response = requests.patch(
    f"${baseAddress}/users/{user_uuid}/authorizations/{auth_uuid}",
    auth=(api_id, api_secret),
)
print(response.status_code, response.text)`)
})

test('R: httr2, with the parts of the URL pasted together if there are variables', () => {
  expect(text('r', 'POST /stimuli/{stimulus_uuid}/aoi')).toBe(`library(httr2)

request(paste0("${baseAddress}/stimuli/", stimulus_uuid, "/aoi")) |>
  req_method("POST") |>
  req_auth_basic(api_id, api_secret) |>
  req_perform()`)
  expect(text('r', 'GET /locales')).toContain(`request("${baseAddress}/locales") |>\n  req_auth_basic`)
})

test('values to fill in are marked, even once they are filled in', () => {
  const marked = (values?: SampleValues) =>
    languages.map((language) =>
      sampleOf(language, call('GET /projects/{project_uuid}'), values)
        .flat()
        .filter(({ kind }) => kind === 'parameter')
        .map(({ text }) => text),
    )
  expect(marked()).toEqual([['$PROJECT_UUID'], [`\${projectUuid}`], ['{project_uuid}'], ['project_uuid']])
  expect(marked({ identifiers: { project_uuid: 'a b' } })).toEqual([['a%20b'], ['a%20b'], ['a%20b'], ['a%20b']])
})

test.each(languages)('%s: one credential may be filled in without the other', (language) => {
  const id = text(language, 'GET /locales', { id: 'me' })
  const secret = text(language, 'GET /locales', { secret: 's3cret' })
  const names = { curl: 'API_', javascript: 'api', python: 'api_', r: 'api_' }[language]
  expect(id).toMatch(/['"]me/)
  expect(id).toMatch(new RegExp(`${names}Secret`, 'i'))
  expect(secret).toMatch(/s3cret['"]/)
  expect(secret).toMatch(new RegExp(`${names}Id`, 'i'))
})

test.each(languages)(
  '%s: a masked secret is shown as eight dots, and nothing else in the sample changes',
  (language) => {
    const masked = (secret: string) => text(language, 'GET /locales', { id: 'me', secret, masked: true })
    const shown = (secret: string) => text(language, 'GET /locales', { id: 'me', secret })
    for (const secret of ['Qq', 'QQ✓', 'Q"\'\\']) expect(masked(secret)).not.toContain('Q')
    expect(masked('QQ')).toBe(shown('QQ').replace('QQ', '••••••••'))
    expect(masked('✓')).toBe(shown('✓').replace('✓', '••••••••'))
  },
)

test('characters that are invisible or change the direction of text are escaped, if the language has escapes', () => {
  const id = 'a\u202eb\u2028\u200d'
  for (const language of ['javascript', 'python', 'r'] as const)
    expect(text(language, 'GET /locales', { id })).toContain('a\\u202eb\\u2028\\u200d')
})

test.each(languages)('%s: an invalid value is ignored, and its placeholder stays', (language) => {
  const plain = text(language, 'GET /users/{user_uuid}')
  const invalid: SampleValues[] = [
    { id: 'a:b' },
    { id: 'a\0' },
    { secret: '\ud800' },
    { id: '', secret: '', host: '' },
    ...['', '.', '..', 'a\0b', '\udfff'].map((user_uuid) => ({ identifiers: { user_uuid } })),
    ...[
      'http://api.example',
      'javascript:alert(1)',
      'https://a/b',
      'https://u:p@a',
      'https://a?b',
      'a"b',
      '$(id)',
      '//',
    ].map((host) => ({ host })),
  ]
  for (const values of invalid)
    expect([values, text(language, 'GET /users/{user_uuid}', values)]).toEqual([values, plain])
})

test.each([
  ['api.example', 'https://api.example/v1'],
  [' https://api.example/ ', 'https://api.example/v1'],
  ['https://api.example/v1', 'https://api.example/v1'],
  ['https://api.example:8443/v1/', 'https://api.example:8443/v1'],
  ['HTTPS://API.example', 'https://api.example/v1'],
  ['münchen.example', 'https://xn--mnchen-3ya.example/v1'],
  ['http://localhost:3000', 'http://localhost:3000/v1'],
  ['http://[::1]:3000', 'http://[::1]:3000/v1'],
])('the host “%s” becomes %s', (host, base) => {
  for (const language of languages) expect(text(language, 'GET /locales', { host })).toContain(`"${base}/locales"`)
})
