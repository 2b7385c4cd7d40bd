import { createHash } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { readFaces } from '../images/fonts/picture-faces'
import type { Motif, SocialCard } from '../images/social/card'
import { drawCard } from '../images/social/draw-card'
import { distinguishCards } from './distinguish-cards'

const faces = await readFaces(process.cwd())
const cardAt = (path: string, motif: Motif): SocialCard => ({
  ...{ path, motif, title: 'Overview', name: 'Oogwenk', area: 'Documentation' },
})
/** Draws the cards, and returns how many different pictures they make. */
const countPictures = (cards: readonly SocialCard[]) =>
  new Set(cards.map((card) => createHash('sha256').update(drawCard(card, faces)).digest('hex'))).size

const picture = { file: 'a.png', heat: () => ({ width: 1, height: 1, bytes: new Uint8ClampedArray(4) }) }
const motifs: Motif[] = [
  { kind: 'page' },
  { kind: 'request', note: 'Not documented', index: 1 },
  { kind: 'case', name: 'Toast', note: 'Simulated data.', versions: [{ letter: undefined, name: 'One', picture }] },
]

test.each(motifs.map((motif) => [motif.kind, motif] as const))(
  'pages with the same heading have different social cards, whatever their paths: %s',
  (_, motif) => {
    const paths = Array.from(
      { length: 40 },
      (_, index) => `/docs/${'abcd'[index % 4]}/${'deep/'.repeat(index % 9)}${index}`,
    )
    expect(countPictures(distinguishCards(paths.map((path) => cardAt(path, motif))))).toBe(paths.length)
  },
)

test('the card of a page with a unique heading keeps its area', () => {
  const cards = [cardAt('/docs/a', { kind: 'page' }), { ...cardAt('/docs/b', { kind: 'page' }), title: 'Other' }]
  expect(distinguishCards(cards)).toEqual(cards)
})
