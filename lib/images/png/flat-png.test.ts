import { expect, test } from '@jest/globals'
import sharp from 'sharp'
import { flatPng } from './flat-png'

type Colour = [red: number, green: number, blue: number]

const pixelsOf = (colours: readonly Colour[], width: number) => ({
  data: Uint8Array.from(colours.flatMap((colour) => [...colour, 255])),
  ...{ width, height: colours.length / width },
})

/** Returns the colours that a decoder finds. */
async function decode(png: Buffer): Promise<number[][]> {
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true })
  return Array.from({ length: info.width * info.height }, (_, index) => [
    ...data.subarray(index * info.channels).subarray(0, 3),
  ])
}

test('a picture with few colours keeps every pixel exactly, whatever the length of its rows', async () => {
  for (const width of [1, 3, 4, 12]) {
    const colours = Array.from({ length: 12 }, (_, index): Colour => [(index % 5) * 60, index > 6 ? 255 : 0, index])
    const png = flatPng(pixelsOf(colours, width))
    expect(await sharp(png).metadata()).toMatchObject({
      ...{ format: 'png', width, height: 12 / width, hasAlpha: false, isPalette: true },
    })
    expect(await decode(png)).toEqual(colours)
  }
})

test('with more colours than a palette holds, colours that cover an area stay exact, and all others almost exact', async () => {
  const areas: Colour[] = [...Array<Colour>(400).fill([135, 229, 234]), ...Array<Colour>(300).fill([23, 27, 107])]
  // A gradient between the two, in which each new colour covers a pixel or two.
  const edge = Array.from({ length: 300 }, (_, index): Colour => {
    const between = (from: number, to: number) => Math.round(from + ((to - from) * index) / 299)
    return [between(135, 23), between(229, 27), between(234, 107)]
  })
  const found = await decode(flatPng(pixelsOf([...areas, ...edge], 100)))
  expect(found.slice(0, 700)).toEqual(areas)
  const steps = found
    .slice(700)
    .flatMap((pixel, index) => pixel.map((value, band) => Math.abs(value - (edge[index]?.[band] ?? 0))))
  expect(Math.max(...steps)).toBeGreaterThan(0)
  expect(Math.max(...steps)).toBeLessThanOrEqual(4)
})

test('pixels at an unaligned offset are read correctly, and the same pixels give the same bytes', () => {
  const { data, ...size } = pixelsOf(
    [
      [1, 2, 3],
      [4, 5, 6],
    ],
    2,
  )
  const shifted = new Uint8Array(data.length + 1)
  shifted.set(data, 1)
  expect(flatPng({ data: shifted.subarray(1), ...size }).equals(flatPng({ data, ...size }))).toBe(true)
})
