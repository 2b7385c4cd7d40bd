import { expect, test } from '@jest/globals'
import { curlSample } from './curl-sample'
import { pathParts } from './paths'

const base = 'https://api.oogwenk.example/v1'
const text = (method: 'GET' | 'DELETE', path: string) =>
  curlSample({ method, parts: pathParts(path) }, base)
    .lines.map((line) => line.map((part) => part.text).join(''))
    .join('\n')

test('a reading call needs no method, and signs in with the Basic header', () => {
  expect(text('GET', '/locales')).toBe(`curl "${base}/locales" \\\n  --user "$USER_NAME:$PASSWORD"`)
})

test('another method is named, and an identifier is a variable that the shell fills in', () => {
  expect(text('DELETE', '/projects/{project_uuid}')).toBe(
    `curl "${base}/projects/$PROJECT_UUID" \\\n  --request DELETE \\\n  --user "$USER_NAME:$PASSWORD"`,
  )
})

test('what the reader fills in is marked', () => {
  const { lines } = curlSample({ method: 'GET', parts: pathParts('/projects/{project_uuid}') }, base)
  expect(lines[0]?.filter(({ kind }) => kind === 'parameter')).toEqual([{ text: '$PROJECT_UUID', kind: 'parameter' }])
})
