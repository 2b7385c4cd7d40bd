import sharp from 'sharp'
import { burger, wordsOfBurgerPage } from '../stills/burger'
import { inks } from '../stills/inks'
import { separate } from '../stills/separate'
import { svg } from './canvas'
import { FROM_GRID, HEIGHT, WIDTH } from './timing'

/** Draws the burger maker's page flat on the mint of its panel, as PNG. */
export async function burgerPage(scale: number): Promise<Buffer> {
  const { ink } = await separate('tools/media/artwork/bugfoundation.png', wordsOfBurgerPage)
  const [width, height] = [WIDTH * scale, HEIGHT * scale]
  return sharp({ create: { width, height, channels: 3, background: inks.mint } })
    .composite([
      { input: Buffer.from(svg(`<g transform="scale(${FROM_GRID})">${burger()}</g>`, scale)) },
      { input: await sharp(ink).resize(width, height).png().toBuffer() },
    ])
    .png()
    .toBuffer()
}
