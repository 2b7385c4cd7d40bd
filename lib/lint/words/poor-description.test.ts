import { expect, test } from '@jest/globals'
import { isPoorDescription } from './poor-description'

test.each([
  ...[
    'Photo',
    'an image',
    'picture of',
    'A picture of…',
    'Screenshot 2',
    'Image',
    '“photo”',
    'alt text',
    'TODO',
    '12',
    '…',
  ],
  ...[
    'IMG_1234',
    'DSC00012.JPG',
    'PXL_20260101_120000',
    'Screenshot 2026-01-31 at 10.12.13',
    'WhatsApp Image 2026-01-01',
  ],
  ...['team', 'Team.png', 'TEAM PNG'],
])('%s does not say what a picture shows', (alt) => {
  expect(isPoorDescription(alt, 'pictures/team.png')).toBe(true)
})

test.each([
  ...[
    'Three people at a table',
    'Photo of three people',
    'The team',
    'A chart: 12 of 20 looked at the price',
    'Team of three',
  ],
  ...['Image quality', 'Photo 3 people like', '3 eyes', 'Логотип и глаз', '目'],
])('%s describes something', (alt) => {
  expect(isPoorDescription(alt, 'pictures/team.png')).toBe(false)
})

test('a missing description does not count as poor, because it has a message of its own', () => {
  expect(isPoorDescription(' ', 'team.png')).toBe(false)
})
