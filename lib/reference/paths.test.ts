import { expect, test } from '@jest/globals'
import { groupId, operationId, pathParts } from './paths'

test('a path is split into plain pieces and parameters', () => {
  expect(pathParts('/stimuli/{stimulus_uuid}/aoi/{aoi_uuid}')).toEqual([
    { text: '/stimuli/' },
    { text: '{stimulus_uuid}', parameter: 'stimulus_uuid' },
    { text: '/aoi/' },
    { text: '{aoi_uuid}', parameter: 'aoi_uuid' },
  ])
  expect(pathParts('/locales')).toEqual([{ text: '/locales' }])
})

test('the anchor of an operation depends only on its method and path', () => {
  expect(operationId('GET', '/experiments/{experiment_uuid}/price')).toBe('get-experiments-experiment_uuid-price')
  expect(operationId('GET', '/results/stimuli/{stimulus_uuid}/time.csv')).toBe(
    'get-results-stimuli-stimulus_uuid-time.csv',
  )
})

test('a group has the same anchor as a heading with the same text', () => {
  expect(groupId('Areas of interest')).toBe('areas-of-interest')
  expect(groupId('Datafiles, internally')).toBe('datafiles-internally')
})
