import { expect, test } from '@jest/globals'
import { wordsOfName } from './words-of-name'

test.each([
  ['title', 'Title'],
  ['gazeTracking', 'Gaze tracking'],
  ['accessAnsweredWithin', 'Access answered within'],
  ['not-found', 'Not found'],
  ['banner-a_left', 'Banner a left'],
  ['lineH2O', 'Line h2 o'],
  ['API', 'API'],
  ['ipAddressesWithin', 'IP addresses within'],
  ['statusUrl', 'Status URL'],
  ['', ''],
])('the name %j becomes %j', (name, words) => {
  expect(wordsOfName(name)).toBe(words)
})
