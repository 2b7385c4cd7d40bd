import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import sharp from 'sharp'
import type { SocialCard } from '../lib/images/social/card'
import { listSocialCards } from '../lib/pages/social-cards'
import { listFiles } from './fixtures/list-files'
import { attr, findAll, parsePage } from './specification/support/elements'

const {
  cases,
  social: { alt: alts },
} = JSON.parse(readFileSync('locales/en/common.json', 'utf8'))
const folder = 'out/social'
const files = listFiles(folder, '.png')
const pages = listFiles('out', '.html')
const meta = (page: string, property: string) =>
  findAll(parsePage(readFileSync(`out/${page}`, 'utf8')), 'meta', { property }).map(
    (node) => attr(node, 'content') ?? '',
  )

test('every page refers to an existing picture, with its size and text alternative', () => {
  expect(pages.length).toBeGreaterThan(0)
  const named = pages.map((page) => {
    const [address = ''] = meta(page, 'og:image')
    expect([page, meta(page, 'og:image:width'), meta(page, 'og:image:height')]).toEqual([page, ['1200'], ['630']])
    expect([page, meta(page, 'og:image:alt')]).toEqual([page, [expect.stringMatching(/^(?!.*\{\{)\S/)]])
    return new URL(address).pathname.replace(/^.*\/social\//, '')
  })
  expect(named.toSorted()).toEqual(files)
})

test('each picture is an opaque PNG of 1200 by 630 below 200 kB', async () => {
  for (const name of files) {
    const bytes = readFileSync(`${folder}/${name}`)
    const { format, width, height, hasAlpha } = await sharp(bytes).metadata()
    expect([name, format, width, height, hasAlpha]).toEqual([name, 'png', 1200, 630, false])
    expect([name, bytes.length < 200_000]).toEqual([name, true])
  }
})

test('no two pictures look the same, even at the size of a chat preview', async () => {
  const seen = new Map<string, string>()
  const small = new Map<string, Buffer>()
  for (const name of files) {
    const pixels = await sharp(`${folder}/${name}`).raw().toBuffer()
    const hash = createHash('sha256').update(pixels).digest('hex')
    expect([name, seen.get(hash)]).toEqual([name, undefined])
    seen.set(hash, name)
    small.set(name, await sharp(`${folder}/${name}`).resize(150, 79, { fit: 'fill' }).removeAlpha().raw().toBuffer())
  }
  const entries = [...small]
  const alike = entries.flatMap(([one, pixels], index) =>
    entries.slice(index + 1).flatMap(([other, others]) => {
      let differing = 0
      for (let index = 0; index < pixels.length; index++)
        if (Math.abs((pixels[index] as number) - (others[index] as number)) > 40) differing++
      return differing / pixels.length < 0.005 ? [`${one} and ${other}`] : []
    }),
  )
  expect(alike).toEqual([])
})

/** Returns the expected text alternative: the words on the picture, the motif below them, and the note on the data. */
function expectedAlt({ title, motif }: SocialCard): string {
  const { kind } = motif
  const filled = (text: string, more = {}) =>
    Object.entries({ title, ...more }).reduce((all, [name, value]) => all.replace(`{{${name}}}`, String(value)), text)
  if (kind === 'legal') return filled(alts[motif.isClosed ? 'privacy' : 'terms'])
  if (kind !== 'case' && kind !== 'cases') return filled(alts[kind])
  const source = motif.note === cases.simulatedLabel ? 'simulated' : 'measured'
  const [a, b] = kind === 'case' ? motif.versions : []
  const shown = b ? filled(alts.comparison[source], { a: a?.name, b: b.name }) : filled(alts[kind][source])
  return `${shown} ${cases.example} ${motif.note}`
}

test('the text alternative of each picture is that of its kind, with the words on the picture', async () => {
  const cards = await listSocialCards()
  expect(cards).toHaveLength(pages.length)
  for (const card of cards) {
    const page = `${card.path === '/' ? 'index' : card.path.slice(1)}.html`
    expect([card.path, meta(page, 'og:image:alt')]).toEqual([card.path, [expectedAlt(card)]])
  }
})
