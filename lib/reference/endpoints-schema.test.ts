import { expect, test } from '@jest/globals'
import { parseData } from '../content/validate'
import { ContentError } from '../shared/diagnostic'
import { endpointsSchema } from './endpoints-schema'

const valid = `plan: Enterprise
parameters:
  user_uuid: The identifier of the user.
resources:
  users:
    - group: Users
      text: Users of the service.
      operations:
        - call: GET /users
          title: List users
          summary: Lists users.
        - call: PATCH /users/{user_uuid}
          title: Change a user
          summary: Changes one user.
          notes:
            - Only some fields can be changed.
`
const read = (text: string) => parseData('endpoints.yml', text, endpointsSchema)

/** Returns the validation messages for a text; none if it is valid. */
function messages(text: string): string[] {
  try {
    read(text)
  } catch (error) {
    if (error instanceof ContentError) return error.message.split('\n')
    throw error
  }
  return []
}

test('a valid table of operations is read unchanged', () => {
  expect(read(valid).resources.users?.[0]?.operations[1]).toEqual({
    call: 'PATCH /users/{user_uuid}',
    title: 'Change a user',
    summary: 'Changes one user.',
    notes: ['Only some fields can be changed.'],
  })
})

const rule = 'GET, POST, PATCH or DELETE, one space, and the path below /v1, such as GET /experiments.'

test.each([
  ['PUT /users', 'a method that the API does not have', rule],
  ['GET', 'no path', rule],
  ['GET users', 'a path without a slash', '“GET /users” instead.'],
  ['GET  /users', 'two spaces', '“GET /users” instead.'],
  ['GET /users/', 'a slash at the end', '“GET /users” instead.'],
  ['get /users', 'a method in lower case', '“GET /users” instead.'],
  ['GET /v1/users', 'the prefix of every path', '“GET /users” instead.'],
  ['GET /users/{user_uuid', 'an unclosed brace', '“GET /users/{user_uuid}” instead.'],
  ['GET /users/user_uuid}', 'an unopened brace', '“GET /users/{user_uuid}” instead.'],
  ['GET /users/:user_uuid', 'a parameter in the notation of another program', '“GET /users/{user_uuid}” instead.'],
  ['GET /users/{user-uuid}', 'a hyphen in a parameter', '“GET /users/{user_uuid}” instead.'],
  ['GET /users/{userUuid}', 'a capital in a parameter', '“GET /users/{user_uuid}” instead.'],
  ['GET /users/{user uuid}', 'a space in a parameter', '“GET /users/{user_uuid}” instead.'],
  ['GET /users/[user_uuid]', 'other brackets', '“GET /users/{user_uuid}” instead.'],
  ['GET /users List users', 'words after the path', rule],
  ['GET https://evil.example/users', 'a host', '“GET /users” instead.'],
])('the call “%s” is rejected: %s', (call, _, instead) => {
  expect(messages(valid.replace('GET /users', call))).toEqual([
    `endpoints.yml:9:17  resources.users.1.operations.1.call  “${call}” is not valid here. Write ${instead}`,
  ])
})

test('the message for an undefined path parameter suggests the name that was probably meant', () => {
  expect(messages(valid.replace('{user_uuid}', '{user_uid}'))).toEqual([
    'endpoints.yml:12:17  resources.users.1.operations.2.call  The parameter “user_uid” has no description. Describe “user_uid” under parameters, or write “user_uuid” instead.',
  ])
})

test('an operation with the title and the summary of another gets a message about each', () => {
  const alike = valid.replace('Change a user', 'List users').replace('Changes one user.', 'Lists users.')
  expect(messages(alike)).toEqual([
    'endpoints.yml:13:18  resources.users.1.operations.2.title  “List users” is also the title of the operation on line 10. Correct the wrong one of the two, or say in each what is different about it.',
    'endpoints.yml:14:20  resources.users.1.operations.2.summary  “Lists users.” is also the summary of “List users” (line 11). Correct the wrong one of the two, or say in each what is different about it.',
  ])
})

test('an operation that is listed twice is reported once', () => {
  const twice = valid
    .replace('PATCH /users/{user_uuid}', 'GET /users')
    .replace('Change a user', 'List users')
    .replace('Changes one user.', 'Lists users.')
    .replace(/parameters:\n.*\n/, 'parameters: {}\n')
  expect(messages(twice)).toEqual([
    'endpoints.yml:11:17  resources.users.1.operations.2.call  The operation “List users” is already on line 8, with the same call. Delete one of the two, or change the call, title and summary of this one.',
  ])
})

test('a misspelt field and an empty list of notes are both reported with their lines', () => {
  const invalid = valid
    .replace('summary: Lists users.', 'sumary: Lists users.')
    .replace('notes:\n            - Only some fields can be changed.', 'notes: []')
  expect(messages(invalid)).toEqual([
    'endpoints.yml:11:11  resources.users.1.operations.1.sumary  There is no field with this name here. Write “summary” instead.',
    'endpoints.yml:15:18  resources.users.1.operations.2.notes  This list has too few items (0). Write at least 1.',
  ])
})

test.each(['List users.', 'List users:', 'List users,'])(
  'the title “%s” is rejected, because it is a heading',
  (title) => {
    expect(messages(valid.replace('title: List users', `title: "${title}"`))).toEqual([
      `endpoints.yml:10:18  resources.users.1.operations.1.title  “${title}” is not valid here. Write it without the mark at its end, because it is a heading.`,
    ])
  },
)
