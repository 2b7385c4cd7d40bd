import { mkdir, writeFile } from 'node:fs/promises'
import { hashFiles } from '../manifest'
import { CLIPS, clipOf, drawClip } from './clips'
import { ENCODERS, encode, writePoster } from './encode'
import { computed, inputs, MANIFEST, outputs, outputsOf } from './files'

/**
 * `npm run tool -- media clips`: draws and encodes the four clips again with ffmpeg (Debian: `apt-get install ffmpeg`),
 * and writes their manifest. Commit the results. `npm run tool -- media clips heatmaps` makes one of them.
 * `npm run tool -- media clips --frame heatmaps 40 2 /tmp/frame.png` draws one frame at twice the size, for review,
 * without ffmpeg.
 */
export async function main(options: readonly string[]): Promise<number> {
  const [first, name = '', frame = '0', scale = '1', file = 'frame.png'] = options
  if (first === '--frame') {
    const draw = await drawClip(name, Number(scale))
    await writePoster(await draw(Number(frame)), file)
    return 0
  }
  const names = options.length > 0 ? options : Object.keys(CLIPS)
  for (const clip of names) {
    const draw = await drawClip(clip, 1)
    const { folder, webm, mp4, avif, webp } = outputsOf(clip)
    await mkdir(folder, { recursive: true })
    await encode(draw, clipOf(clip).rateFactors, webm, mp4)
    await writePoster(await draw(0), avif)
    await writePoster(await draw(0), webp)
    console.log(`Drawn: ${clip}`)
  }
  const manifest = {
    inputs: await hashFiles(await inputs()),
    computed: await computed(),
    encoders: ENCODERS,
    outputs: await hashFiles(outputs()),
  }
  await writeFile(MANIFEST, `${JSON.stringify(manifest, null, 2)}\n`)
  return 0
}
