import { seededRandom } from '../../lib/headline/random'
import { HEIGHT, inks, WIDTH } from './inks'

/** Eyes, brows and mouths of a face of radius 100 around 0 0: `line` is stroked, `fill` is filled. */
const moods: Record<string, { line: string; fill?: string }> = {
  happy: { line: 'M-52 -18Q-34 -46-16 -18M16 -18Q34 -46 52 -18M-44 26Q0 72 44 26' },
  surprised: {
    line: 'M-50 -56Q-34 -70-18 -58M18 -58Q34 -70 50 -56',
    fill: 'M-34 -20m-14 0a14 14 0 1 0 28 0a14 14 0 1 0-28 0M34 -20m-14 0a14 14 0 1 0 28 0a14 14 0 1 0-28 0M0 40m-17 0a17 22 0 1 0 34 0a17 22 0 1 0-34 0',
  },
  doubting: {
    line: 'M-54 -42L-16 -38M14 -54Q34 -68 54 -48M-30 46Q16 46 42 24',
    fill: 'M-32 -14m-11 0a11 11 0 1 0 22 0a11 11 0 1 0-22 0M34 -16m-11 0a11 11 0 1 0 22 0a11 11 0 1 0-22 0',
  },
  calm: {
    line: 'M-28 38H28',
    fill: 'M-32 -16m-11 0a11 11 0 1 0 22 0a11 11 0 1 0-22 0M32 -16m-11 0a11 11 0 1 0 22 0a11 11 0 1 0-22 0',
  },
  content: {
    line: 'M-34 30Q0 52 34 30',
    fill: 'M-32 -16m-11 0a11 11 0 1 0 22 0a11 11 0 1 0-22 0M32 -16m-11 0a11 11 0 1 0 22 0a11 11 0 1 0-22 0',
  },
}
/** Calm is what viewers mostly are. */
const row = ['calm', 'happy', 'calm', 'content', 'surprised', 'calm', 'content', 'doubting', 'happy', 'calm']
const colours = [inks.yellow, inks.paper, inks.mint, inks.pink]

/** Rows of drawn faces, run over by the edges like a crowd. They all look up, to where the words of the panel stand. */
export function faces(): string {
  const random = seededRandom(3)
  const radius = 150
  const drawn: string[] = []
  let before = -1
  for (let line = 0; line < 4; line += 1) {
    for (let place = 0; place < 7; place += 1) {
      const x = place * radius * 2.1 + (line % 2 === 0 ? 70 : -90)
      const y = 190 + line * radius * 1.98
      let colour = Math.floor(random() * colours.length)
      if (colour === before) colour = (colour + 1) % colours.length
      before = colour
      const mood = moods[row[(line * 7 + place * 3 + Math.floor(random() * 3)) % row.length] ?? 'calm']
      drawn.push(
        `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(${radius / 100})"><circle r="100" fill="${colours[colour]}"/>` +
          `<path d="${mood?.line}" fill="none" stroke="${inks.ink}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>` +
          `<path d="${mood?.fill ?? ''}" fill="${inks.ink}"/></g>`,
      )
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${drawn.join('')}</svg>`
}
