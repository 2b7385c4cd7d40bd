import sharp from 'sharp'
import { HEIGHT, inks, WIDTH } from './inks'

/** How much of each plate a pixel gets, 0 to 1. */
export type Coverage = Partial<Record<PlateName, number>>
export type PlateName = 'paper' | 'coral' | 'yellow' | 'ink'
const plateNames: PlateName[] = ['paper', 'coral', 'yellow', 'ink']

/** Says how a colour of the artwork (red, green, blue from 0 to 1) is printed. */
export type Separation = (r: number, g: number, b: number) => Coverage

/**
 * Separates an artwork into plates, as a printer would: what is light stays ground.
 * @param file the artwork, 8 : 5
 * @returns one transparent PNG a plate, WIDTH x HEIGHT, in the order they are printed
 */
export async function separate(file: string, separation: Separation): Promise<Record<PlateName, Buffer>> {
  const pixels = await sharp(file).resize(WIDTH, HEIGHT).removeAlpha().raw().toBuffer()
  const plates = plateNames.map((name) => ({ name, raw: Buffer.alloc(WIDTH * HEIGHT * 4) }))
  for (let at = 0; at < WIDTH * HEIGHT; at += 1) {
    const [r = 0, g = 0, b = 0] = pixels.subarray(at * 3, at * 3 + 3)
    const coverage = separation(r / 255, g / 255, b / 255)
    for (const { name, raw } of plates) paint(raw, at, inks[name], coverage[name] ?? 0)
  }
  const files = await Promise.all(plates.map(async ({ name, raw }) => [name, await png(raw)]))
  return Object.fromEntries(files) as Record<PlateName, Buffer>
}

function paint(plate: Buffer, at: number, colour: string, coverage: number): void {
  plate.writeUIntBE(Number.parseInt(colour.slice(1), 16), at * 4, 3)
  plate[at * 4 + 3] = Math.round(255 * coverage)
}

const png = (raw: Buffer) =>
  sharp(raw, { raw: { width: WIDTH, height: HEIGHT, channels: 4 } })
    .png()
    .toBuffer()

/** 0 below `from`, 1 above `to`, a smooth step between; turned round where `from` is the larger. */
export function step(value: number, from: number, to: number): number {
  const part = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return part * part * (3 - 2 * part)
}

/** Lightness as the eye weighs it, from gamma-encoded parts: near enough for a threshold. */
export const luma = (r: number, g: number, b: number) => 0.299 * r + 0.587 * g + 0.114 * b
