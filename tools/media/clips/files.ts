import { readdir } from 'node:fs/promises'
import { sha256 } from '../manifest'
import { CLIPS, resultsOf } from './clips'
import { areasOf, dwellUntil, fixationsOf } from './looks'

/** Hashes of the clips and of what they are made from. */
export const MANIFEST = 'tools/media/clips/manifest.json'

const FOLDER = 'public/media/clips'

/** Returns the files of one clip: two videos, and its first frame as a poster. */
export const outputsOf = (name: string) => {
  const path = (extension: string) => `${FOLDER}/${name}.${extension}`
  return { folder: FOLDER, webm: path('webm'), mp4: path('mp4'), avif: path('avif'), webp: path('webp') }
}

/** Lists the files of all clips. */
export function outputs(): string[] {
  return Object.keys(CLIPS).flatMap((name) => {
    const { webm, mp4, avif, webp } = outputsOf(name)
    return [webm, mp4, avif, webp]
  })
}

/** Lists what the clips are drawn from: code, sessions and artwork. The findings of the analysis are in `computed`. */
export async function inputs(): Promise<string[]> {
  const code = (await readdir('tools/media/clips')).filter((file) => /(?<!\.test)\.ts$/.test(file))
  const stills = ['bicycle', 'burger', 'colours', 'extract-words'].map((file) => `tools/media/stills/${file}.ts`)
  const artwork = ['bike-shop.png', 'bugfoundation.png', 'areas.json'].map((file) => `tools/media/artwork/${file}`)
  const results = Object.values(CLIPS).map((clip) => clip.results)
  return [...new Set([...code.map((file) => `tools/media/clips/${file}`), ...stills, ...artwork, ...results])]
}

/**
 * Hashes what the analysis finds in the sessions, to a tenth of a pixel and a millisecond: its code may change as
 * long as these hashes do not.
 */
export async function computed(): Promise<Record<'looks' | 'dwell', string>> {
  const looks = fixationsOf(await resultsOf('heatmaps')).flat()
  const rounded = looks.map(({ x, y, start, end }) => [x.toFixed(1), y.toFixed(1), start.toFixed(0), end.toFixed(0)])
  const burger = fixationsOf(await resultsOf('areas-of-interest'))
  const dwell = (await areasOf('bugfoundation')).map((area) => [area.id, dwellUntil(burger, area, 10_000).toFixed(3)])
  return { looks: sha256(JSON.stringify(rounded)), dwell: sha256(JSON.stringify(dwell)) }
}
