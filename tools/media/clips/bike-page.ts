import sharp from 'sharp'
import { bicycle } from '../stills/bicycle'
import { extractWords, luma, ramp } from '../stills/extract-words'
import { drawCoverage } from './canvas'
import { FROM_GRID, HEIGHT, WIDTH } from './timing'

const PAGE = 'tools/media/artwork/bike-shop.png'

/**
 * Draws the bike shop's page for one colour, and returns the coverage of each pixel, 0 to 255. Its words are taken from
 * the artwork.
 */
export async function bikePage(scale: number): Promise<Buffer> {
  const words = await extractWords(PAGE, wordOpacity)
  const [letters, lines] = await Promise.all([
    sharp(words)
      .resize(WIDTH * scale, HEIGHT * scale)
      .extractChannel('alpha')
      .raw()
      .toBuffer(),
    drawCoverage(`<g transform="scale(${FROM_GRID})">${lineWork()}</g>`, scale),
  ])
  return Buffer.from(letters.map((letter, index) => Math.max(letter, lines[index] ?? 0)))
}

/** Returns the opacity of a pixel: the darker words are than their background (on buttons, the lighter), the higher. */
function wordOpacity(r: number, g: number, b: number, x: number, y: number): number {
  const within = (left: number, top: number, right: number, bottom: number) =>
    x > left && x < right && y > top && y < bottom
  const light = luma(r, g, b)
  if (within(0.84, 0.04, 0.94, 0.09)) return ramp(light, 0.3, 0.95)
  if (within(0.2, 0.595, 0.38, 0.64)) return ramp(light, 0.5, 0.97)
  const dark = within(0.05, 0.03, 0.4, 0.465) || within(0.52, 0.045, 0.82, 0.09) || within(0.05, 0.59, 0.145, 0.645)
  return dark ? ramp(light, 0.93, 0.28) : 0
}

/** Draws everything except the words, on the grid of the page. */
function lineWork(): string {
  const bar = (x: number, y: number, to: number) => `M${x} ${y}H${to}`
  const text = [
    ...[bar(71, 367, 481), bar(71, 391, 421)],
    ...[68, 284, 500].flatMap((x) => [bar(x, 672, x + 142), bar(x, 689, x + 100)]),
    ...[bar(876, 650, 1098), bar(876, 667, 1083), bar(876, 684, 1008)],
  ]
  const star = (x: number) => {
    const points = Array.from({ length: 10 }, (_, index) => {
      const r = index % 2 === 0 ? 8.5 : 3.6
      const turn = (index * Math.PI) / 5 - Math.PI / 2
      return `${(x + r * Math.cos(turn)).toFixed(1)} ${(624 + r * Math.sin(turn)).toFixed(1)}`
    })
    return `M${points.join('L')}z`
  }
  return (
    `<g fill="none" stroke="#000" stroke-linecap="round" stroke-linejoin="round">` +
    `<path d="${text.join('')}" stroke-width="4.5"/>` +
    `<g stroke-width="3"><rect x="580" y="104" width="560" height="440" rx="34"/><rect x="232" y="432" width="230" height="62" rx="31"/>` +
    `<rect x="1000" y="26" width="136" height="44" rx="22"/><rect x="760" y="590" width="376" height="116" rx="20"/>` +
    `<path d="M64 566H1140" stroke-width="2"/>` +
    [64, 280, 496].map((x) => `<rect x="${x}" y="600" width="52" height="52" rx="14"/>`).join('') +
    `<circle cx="818" cy="648" r="34"/><path d="M804 654q14 14 28 0"/></g>` +
    `<path d="M78 626l9 9 16-17M306 614v24M294 626h24M522 616l10 18h-20z" stroke-width="5"/></g>` +
    `<path d="${[880, 902, 924, 946, 968].map(star).join('')}M807 643m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0M829 643m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0"/>` +
    bicycle()
  )
}
