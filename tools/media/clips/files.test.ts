import { readFile, stat } from 'node:fs/promises'
import { describe, expect, test } from '@jest/globals'
import sharp from 'sharp'
import { hashFiles, listChanged } from '../manifest'
import { CLIPS } from './clips'
import { ENCODERS } from './encode'
import { computed, inputs, MANIFEST, outputs, outputsOf } from './files'

const manifest = JSON.parse(await readFile(MANIFEST, 'utf8'))

/** If one of the next three tests fails, run `npm run tool -- media clips`, and commit what it writes. */
test('no input has changed since the clips were drawn', async () => {
  expect(listChanged(manifest.inputs, await hashFiles(await inputs()))).toEqual([])
  expect(manifest.encoders).toEqual(ENCODERS)
})

test('the analysis still finds in the sessions what the clips show', async () => {
  expect(manifest.computed).toEqual(await computed())
})

test('the committed clips are those that were drawn', async () => {
  expect(listChanged(manifest.outputs, await hashFiles(outputs()))).toEqual([])
})

/** Returns the boxes of an MP4 file (ISO/IEC 14496-12): type and body, in order. */
function boxes(bytes: Buffer): { type: string; body: Buffer }[] {
  const found = []
  for (let offset = 0; offset + 8 <= bytes.length; ) {
    const size = bytes.readUInt32BE(offset)
    found.push({
      type: bytes.toString('latin1', offset + 4, offset + 8),
      body: bytes.subarray(offset + 8, offset + size),
    })
    offset += Math.max(8, size)
  }
  return found
}
const inside = (bytes: Buffer, ...path: string[]): Buffer[] =>
  path.reduce<Buffer[]>(
    (all, type) =>
      all.flatMap((one) =>
        boxes(one)
          .filter((box) => box.type === type)
          .map(({ body }) => body),
      ),
    [bytes],
  )

describe.each(Object.keys(CLIPS))('%s', (name) => {
  const files = outputsOf(name)

  test('is small enough for a page', async () => {
    const kilobytes = async (file: string) => (await stat(file)).size / 1000
    expect(await kilobytes(files.webm)).toBeLessThan(250)
    expect(await kilobytes(files.mp4)).toBeLessThan(320)
    expect(await kilobytes(files.avif)).toBeLessThan(32)
    expect(await kilobytes(files.webp)).toBeLessThan(48)
  })

  test('is an MP4 that can start before it has loaded completely: one H.264 video track, 960 by 600, six seconds, no sound', async () => {
    const bytes = await readFile(files.mp4)
    const order = boxes(bytes).map(({ type }) => type)
    expect(order.indexOf('moov')).toBeGreaterThan(-1)
    expect(order.indexOf('moov')).toBeLessThan(order.indexOf('mdat'))
    const [head] = inside(bytes, 'moov', 'mvhd') as [Buffer]
    expect(head.readUInt32BE(16) / head.readUInt32BE(12)).toBeCloseTo(6, 1)
    const tracks = inside(bytes, 'moov', 'trak')
    expect(tracks).toHaveLength(1)
    const track = tracks[0] as Buffer
    expect(inside(track, 'mdia', 'hdlr')[0]?.toString('latin1', 8, 12)).toBe('vide')
    const [entries] = inside(track, 'mdia', 'minf', 'stbl', 'stsd') as [Buffer]
    expect(entries.toString('latin1', 12, 16)).toBe('avc1')
    expect([entries.readUInt16BE(40), entries.readUInt16BE(42)]).toEqual([960, 600])
    // Colours by name: primaries, transfer and matrix are 1, which is BT.709 (ISO/IEC 23001-8).
    const colour = entries.indexOf('colrnclx')
    expect(colour).toBeGreaterThan(0)
    expect([8, 10, 12].map((offset) => entries.readUInt16BE(colour + offset))).toEqual([1, 1, 1])
  })

  test('is a WebM of AV1 without sound, with the same colours', async () => {
    const head = (await readFile(files.webm)).subarray(0, 2000)
    expect(head.readUInt32BE(0)).toBe(0x1a45dfa3)
    expect(head.includes('webm')).toBe(true)
    expect(head.includes('V_AV1')).toBe(true)
    expect(head.toString('latin1')).not.toMatch(/A_(OPUS|VORBIS)/)
    // Matroska: MatrixCoefficients, TransferCharacteristics and Primaries, each 1.
    for (const id of ['55b181', '55ba81', '55bb81']) expect(head.includes(Buffer.from(`${id}01`, 'hex'))).toBe(true)
    // PixelWidth 960 and PixelHeight 600.
    expect(head.includes(Buffer.from('b08203c0', 'hex'))).toBe(true)
    expect(head.includes(Buffer.from('ba820258', 'hex'))).toBe(true)
  })

  test('has a poster of the same size in both formats', async () => {
    for (const file of [files.avif, files.webp]) {
      const { width, height } = await sharp(file).metadata()
      expect([width, height]).toEqual([960, 600])
    }
  })
})
