import { colours } from './colours'

const REAR = { x: 707, y: 403 }
const FRONT = { x: 1014, y: 403 }
const RADIUS = 101

/** Redraws the bicycle from the bike shop's page in one colour. */
export function bicycle(): string {
  const wheel = (centre: typeof REAR, r: number) => `<circle cx="${centre.x}" cy="${centre.y}" r="${r}"/>`
  const spokes = [REAR, FRONT].flatMap(({ x, y }) =>
    Array.from({ length: 12 }, (_, index) => {
      const turn = (index * Math.PI) / 6
      return `M${x} ${y}l${(RADIUS * Math.cos(turn)).toFixed(1)} ${(RADIUS * Math.sin(turn)).toFixed(1)}`
    }),
  )
  return (
    `<g fill="none" stroke="${colours.navy}" stroke-linecap="round" stroke-linejoin="round">` +
    `<path d="${spokes.join('')}" stroke-width="1.4"/>` +
    `<g stroke-width="10">${wheel(REAR, RADIUS)}${wheel(FRONT, RADIUS)}</g>` +
    `<path d="M707 403L816 401L776 258M707 403L783 292M816 401C900 402 946 330 960 272M1014 403L957 244" stroke-width="11"/>` +
    `<path d="M957 244C950 214 930 200 882 217" stroke-width="11"/>` +
    `<path d="M640 275H779M645 277L697 399" stroke-width="6"/>` +
    `<circle cx="816" cy="401" r="22" stroke-width="7"/><path d="M816 401l17 34m-11 5l22-9" stroke-width="6"/>` +
    `<path d="M738 232C764 226 790 232 813 240C806 250 788 252 774 250C758 248 744 242 738 232z" fill="${colours.navy}" stroke-width="5"/>` +
    `</g>`
  )
}
