import { expect, test } from '@jest/globals'
import { docsSource } from '../../tests/fixtures/docs-text'
import type { Site } from '../content/site'
import { security } from './security'

const origin = 'https://www.example'

test('security.txt expires at the end of the given day, and names its own URL', async () => {
  const policy = { contact: 'mailto:security@www.example', expires: '2027-10-31' }
  const site = async () => ({ origin, security: policy }) as Site
  const text = await security({ ...docsSource([]), site })
  expect(text.split('\n')).toEqual([
    'Contact: mailto:security@www.example',
    'Expires: 2027-10-31T23:59:59Z',
    'Preferred-Languages: en',
    'Canonical: https://www.example/.well-known/security.txt',
    '',
  ])
})
