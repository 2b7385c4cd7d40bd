import { expect, test } from '@jest/globals'
import { listKeys } from './list-keys'

test('keys are listed with the names of their values, except facts and numbers that may be written in words', () => {
  const tree = {
    site: { home: '{{ name }}, home of {{site.name}}', about: 'About' },
    rows_one: '{{rows}} row',
    rows_other: '{{rows}} rows',
    found_one: '{{count}} result for {{query}}',
    found_other: '{{count}} results for {{query}}',
  }
  expect(listKeys(tree)).toEqual({
    'site.home': { name: true },
    'site.about': {},
    rows_one: {},
    rows_other: { rows: true },
    found_one: { query: true },
    found_other: { count: true, query: true },
  })
})
