import { expect, test } from '@jest/globals'
import { caseSchema } from './schema'

test.each([
  [
    'Teahouse.PNG',
    'Rename the file to teahouse.png, and write that name here: the pictures of a case have lower-case names only.',
  ],
  [
    'Tea house (été).jpg',
    'Rename the file to tea-house-ete.jpg, and write that name here: the pictures of a case have names of lower-case letters, digits and hyphens.',
  ],
  ['![A menu](teahouse.png)', 'Write teahouse.png alone, because this field is the name of a file.'],
  ['teahouse.svg', 'Save the picture as PNG, JPEG or WebP, and write its new name, such as banner-a.png.'],
  ['../docs/teahouse.png', 'Write a file in the same folder, such as banner-a.png.'],
  ['teahouse', 'Write a file in the same folder, such as banner-a.png.'],
  ['(茶).png', 'Write a file in the same folder, such as banner-a.png.'],
])('the message for the picture “%s” of a case says what to rename or write', (picture, hint) => {
  const { error } = caseSchema.shape.versions.safeParse([{ name: 'A', picture, alt: 'A menu' }])
  expect(error?.issues.map(({ message }) => message)).toEqual([hint])
})

test('a name in lower case is accepted', () => {
  expect(caseSchema.shape.versions.safeParse([{ name: 'A', picture: 'tea-house.png', alt: 'A menu' }]).success).toBe(
    true,
  )
})
