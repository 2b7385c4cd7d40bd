import sharp from 'sharp'
import { burger, burgerWordOpacity } from '../stills/burger'
import { colours } from '../stills/colours'
import { extractWords } from '../stills/extract-words'
import { svg } from './canvas'
import { FROM_GRID, HEIGHT, WIDTH } from './timing'

/** Draws the burger maker's page flat on the mint of its panel, as PNG. */
export async function burgerPage(scale: number): Promise<Buffer> {
  const words = await extractWords('tools/media/artwork/bugfoundation.png', burgerWordOpacity)
  const [width, height] = [WIDTH * scale, HEIGHT * scale]
  return sharp({ create: { width, height, channels: 3, background: colours.mint } })
    .composite([
      { input: Buffer.from(svg(`<g transform="scale(${FROM_GRID})">${burger()}</g>`, scale)) },
      { input: await sharp(words).resize(width, height).png().toBuffer() },
    ])
    .png()
    .toBuffer()
}
