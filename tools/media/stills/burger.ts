import { colours } from './colours'
import { luma, ramp } from './extract-words'

/** The factor from the original drawing, which is 1,389 px wide, to the grid, which is 1,200 px wide. */
const SCALE = 1200 / 1389

/** The sesame seeds of the bun, in pixels of the original drawing. */
const sesame = [
  [812, 260],
  [842, 262],
  [888, 237],
  [922, 212],
  [955, 254],
  [939, 274],
  [965, 235],
  [1032, 196],
  [1036, 240],
  [1057, 219],
  [1090, 264],
  [1112, 229],
  [1143, 222],
  [1143, 243],
  [1181, 233],
  [995, 222],
]

/** Redraws the burger maker's page in flat colours and without its words, on the grid of 1200 x 750. */
export function burger(): string {
  const seeds = sesame.map(
    ([x, y], index) =>
      `<ellipse rx="9" ry="5.5" transform="translate(${x} ${y}) rotate(${((index * 47) % 60) - 30})"/>`,
  )
  const cards = [81, 271, 461].map((x) => `<rect x="${x}" y="683" width="171" height="120" rx="22"/>`)
  return (
    `<g transform="scale(${SCALE})">` +
    `<g fill="${colours.coral}"><path d="M730 326C730 232 838 151 1002 151S1275 232 1275 326Q1275 344 1258 344H747Q730 344 730 326z"/>` +
    `<path d="M730 540H1275C1275 582 1240 606 1190 606H815C765 606 730 582 730 540z"/><rect x="81" y="509" width="289" height="76" rx="20"/></g>` +
    `<g fill="${colours.yellow}">${seeds.join('')}</g>` +
    `<path d="M732 344H1273L1281 361${scallops()}z" fill="${colours.paper}"/>` +
    `<rect x="718" y="396" width="569" height="92" rx="46" fill="${colours.navy}"/>` +
    `<path d="M718 394H1287L1238 438L1182 405L1118 471L1065 405H953L887 455L834 405z" fill="${colours.yellow}"/>` +
    `<rect x="735" y="494" width="535" height="40" rx="20" fill="${colours.pink}"/>` +
    `<g fill="${colours.paper}">${cards.join('')}<rect x="706" y="683" width="347" height="120" rx="22"/>` +
    `<rect x="83" y="393" width="498" height="12" rx="6"/><rect x="83" y="422" width="452" height="12" rx="6"/><rect x="83" y="451" width="290" height="12" rx="6"/></g>` +
    `${insect(781, 750, -12, colours.coral)}${insect(880, 752, 4, colours.mint)}${insect(977, 748, 26, colours.yellow)}</g>`
  )
}

/** Draws the lower edge of the salad leaf, from right to left. */
const scallops = () => 'q-27 52-56 0'.repeat(10)

/** Draws an insect seen from above, 100 high. */
function insect(x: number, y: number, turn: number, colour: string): string {
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(.9)" fill="none" stroke="${colours.navy}" stroke-width="4.5" stroke-linecap="round">` +
    `<path d="M-20-8l-24-10M20-8l24-10M-22 8h-22M22 8h22M-18 24l-20 14M18 24l20 14M-8-46q-6-14-20-14M8-46q6-14 20-14"/>` +
    `<ellipse cy="10" rx="22" ry="32" fill="${colour}"/><path d="M0-20V42"/><circle cy="-32" r="15" fill="${colours.navy}" stroke="none"/></g>`
  )
}

/**
 * Returns the opacity of a pixel in the layer of the page's words: the darker it is than its background (on the button,
 * the lighter), the higher.
 */
export function burgerWordOpacity(r: number, g: number, b: number, x: number, y: number): number {
  const within = (left: number, top: number, right: number, bottom: number) =>
    x > left && x < right && y > top && y < bottom
  const light = luma(r, g, b)
  if (within(0.1, 0.6, 0.25, 0.66)) return ramp(light, 0.5, 0.97)
  if (within(0.05, 0.045, 0.24, 0.11)) return ramp(light, 0.92, 0.5)
  if (within(0.05, 0.17, 0.4, 0.38)) return ramp(light, 0.92, 0.22)
  if (within(0.07, 0.81, 0.45, 0.91)) return ramp(light, 0.9, 0.38)
  return 0
}
