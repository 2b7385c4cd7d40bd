import { expect, test } from '@jest/globals'
import { docsSource, docsText } from '../../../tests/fixtures/docs-text'
import { postmanSchema } from '../../../tests/fixtures/postman-schema'
import { readApi } from '../../feeds/read-api'
import { postman } from './postman'

const buildCollection = async () =>
  postman(
    await readApi(
      docsSource([
        await docsText('::operations{resource=users}', { title: 'Users' }),
        await docsText('::operations{resource=locales}', { title: 'Locales' }),
      ]),
    ),
  )

test('the collection is valid even if its texts contain special characters', async () => {
  expect(postmanSchema.safeParse(await buildCollection()).error).toBeUndefined()
})

test('each reference page is a folder, with a folder for each group if there are several', async () => {
  const { item } = await buildCollection()
  expect(item.map(({ name, item: inner }) => [name, ...inner.map((one) => one.name)])).toEqual([
    ['Users', 'Users & <i>others</i>', 'Alone'],
    ['Locales', 'List locales'],
  ])
})

test('a path parameter begins with a colon and has a description; a path without parameters has no list of parameters', async () => {
  const text = JSON.stringify(await buildCollection())
  const requests = [...text.matchAll(/"url":(\{.*?\}),"description":"(?:Lists|Changes|Removes|Returns)/g)].map(
    ([, url]) => JSON.parse(url ?? ''),
  )
  expect(requests.map(({ raw }) => raw)).toEqual([
    '{{baseUrl}}/users',
    '{{baseUrl}}/users/:user_uuid',
    '{{baseUrl}}/users/:user_uuid/time_of_day.csv',
    '{{baseUrl}}/locales',
  ])
  expect(requests.map(({ variable }) => variable?.length)).toEqual([undefined, 1, 1, undefined])
  expect(requests[2].path).toEqual(['users', ':user_uuid', 'time_of_day.csv'])
})

test('the collection contains the base URL and no credentials', async () => {
  const { auth, variable } = await buildCollection()
  expect(auth.basic.map(({ value }) => value)).toEqual(['{{API_ID}}', '{{API_SECRET}}'])
  expect(variable.map(({ key, value }) => [key, value])).toEqual([
    ['baseUrl', 'https://api.example/v1'],
    ['API_ID', ''],
    ['API_SECRET', ''],
  ])
})
