import { readFile } from 'node:fs/promises'
import { beforeAll, expect, test } from '@jest/globals'
import { checkPart } from '../../tests/fixtures/check-part'
import { inContentFolder } from '../../tests/fixtures/content-folder'
import { sentences, summaries } from '../../tests/fixtures/specification-notes'
import { operations as specified } from '../../tests/specification/fixtures/operations'
import { collectDiagnostics, formatDiagnostic } from '../shared/diagnostic'
import { endpointsFile, getEndpoints } from './endpoints'
import type { Endpoints } from './endpoints-schema'
import { allOperations, type Operation } from './operations'

let table: Endpoints
let operations: Operation[]

beforeAll(async () => {
  table = await getEndpoints()
  operations = allOperations(table)
})

const callOf = ({ method, path }: Operation) => `${method} ${path}`

test('the table contains exactly the 58 operations on 34 paths of section 7, each under its resource', () => {
  const expected = Object.entries(specified).flatMap(([resource, rows]) =>
    rows.flatMap(([methods, path]) => methods.split(' ').map((method) => `${resource}: ${method} ${path}`)),
  )
  expect(operations.map((one) => `${one.resource}: ${callOf(one)}`).sort()).toEqual(expected.sort())
  expect(expected).toHaveLength(58)
  expect(new Set(operations.map(({ path }) => path)).size).toBe(34)
})

test('the API needs the Enterprise plan, as section 6 says', () => {
  expect(new Set(operations.map(({ plan }) => plan))).toEqual(new Set(['Enterprise']))
})

test('every sentence other than a summary is from sections 4, 6 and 7, follows from the path, or says what is unknown', () => {
  const found = Object.values(table.resources).flatMap((groups) =>
    groups.flatMap((group) =>
      group.operations.flatMap((operation) =>
        (['request', 'answer', 'codes', 'notes'] as const).flatMap((list) =>
          (operation[list] ?? []).map((statement) => `${operation.call} ${list}: ${statement}`),
        ),
      ),
    ),
  )
  expect(found.sort()).toEqual(sentences.map(({ call, list, statement }) => `${call} ${list}: ${statement}`).sort())
})

test.each(Object.entries(summaries))('the summary of %s is “%s”', (call, summary) => {
  expect(operations.find((one) => callOf(one) === call)?.summary).toBe(summary)
})

/** Returns the messages about the table with one text replaced. */
async function messagesAfter(from: string, to: string): Promise<string[]> {
  const text = await readFile(endpointsFile, 'utf8')
  expect(text).toContain(from)
  const changed = text.replace(from, to)
  const line = changed.slice(0, text.indexOf(from)).split('\n').length
  return inContentFolder({ [endpointsFile]: changed }, async () =>
    (await collectDiagnostics(checkPart))
      .map(formatDiagnostic)
      .map((message) => message.replace(`:${line}:`, ':HERE:')),
  )
}

test.each([
  [
    'an unknown method',
    'GET /locales',
    'FETCH /locales',
    ':HERE:17  resources.locales.1.operations.1.call  “FETCH /locales” is not valid here. Write GET, POST, PATCH or DELETE, one space, and the path below /v1, such as GET /experiments.',
  ],
  [
    'an operation that is already in the table',
    'GET /locales',
    'GET /projects/{project_uuid}',
    // The second of the two is reported.
    '“GET /projects/{project_uuid}” is already the call of “List locales” (line 186). Give this operation its own call.',
  ],
  [
    'a path that differs only in the name of its parameter',
    'DELETE /projects/{project_uuid}',
    'GET /projects/{user_uuid}',
    ':HERE:17  resources.projects.1.operations.5.call  “GET /projects/{user_uuid}” cannot be distinguished from “GET /projects/{project_uuid}”. Give each its own path.',
  ],
  [
    'a path parameter without a description',
    'GET /locales',
    'GET /locales/{locale_uuid}',
    ':HERE:17  resources.locales.1.operations.1.call  The parameter “locale_uuid” has no description. Describe “locale_uuid” under parameters.',
  ],
  [
    'a path that has a parameter twice',
    'GET /locales',
    'GET /users/{user_uuid}/users/{user_uuid}',
    ':HERE:17  resources.locales.1.operations.1.call  “GET /users/{user_uuid}/users/{user_uuid}” contains “user_uuid” twice. Give the second one another name.',
  ],
  [
    'an unknown field',
    'request:\n            - The request',
    'body:\n            - The request',
    ':HERE:11  resources.users.1.operations.2.body  There is no field with this name here. Write one of these: request, answer, codes.',
  ],
  [
    'a heading that another group on the page has',
    'group: Datafiles\n',
    'group: Sessions\n',
    ':HERE:14  resources.data_collection.2.group  Another group on this page has the heading “Sessions”, or one that differs only in punctuation. Say what is different about this one.',
  ],
  [
    'a token, which would not be replaced',
    'summary: Lists the locales.',
    'summary: Lists the {{plans.lite.price}} locales.',
    ':HERE:20  resources.locales.1.operations.1.summary  “Lists the {{plans.lite.price}} locales.” is not valid here. Write the words themselves; tokens are not filled in here.',
  ],
  [
    'a summary without its full stop',
    'summary: Lists the locales.',
    'summary: Lists the locales',
    ':HERE:20  resources.locales.1.operations.1.summary  “Lists the locales” is not valid here. Write a whole sentence, with its full stop.',
  ],
  [
    'a plan that has no API access',
    'plan: Enterprise',
    'plan: Lite',
    ':HERE:7  plan  “Lite” is not valid here. Write “Enterprise”.',
  ],
  [
    'a description of a parameter that no path has',
    '  user_uuid: The identifier of the user.',
    '  locale_uuid: The identifier of the locale.\n  user_uuid: The identifier of the user.',
    ':HERE:16  parameters.locale_uuid  No path uses “locale_uuid”. Remove this line, or correct its name.',
  ],
  [
    'a note that is not a sentence',
    '- Only an empty project can be deleted.',
    '- Only empty projects',
    ':HERE:15  resources.projects.1.operations.5.notes.1  “Only empty projects” is not valid here. Write a whole sentence, with its full stop.',
  ],
  [
    'a note that is repeated',
    '- Only an empty project can be deleted.',
    '- Removes an empty project.',
    ':HERE:15  resources.projects.1.operations.5.notes.1  This operation says “Removes an empty project.” twice. Remove one of the two.',
  ],
])('the build stops at %s and reports file and line', async (_, from, to, message) => {
  const messages = await messagesAfter(from, to)
  expect(messages).toHaveLength(1)
  expect(messages[0]).toMatch(
    /^content\/docs\/rest\/endpoints\.yml:(HERE|\d+):\d+ {2}resources|^content\/docs\/rest\/endpoints\.yml:HERE:\d+ {2}(parameters|plan)/,
  )
  expect(messages[0]).toContain(message)
})
