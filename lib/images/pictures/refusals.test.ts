import { mkdir, mkdtemp, readdir, rm, symlink, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import sharp from 'sharp'
import { decompressionBomb } from '../../../tests/fixtures/messages/picture-bytes'
import { getPicture } from './get-picture'
import { decodeSource, readSource } from './read-source'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'refusals-'))
  await mkdir(join(root, 'content/pages'), { recursive: true })
})
afterEach(() => rm(root, { recursive: true }))

const put = (file: string, bytes: Buffer | string) => writeFile(join(root, 'content/pages', file), bytes)
const get = (file: string) => getPicture(`content/pages/${file}`, { widths: [40], min: 20 }, root)
const flat = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#fe8d73' } })
const noisy = () =>
  sharp({
    create: {
      width: 300,
      height: 300,
      channels: 3,
      background: 'red',
      noise: { type: 'gaussian', mean: 9, sigma: 99 },
    },
  })
const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)

/** Files that editors may submit, with the message for each, in which `‹›` replaces the name of the picture. */
const refused: Record<string, [file: string, bytes: () => Promise<Buffer | string>, message: string | RegExp]> = {
  'a truncated PNG': ['cut.png', async () => half(await noisy().png().toBuffer()), /‹› is damaged \(.+\)\. Save/],
  'a truncated JPEG': ['cut.jpg', async () => half(await noisy().jpeg().toBuffer()), /‹› is damaged \(.+\)\. Save/],
  'a truncated WebP': ['cut.webp', async () => half(await noisy().webp().toBuffer()), /‹› is damaged \(.+\)\. Save/],
  'a PNG with nothing after its first bytes': [
    'head.png',
    async () => (await flat(40, 40).png().toBuffer()).subarray(0, 12),
    /‹› is damaged/,
  ],
  'a JPEG named as PNG': [
    'lie.png',
    async () => flat(40, 40).jpeg().toBuffer(),
    '‹› is named as PNG but contains JPEG. Open it in an image editor and save it as PNG; renaming it is not enough.',
  ],
  'an AVIF named as JPEG': [
    'lie.jpg',
    async () => flat(40, 40).avif().toBuffer(),
    /‹› is named as JPEG but contains AVIF\./,
  ],
  'a drawing named as JPEG': ['lie.jpeg', async () => '<?xml version="1.0"?><svg/>', /named as JPEG but contains SVG/],
  'a photo named as SVG': ['lie.svg', async () => flat(40, 40).png().toBuffer(), /named as SVG but contains PNG/],
  'a text file named as PNG': [
    'text.png',
    async () => 'hello',
    'The file “content/pages/text.png” is not a picture. Save the picture again as PNG, under the same name.',
  ],
  'an HTML page named as SVG': ['page.svg', async () => '<!doctype html><svg></svg>', /is not a picture/],
  'an empty file': ['empty.webp', async () => '', /is not a picture/],
  'a GIF': [
    'old.gif',
    async () => flat(40, 40).gif().toBuffer(),
    '‹› is in a format that is not supported. Save it as PNG, and use that name.',
  ],
  'a HEIC photo': ['phone.HEIC', async () => 'x', /not supported\. Save it as JPEG, and/],
  'an AVIF': ['new.avif', async () => flat(40, 40).avif().toBuffer(), /not supported\. Save it as JPEG, and/],
  'an unknown extension': ['a.xyz', async () => 'x', /not supported\. Save it as JPEG, PNG, WebP or SVG, and/],
  'an animated WebP': [
    'film.webp',
    async () => {
      const frames = [await flat(40, 40).png().toBuffer(), await noisy().resize(40, 40).png().toBuffer()]
      return sharp(frames, { join: { animated: true } })
        .webp()
        .toBuffer()
    },
    '‹› is animated: it has 2 frames. Save one frame as a picture.',
  ],
  'a picture too narrow for its slot': [
    'small.png',
    async () => flat(19, 40).png().toBuffer(),
    '‹› is 19 pixels wide, and needs at least 20. Use a wider one from the original; enlarging this one does not help.',
  ],
  'a picture with too many pixels': [
    'huge.png',
    async () => flat(12_000, 6_000).png().toBuffer(),
    '‹› is 12000 by 6000 pixels, more than 50 million in total. Save it 2400 pixels wide.',
  ],
  'a decompression bomb of 45 bytes that declares 90,000 by 90,000 pixels': [
    'bomb.png',
    async () => Buffer.from(decompressionBomb(90_000, 90_000)),
    /‹› is 90000 by 90000 pixels, more than 50 million/,
  ],
  'a drawing of 90,000 by 90,000': [
    'bomb.svg',
    async () => '<svg xmlns="http://www.w3.org/2000/svg" width="90000" height="90000"/>',
    /is 90000 by 90000 pixels, more than 50 million/,
  ],
}

