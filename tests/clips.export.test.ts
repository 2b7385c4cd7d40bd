import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'

type Element = DefaultTreeAdapterTypes.Element

const html = readFileSync('out/index.html', 'utf8')
const elements: Element[] = []
const visit = (node: object): void => {
  if ('attrs' in node) elements.push(node as Element)
  if ('childNodes' in node) (node.childNodes as object[]).forEach(visit)
}
visit(parse(html))
const attributes = ({ attrs }: Element) => Object.fromEntries(attrs.map(({ name, value }) => [name, value]))
const all = (name: string) => elements.filter(({ nodeName }) => nodeName === name).map(attributes)
const clips = /\/media\/clips\/[\w.-]+/g

test('the home page refers to every clip file that ships, and to no other', () => {
  const shipped = readdirSync('out/media/clips')
    .filter((file) => !/\.(br|gz|zst)$/.test(file))
    .map((file) => `/media/clips/${file}`)
  expect([...new Set(html.match(clips))].sort()).toEqual(shipped.sort())
  expect(shipped).toHaveLength(4 * 5)
})

test('each film has a size, the browser’s controls and no sound, and is not fetched before it is played', () => {
  const films = all('video')
  expect(films).toHaveLength(4)
  for (const film of films) {
    expect(film).toMatchObject({ width: '960', height: '600', preload: 'none', controls: '', muted: '', loop: '' })
    expect(Object.keys(film)).toContain('playsinline')
    for (const name of ['src', 'poster', 'autoplay']) expect(film).not.toHaveProperty(name)
  }
  const lazy = all('img').filter(({ src }) => src?.includes('/media/clips/'))
  expect(lazy.map(({ loading }) => loading)).toEqual(Array(8).fill('lazy'))
})

test('each film is offered as AV1 and as H.264, and not at all with reduced motion', () => {
  const sources = all('source').filter(({ src }) => src)
  expect(sources.map(({ src }) => src?.split('.').at(-1))).toEqual(Array(4).fill(['webm', 'mp4']).flat())
  for (const { media } of sources) expect(media).toBe('(prefers-reduced-motion:no-preference)')
})

test('the page gives the profile, level and tier of each film', () => {
  for (const { src, type } of all('source').filter(({ src }) => src?.endsWith('.webm'))) {
    // CodecPrivate (Matroska) is av1C: marker and version, then profile and level, then tier and depth.
    const bytes = readFileSync(`out${src}`)
    const index = bytes.indexOf(Buffer.from('63a2', 'hex')) + 3
    const [, profile = 0, tier = 0] = bytes.subarray(index, index + 3)
    const level = String(profile & 31).padStart(2, '0')
    const depth = tier & 64 ? '10' : '08'
    expect(type).toBe(`video/webm;codecs=av01.${profile >> 5}.${level}${tier >> 7 ? 'H' : 'M'}.${depth}`)
  }
})
