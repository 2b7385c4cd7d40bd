import sharp from 'sharp'
import { bicycle, parts, VIEW } from './bicycle'
import { burger, frames } from './burger'
import { faces } from './faces'
import { HEIGHT, inks, WIDTH } from './inks'
import { type Look, simulateLooks } from './looks'
import { pulse } from './pulse'
import { luma, ramp, separate } from './separate'

/** The four stills by name, each a PNG. The same inputs give the same picture. */
export const stills: Record<string, () => Promise<Buffer>> = {
  heatmaps,
  emotions: () => printed(inks.coral, [faces()]),
  'heart-rate': () => printed(inks.blue, [pulse()]),
  'areas-of-interest': areasOfInterest,
}

/** The bicycle of the bike shop's page with the looks of twelve simulated viewers. It stands higher than the others. */
async function heatmaps(): Promise<Buffer> {
  const looks = simulateLooks(parts, { people: 12, looks: 3, seed: 11 })
  const size = { width: WIDTH, height: (WIDTH * VIEW.height) / VIEW.width, view: VIEW }
  return printed(inks.yellow, [overprint(looks, '#ffbc9a', 46, size), svg(bicycle(), size)], size.height)
}

async function areasOfInterest(): Promise<Buffer> {
  const { ink } = await separate('studio/artwork/bugfoundation.png', wordsOfBurgerPage)
  return printed(inks.mint, [svg(burger()), ink, svg(frames())])
}

/** Words keep their soft edges: as much ink as they are darker (on the button: lighter) than what they stand on. */
export function wordsOfBurgerPage(r: number, g: number, b: number, x: number, y: number): number {
  const within = (left: number, top: number, right: number, bottom: number) =>
    x > left && x < right && y > top && y < bottom
  const light = luma(r, g, b)
  if (within(0.1, 0.6, 0.25, 0.66)) return ramp(light, 0.5, 0.97)
  if (within(0.05, 0.045, 0.24, 0.11)) return ramp(light, 0.92, 0.5)
  if (within(0.05, 0.17, 0.4, 0.38)) return ramp(light, 0.92, 0.22)
  if (within(0.07, 0.81, 0.45, 0.91)) return ramp(light, 0.9, 0.38)
  return 0
}

/** Prints layers over a ground, one after another: SVG or PNG. */
async function printed(ground: string, layers: (string | Buffer)[], height = HEIGHT): Promise<Buffer> {
  const sheet = sharp({ create: { width: WIDTH, height, channels: 3, background: ground } })
  const input = layers.map((layer) => (typeof layer === 'string' ? Buffer.from(layer) : layer))
  return sheet
    .composite(input.map((layer, index) => ({ input: layer, blend: isDiscs(layers[index]) ? 'multiply' : 'over' })))
    .png({ compressionLevel: 9 })
    .toBuffer()
}

const isDiscs = (layer: string | Buffer | undefined) => typeof layer === 'string' && layer.includes('data-discs')

/** Looks in ink that builds up: every look is a disc whose area grows with its time. */
function overprint(looks: readonly Look[], colour: string, scale: number, size: Size): string {
  const circles = looks.map(
    ({ x, y, seconds }) =>
      `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(scale * Math.sqrt(seconds)).toFixed(1)}"/>`,
  )
  const white = `<rect x="${size.view.x}" y="${size.view.y}" width="100%" height="100%" fill="#fff"/>`
  return svg(
    `<style>circle{mix-blend-mode:multiply}</style><g data-discs="" fill="${colour}">${white}${circles.join('')}</g>`,
    size,
  )
}

/** Pixels, and which part of the grid they show. */
interface Size {
  width: number
  height: number
  view: { x: number; y: number; width: number; height: number }
}
const WHOLE: Size = { width: WIDTH, height: HEIGHT, view: { x: 0, y: 0, width: 1200, height: 750 } }

function svg(content: string, { width, height, view }: Size = WHOLE): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${view.x} ${view.y} ${view.width} ${view.height}">${content}</svg>`
}
