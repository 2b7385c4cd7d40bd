import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import sharp from 'sharp'
import { socialPath } from '../../shared/urls'
import { readFaces } from '../fonts/picture-faces'
import type { Motif, SocialCard } from './card'
import { colours } from './colours'
import { drawCard } from './draw-card'

const faces = await readFaces(process.cwd())
const photo = { file: 'a.png', heat: () => ({ width: 1, height: 1, bytes: new Uint8ClampedArray(4) }) }
const textOfLength = (length: number) => 'Longest words there are '.repeat(9).slice(0, length)

/** Each kind of motif, with as much as content may contain and with as little. */
const motifs: Motif[] = [
  { kind: 'home', words: [{ text: 'best', strong: true, seconds: 1, circles: [] }], note: textOfLength(150) },
  { kind: 'about', layers: ['Gaze', 'Emotion', 'Heart rate', 'More'] },
  { kind: 'about', layers: [] },
  {
    kind: 'pricing',
    note: textOfLength(40),
    plans: [
      { name: 'Lite', currency: '€', figure: '123,456', unit: 'per test', before: 'from', isMarked: false },
      { name: 'Pro', figure: 'Custom', unit: 'by agreement', saving: 'Save 35%', isMarked: true },
    ],
  },
  { kind: 'pricing', note: '', plans: [] },
  ...(['contact', 'thanks', 'page'] as const).map((kind): Motif => ({ kind })),
  { kind: 'cases', pictures: [photo, photo, photo], note: 'Simulated data.' },
  { kind: 'cases', pictures: [], note: 'Simulated data.' },
  {
    kind: 'case',
    name: 'A',
    versions: [{ letter: undefined, name: textOfLength(30), picture: photo }],
    note: 'Simulated data.',
  },
  {
    kind: 'case',
    name: textOfLength(30),
    versions: ['A', 'B'].map((letter) => ({ letter, name: textOfLength(30), picture: photo })),
    note: 'Simulated data.',
  },
  { kind: 'apis', apis: Array.from({ length: 8 }, () => ({ name: textOfLength(60), isOpen: false })) },
  { kind: 'apis', apis: [] },
  { kind: 'api', counts: [{ method: 'GET', count: 31 }], note: '31 operations' },
  { kind: 'request', note: 'Not documented', index: 7 },
  {
    kind: 'reference',
    resources: Array.from({ length: 20 }, () => ({ name: textOfLength(60), methods: Array(90).fill('GET') })),
  },
  { kind: 'operations', operations: [{ method: 'GET', path: `/${'segment/'.repeat(12)}{user_uuid}` }] },
  { kind: 'legal', sections: Array.from({ length: 12 }, () => textOfLength(80)), isClosed: true },
]
const card = (motif: Motif, title: string, area: string | undefined = 'Documentation'): SocialCard => ({
  ...{ path: '/docs/a', title, name: 'Oogwenk', area, motif },
})

test.each(motifs.map((motif) => [motif.kind, motif] as const))(
  '%s is drawn with the longest title and without a title',
  (_, motif) => {
    for (const title of [textOfLength(90), 'W'.repeat(90), 'Hi', '']) {
      const svg = drawCard(card(motif, title), faces)
      expect(svg).toMatch(/^<svg [^>]+viewBox="0 0 1200 630">.*<\/svg>$/s)
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    }
  },
)

test('words become outlines, never text or markup', async () => {
  const hostile = '<script>alert(1)</script> "quoted" & \'so\' ]]> {{site.name}}'
  for (const motif of motifs) {
    const svg = drawCard({ ...card(motif, hostile, hostile), name: hostile }, faces)
    expect(svg).not.toMatch(/script|alert|quoted|<text|site\.name/)
    await expect(sharp(Buffer.from(svg.replaceAll(/href="picture:\d"/g, ''))).metadata()).resolves.toMatchObject({
      width: 1200,
      height: 630,
    })
  }
})

test('a character that the typeface lacks is reported instead of drawn as a box', () => {
  expect(() => drawCard(card({ kind: 'page' }, 'Thanks 🎉'), faces)).toThrow(/typeface of social cards has no “🎉”/)
})

test('a different title, area or motif gives a different picture, and the same card gives the same picture', () => {
  const all = [
    card({ kind: 'page' }, 'One'),
    card({ kind: 'page' }, 'Two'),
    card({ kind: 'page' }, 'One', 'Cases'),
    card({ kind: 'contact' }, 'One'),
  ]
  const drawn = all.map((one) => drawCard(one, faces))
  expect(new Set(drawn).size).toBe(all.length)
  expect(all.map((one) => drawCard(one, faces))).toEqual(drawn)
})

/** Returns the right edges of all words in a drawing: every other number of an outline is an x coordinate. */
const edges = (svg: string) =>
  [...svg.matchAll(/<path d="(M [^"]+)" fill="#/g)].map(([, path = '']) =>
    Math.max(...(path.match(/-?[\d.]+/g) ?? []).map(Number).filter((_, index) => index % 2 === 0)),
  )

test('a long site name or area stays within the picture, and the logo leaves room for the area', () => {
  for (const own of [textOfLength(40), 'W'.repeat(40)]) {
    for (const area of [undefined, textOfLength(60)])
      expect(Math.max(...edges(drawCard({ ...card({ kind: 'page' }, 'A'), area, name: own }, faces)))).toBeLessThan(
        1140,
      )
    const [, word = 0] = edges(drawCard({ ...card({ kind: 'page' }, 'A', 'Cases'), name: own }, faces))
    expect(word).toBeLessThanOrEqual(64 + 1072 / 2 + 1)
  }
})

test('a pricing plan with long words stays in its column', () => {
  const plan = {
    name: textOfLength(30),
    figure: '99,999,999',
    unit: textOfLength(60),
    before: textOfLength(40),
    isMarked: false,
  }
  const svg = drawCard(
    card(
      { kind: 'pricing', note: textOfLength(60), plans: [plan, { ...plan, saving: 'Save 35%', isMarked: true }, plan] },
      'A',
    ),
    faces,
  )
  expect(Math.max(...edges(svg))).toBeLessThan(1140)
})

test('the eyes replace “Oo” at the start of a name, and any other name is set in full after them', () => {
  const draw = (name: string) => drawCard({ ...card({ kind: 'page' }, 'A'), name }, faces)
  expect(draw('Oogwenk')).toBe(draw('gwenk'))
  expect(draw('Oogwenk')).not.toBe(draw('enk'))
})

test('social cards have the colours of the pages', () => {
  const tokens = readFileSync('app/styles/tokens.css', 'utf8').toLowerCase()
  for (const [name, colour] of Object.entries(colours))
    expect([name, tokens.includes(`: ${colour};`)]).toEqual([name, true])
  for (const name of ['paper', 'ink', 'blue', 'coral', 'yellow', 'mint', 'pink'] as const)
    expect(tokens).toContain(`--${name}: ${colours[name]};`)
})

test('no two pages have the same URL for their social cards', () => {
  const paths = ['/', '/docs/rest/api', '/docs/rest-api', '/docs/rest', '/docs', '/cases/home', '/about']
  expect(new Set(paths.map(socialPath)).size).toBe(paths.length)
  expect(socialPath('/')).toBe('/social/home.png')
  expect(socialPath('/cases/galaxy')).toBe('/social/cases/galaxy.png')
})
