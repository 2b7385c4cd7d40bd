import { spawn } from 'node:child_process'
import { once } from 'node:events'
import sharp from 'sharp'
import type { Picture } from './canvas'
import type { Draw } from './clips'
import { FPS, FRAMES, HEIGHT, WIDTH } from './timing'

/** Without these tags, the colours in Firefox differ from those in Chromium, and those of a video from its poster's. */
const COLOURS = '-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv'

/**
 * How the videos are encoded, as options of ffmpeg. No dates and no random ids, so that the same frames give the same
 * bytes.
 */
export const ENCODERS = {
  in: `-f rawvideo -pix_fmt rgb24 -s ${WIDTH}x${HEIGHT} -r ${FPS} -i -`,
  filter: 'scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int,format=yuv420p,split[a][b]',
  webm: `-c:v libsvtav1 -preset 4 -g ${FRAMES} ${COLOURS} -fflags +bitexact -flags +bitexact`,
  mp4: `-c:v libx264 -preset veryslow -tune animation -profile:v high ${COLOURS} -movflags +faststart -fflags +bitexact -flags +bitexact`,
} as const

/**
 * The constant rate factor (CRF) for each format, on its encoder's own scale: a higher one gives a smaller, coarser
 * video.
 */
export interface RateFactors {
  webm: number
  mp4: number
}

/**
 * Encodes a video twice from one drawing of its frames.
 * @param webm the path to write to, like `mp4`
 * @throws with ffmpeg's last output if it fails
 */
export async function encode(draw: Draw, rateFactors: RateFactors, webm: string, mp4: string): Promise<void> {
  const crf = (form: 'webm' | 'mp4') => ['-crf', String(rateFactors[form])]
  const of = (options: string) => options.split(' ')
  const videos = [
    ...['-map', '[a]', ...of(ENCODERS.webm), ...crf('webm'), webm],
    ...['-map', '[b]', ...of(ENCODERS.mp4), ...crf('mp4'), mp4],
  ]
  const program = ['-v', 'error', '-y', ...of(ENCODERS.in), '-filter_complex', ENCODERS.filter, ...videos]
  const ffmpeg = spawn('ffmpeg', program, { stdio: ['pipe', 'inherit', 'pipe'] })
  let output = ''
  ffmpeg.stderr.on('data', (text) => {
    output += text
  })
  // The exit code below reports a broken pipe.
  ffmpeg.stdin.on('error', () => undefined)
  const closed = once(ffmpeg, 'close')
  for (let frame = 0; frame < FRAMES; frame += 1) {
    const { data } = await draw(frame)
    if (!ffmpeg.stdin.write(data)) await Promise.race([once(ffmpeg.stdin, 'drain'), closed])
  }
  ffmpeg.stdin.end()
  const [code] = await closed
  if (code !== 0) throw new Error(`ffmpeg could not encode ${webm}. It said: ${output.trim()}`)
}

/** Writes a frame as a picture, in the format of the file name extension. */
export async function writePoster({ width, height, data }: Picture, file: string): Promise<void> {
  const picture = sharp(data, { raw: { width, height, channels: 3 } })
  if (file.endsWith('.avif')) await picture.avif({ quality: 50, effort: 6 }).toFile(file)
  else if (file.endsWith('.webp')) await picture.webp({ quality: 64, effort: 6 }).toFile(file)
  else await picture.png({ compressionLevel: 9 }).toFile(file)
}