test.each(Object.entries(refused))('%s is rejected with two sentences, and no file is left behind', async (_, each) => {
  const [file, bytes, message] = each
  await put(file, await bytes())
  const error: Error = await get(file).then(
    () => new Error('was accepted'),
    (cause) => cause,
  )
  const [location, sentences = ''] = error.message.split('  ')
  expect([error.name, location]).toEqual(['ContentError', `content/pages/${file}`])
  const named = sentences.replace(`The picture “content/pages/${file}”`, '‹›')
  if (typeof message === 'string') expect(named).toBe(message)
  else expect(named).toMatch(message)
  expect(await readdir(root)).toEqual(['content'])
})

test.each(['png', 'jpg', 'webp'])('decoding detects a truncated %s, however little is missing', async (ending) => {
  const whole = await noisy()
    .toFormat(ending as 'png')
    .toBuffer()
  const decode = async (bytes: Buffer) => {
    await put(`a.${ending}`, bytes)
    await decodeSource(await readSource(root, `content/pages/a.${ending}`))
  }
  await decode(whole)
  for (const part of [0.05, 0.5, 0.9, 0.99])
    await expect(decode(whole.subarray(0, whole.length * part))).rejects.toThrow(/a\.\w+” is damaged \(.+\)\. Save/)
})

test('a file of more than 50 MB is rejected before it is read', async () => {
  await put('big.jpg', 'x')
  await truncate(join(root, 'content/pages/big.jpg'), 51_200_000)
  await expect(get('big.jpg')).rejects.toThrow(
    /“content\/pages\/big\.jpg” is 52 MB, more than the limit of 50 MB\. Save it 2400 pixels wide\.$/,
  )
})

test('a missing picture and a name with the wrong capitals have different messages', async () => {
  await put('Team.PNG', await flat(40, 40).png().toBuffer())
  expect((await get('Team.PNG')).width).toBe(40)
  await expect(get('team.png')).rejects.toThrow(
    'The picture “content/pages/team.png” is called “Team.PNG” on disk. Write “Team.PNG”: capitals matter.',
  )
  await expect(get('../Pages/Team.PNG')).rejects.toThrow('is called “content/pages/Team.PNG” on disk.')
  await expect(get('teams.png')).rejects.toThrow(
    'There is no picture “content/pages/teams.png”, but there is “Team.PNG” in its folder. Write “Team.PNG” if that is the one; otherwise put the file back, or correct the name.',
  )
  await expect(get('office.png')).rejects.toThrow(
    'There is no picture “content/pages/office.png”. Add the file, or correct its name.',
  )
  await mkdir(join(root, 'content/pages/folder.png'))
  await expect(get('folder.png')).rejects.toThrow('There is no picture “content/pages/folder.png”.')
})

test('nothing outside content/ is opened, whether through dots, a symbolic link or a URL', async () => {
  await writeFile(join(root, 'secret.png'), await flat(40, 40).png().toBuffer())
  await mkdir(join(root, 'content-too'))
  await writeFile(join(root, 'content-too/a.png'), 'x')
  const outside = ['../../secret.png', '../../../../../etc/passwd', '../../content-too/a.png', '..', 'a\0.png']
  for (const file of outside)
    await expect(get(file)).rejects.toThrow(
      /is outside content\/, or is a link that leads outside it\. Put the file itself next to/,
    )
  await expect(getPicture('/etc/passwd', { widths: [40] }, root)).rejects.toThrow(/is outside content\//)
  await symlink(join(root, 'secret.png'), join(root, 'content/pages/near.png'))
  await expect(get('near.png')).rejects.toThrow(
    'The picture “content/pages/near.png” is outside content/, or is a link that leads outside it.',
  )
  await symlink(root, join(root, 'content/pages/up'))
  await expect(get('up/secret.png')).rejects.toThrow(/is a link that leads outside/)
  await put('real.png', await flat(40, 40).png().toBuffer())
  await symlink(join(root, 'content/pages/real.png'), join(root, 'content/pages/same.png'))
  expect((await get('same.png')).width).toBe(40)
})
