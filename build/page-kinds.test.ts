import { expect, test } from '@jest/globals'
import { changedKinds } from './page-kinds'

test('a route that changed, appeared or disappeared is reported', () => {
  expect(
    changedKinds(
      { '/': 'static', '/a': 'static', '/b': 'static' },
      { '/': 'static', '/a': 'interactive', '/c': 'static' },
    ),
  ).toEqual(['/a was static and is interactive', '/b was static and is not there', '/c was not there and is static'])
})
