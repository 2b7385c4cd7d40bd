import { writeFile } from 'node:fs/promises'
import { type Area, simulateLooks } from './looks'

/** The areas to look at on the poster of "How it works", in the units of `components/home/Poster`. */
const areas: Area[] = [
  { id: 'headline', x: 24, y: 22, width: 190, height: 90, salience: 1.5, early: 1.6, stay: 0.5 },
  { id: 'burger', x: 62, y: 150, width: 156, height: 160, salience: 3, early: 1.3, stay: 0.62 },
  { id: 'line', x: 24, y: 322, width: 96, height: 30, salience: 0.4, stay: 0.4 },
]
const layers = ['coral', 'yellow', 'pink'] as const
const FILE = 'components/home/poster-fixations.ts'

/** Simulates twelve viewers of the poster: `npm run tool -- media poster`. Commit the result. */
export async function main(): Promise<void> {
  const looks = simulateLooks(areas, { people: 12, looks: 2, seed: 5 })
  const paths = layers.map((layer, index) => {
    const own = looks.filter(({ person }) => person % layers.length === index)
    const circles = own.map(({ x, y, seconds }) =>
      circle(Math.round(x), Math.round(y), Math.round(40 * Math.sqrt(seconds))),
    )
    return `  ${layer}: '${circles.join('')}',`
  })
  await writeFile(
    FILE,
    `/** Fixations of twelve simulated viewers on the poster, one path per layer. Drawn by tools/media/stills/poster.ts. */\nexport const posterFixations = {\n${paths.join('\n')}\n}\n`,
  )
  console.log(`Drawn: ${FILE}`)
}

/** Returns a circle as part of a path, so that all circles of a layer form one shape. */
const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0`
