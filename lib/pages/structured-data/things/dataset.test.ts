import { expect, test } from '@jest/globals'
import { dataset } from './dataset'

const facts = {
  ...{ name: 'Bread: results', description: 'Simulated.', page: 'https://www.example/cases/bread' },
  ...{ file: 'https://www.example/cases/bread/a.csv', mediaType: 'text/csv', bytes: '3 kB', size: '9 rows' },
  creator: { name: 'Oven', url: 'https://www.example/' },
  licence: 'https://licence.example/',
  variables: [{ name: 'heartrate', description: 'Beats a minute.' }],
}

test('a dataset has its file, its page and the variables it measures', () => {
  expect(dataset(facts)).toEqual({
    '@type': 'Dataset',
    '@id': 'https://www.example/cases/bread#a.csv',
    name: 'Bread: results',
    description: 'Simulated.',
    url: 'https://www.example/cases/bread',
    isAccessibleForFree: true,
    license: 'https://licence.example/',
    creator: {
      '@type': 'Organization',
      name: 'Oven',
      url: 'https://www.example/',
    },
    variableMeasured: [{ '@type': 'PropertyValue', name: 'heartrate', description: 'Beats a minute.' }],
    size: '9 rows',
    distribution: [
      {
        '@type': 'DataDownload',
        contentUrl: 'https://www.example/cases/bread/a.csv',
        encodingFormat: 'text/csv',
        contentSize: '3 kB',
      },
    ],
  })
})

test('a dataset without a licence names none', () => {
  expect(dataset({ ...facts, licence: undefined })).not.toHaveProperty('license')
})
