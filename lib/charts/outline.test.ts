import { expect, test } from '@jest/globals'
import { outlinePath } from './outline'

test.each([
  [
    'a rectangle',
    [
      [70, 96],
      [540, 96],
      [540, 306],
      [70, 306],
    ],
    'M70 96H540V306H70z',
  ],
  [
    'a triangle',
    [
      [0, 0],
      [10.5, 20],
      [-5, 30],
    ],
    'M0 0L10.5 20L-5 30z',
  ],
  [
    'a step',
    [
      [0, 0],
      [4, 0],
      [4, 4],
      [8, 6],
      [8, 9],
    ],
    'M0 0H4V4L8 6V9z',
  ],
] as [string, [number, number][], string][])(
  'the outline of %s is closed, and horizontal and vertical sides are written with one number',
  (_, corners, path) => {
    expect(outlinePath(corners)).toBe(path)
  },
)
