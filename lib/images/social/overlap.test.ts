import { expect, test } from '@jest/globals'
import sharp from 'sharp'
import type { Colour } from './colours'
import { colours } from './colours'
import { overlapping } from './overlap'

const circles = { x: 110, y: 110, r: 100, distance: 166 }

async function draw(inside: string): Promise<Buffer> {
  const background = `<rect width="400" height="220" fill="${colours.mint}"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="220">${background}${inside}</svg>`
  return sharp(Buffer.from(svg)).flatten().raw().toBuffer()
}

const blended = ([first, second]: readonly [Colour, Colour], mode: string) =>
  `<g style="isolation:isolate"><circle cx="110" cy="110" r="100" fill="${colours[first]}"/><circle cx="276" cy="110" r="100" fill="${colours[second]}" style="mix-blend-mode:${mode}"/></g>`

test.each([
  [['coral', 'yellow'], 'multiply'],
  [['pink', 'coral'], 'multiply'],
  [['coral', 'yellow'], 'screen'],
] as const)('%s look as if blended with %s', async (pair, mode) => {
  const [actual, expected] = [await draw(overlapping(circles, pair, mode)), await draw(blended(pair, mode))]
  const steps = expected.map((value, index) => Math.abs(value - (actual[index] as number)))
  // Only single pixels differ, where the edges of both circles meet.
  expect(steps.filter((step) => step > 8).length).toBeLessThan(60)
  expect(steps.filter((step) => step > 60).length).toBe(0)
})
