import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { faces } from './faces'
import { HEIGHT, inks, WIDTH } from './inks'
import { type Area, type Look, simulateLooks } from './looks'
import { pulse } from './pulse'
import { luma, separate, step } from './separate'

/** Areas are given on this grid. */
const GRID = { width: 1200, height: 750 }

/** The four stills by name, each a PNG. The same inputs give the same picture. */
export const stills: Record<string, () => Promise<Buffer>> = {
  heatmaps,
  emotions: () => printed(inks.coral, [faces()]),
  'heart-rate': () => printed(inks.blue, [pulse()]),
  'areas-of-interest': areasOfInterest,
}

async function heatmaps(): Promise<Buffer> {
  // Dark and red parts of the page become ink; its yellow panel is the ground.
  const plates = await separate('studio/artwork/bike-shop.png', (r, g, b) => ({ ink: step(luma(r, g, b), 0.62, 0.5) }))
  const looks = simulateLooks(await areasOf('bike-shop'), { people: 12, looks: 8, seed: 11 })
  return printed(inks.yellow, [overprint(looks, '#ffb492', 62), plates.ink])
}

async function areasOfInterest(): Promise<Buffer> {
  const plates = await separate('studio/artwork/bugfoundation.png', (r, g, b) => {
    const [light, warm, cheese, green] = [
      luma(r, g, b),
      step(r - b, 0.28, 0.42),
      step(g - b, 0.38, 0.44),
      step(g - r, 0.06, 0.12),
    ]
    const ink = Math.max(step(light, 0.46, 0.36) * step(r - b, 0.5, 0.42), green * step(light, 0.56, 0.54))
    return {
      paper: step(light, 0.985, 0.995),
      coral: warm * (1 - cheese) * (1 - green) * step(light, 0.92, 0.86),
      yellow: cheese * step(light, 0.86, 0.8),
      ink,
    }
  })
  const areas = await areasOf('bugfoundation')
  return printed(inks.mint, [plates.paper, plates.coral, plates.yellow, plates.ink, frames(areas)])
}

async function areasOf(name: string): Promise<Area[]> {
  const all = JSON.parse(await readFile('studio/artwork/areas.json', 'utf8'))
  return all[name].areas
}

/** Prints layers over a ground, one after another: SVG or PNG. */
async function printed(ground: string, layers: (string | Buffer)[]): Promise<Buffer> {
  const sheet = sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: ground } })
  const input = layers.map((layer) => (typeof layer === 'string' ? Buffer.from(layer) : layer))
  return sheet
    .composite(input.map((layer, index) => ({ input: layer, blend: isDiscs(layers[index]) ? 'multiply' : 'over' })))
    .png({ compressionLevel: 9 })
    .toBuffer()
}

const isDiscs = (layer: string | Buffer | undefined) => typeof layer === 'string' && layer.includes('data-discs')

/** Looks in ink that builds up: every look is a disc whose area grows with its time. */
function overprint(looks: readonly Look[], colour: string, scale: number): string {
  const circles = looks.map(
    ({ x, y, seconds }) =>
      `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(scale * Math.sqrt(seconds)).toFixed(1)}"/>`,
  )
  const white = '<rect width="100%" height="100%" fill="#fff"/>'
  return svg(
    `<style>circle{mix-blend-mode:multiply}</style><g data-discs="" fill="${colour}">${white}${circles.join('')}</g>`,
  )
}

/** A frame around each area, with a handle at every corner. */
function frames(areas: readonly Area[]): string {
  const boxes = areas.map(({ x, y, width, height }) => {
    const handles = [x, x + width].flatMap((at) => [y, y + height].map((down) => `M${at - 7} ${down - 7}h14v14h-14z`))
    return `<path d="M${x} ${y}h${width}v${height}h${-width}z" fill="none"/><path d="${handles.join('')}" fill="${inks.mint}"/>`
  })
  return svg(`<g stroke="${inks.ink}" stroke-width="4">${boxes.join('')}</g>`)
}

function svg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${GRID.width} ${GRID.height}">${content}</svg>`
}
