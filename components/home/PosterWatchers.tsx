import type { EyeColour } from '../ui/Eyes'

/** Twelve pairs of eyes around the poster: position of the first eye, radius, colours. */
const watchers: [x: number, y: number, r: number, colours: [EyeColour, EyeColour]][] = [
  [26, 92, 18, ['coral', 'yellow']],
  [24, 190, 19, ['yellow', 'mint']],
  [26, 290, 17, ['mint', 'yellow']],
  [24, 386, 19, ['coral', 'pink']],
  [388, 92, 19, ['pink', 'coral']],
  [390, 190, 17, ['coral', 'yellow']],
  [387, 290, 19, ['yellow', 'mint']],
  [389, 386, 18, ['mint', 'yellow']],
  [150, 31, 17, ['coral', 'pink']],
  [258, 29, 19, ['pink', 'coral']],
  [152, 450, 19, ['coral', 'yellow']],
  [260, 452, 17, ['yellow', 'mint']],
]

/** The centre of the burger, which all eyes look at. */
const burger = { x: 222, y: 284 }

/** The people who watch the poster in the second step, drawn as eyes. */
export function PosterWatchers() {
  return watchers.map(([x, y, r, colours]) => {
    const other = x + 1.62 * r
    return (
      <g key={`${x} ${y}`}>
        <circle cx={x} cy={y} r={r} fill={`var(--${colours[0]})`} />
        <circle cx={round(other)} cy={y} r={r} fill={`var(--${colours[1]})`} />
        <path d={pupil(x, y, r) + pupil(other, y, r)} fill="var(--ink)" />
      </g>
    )
  })
}

/** Draws a pupil with a radius of .36 r, moved by .42 r from the centre towards the burger. */
function pupil(x: number, y: number, r: number): string {
  const distance = Math.hypot(burger.x - x, burger.y - y)
  const size = round(0.36 * r)
  const cx = round(x + (0.42 * r * (burger.x - x)) / distance - size)
  const cy = round(y + (0.42 * r * (burger.y - y)) / distance)
  return `M${cx} ${cy}a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0-${2 * size} 0`
}

/** Rounds to whole units, each about a pixel, because every visitor would download the decimals. */
const round = Math.round
