import { SOCIAL_HEIGHT, SOCIAL_WIDTH } from '../../../shared/urls'
import { colours } from '../colours'
import { framed, layOutTitle, titleAt, titleOn } from '../frame'
import { layOutText } from '../lay-out-text'
import { CONTENT, type Faces, MARGIN } from '../layout'
import { circle, textLine, textLines } from '../svg'
import type { CardOf, Draw } from './draw'
import { picture } from './picture'

const NIGHT = { ground: 'night', text: 'paper' } as const
const GAP = 24
const HALF = (CONTENT - GAP) / 2
/** The aspect ratio of tested pictures. */
const ASPECT_RATIO = 1.6

/** Draws the first tested pictures of two cases, uncropped and side by side. */
export const cases: Draw<'cases'> = (card, faces) => {
  const { pictures, note } = card.motif
  const shown = pictures.slice(0, 2)
  const title = layOutTitle(card.title, faces, { lines: 1, sizes: [100, 88, 76, 64, 52] })
  return framed(
    card,
    faces,
    shown.length > 0 ? { ...NIGHT, note } : NIGHT,
    titleAt(title, faces, { top: 152, colour: 'paper' }),
    ...shown.map((_, index) => drawPicture(index, MARGIN + index * (HALF + GAP), 272, HALF)),
  )
}

/** Draws the tested pictures of a case, with the density of all gaze on them. */
export const oneCase: Draw<'case'> = (card, faces) =>
  card.motif.versions.length > 1 ? drawComparison(card, faces) : drawSingle(card, faces)

function drawComparison(card: CardOf<'case'>, faces: Faces): string {
  const { versions, note, name } = card.motif
  const title = layOutTitle(card.title, faces, { lines: 1, sizes: [118, 104, 92, 80, 68, 56] })
  const left = (index: number) => MARGIN + index * (HALF + GAP)
  return framed(
    card,
    faces,
    { ...NIGHT, note, over: name },
    titleAt(title, faces, { colour: 'paper' }),
    // At least two thirds of each are visible: the rest is below the lower edge.
    ...versions.map((_, index) => drawPicture(index, left(index), 392, HALF)),
    ...versions.map((version, index) => drawName(version.letter, version.name, left(index), faces, index)),
  )
}

/** The letter of a version and its name, above its picture. */
function drawName(letter: string | undefined, name: string, x: number, { display }: Faces, index: number): string {
  const y = 340
  const set = layOutText(name, display, { width: HALF - 72, lines: 1, sizes: [40, 36, 32], tracking: -0.02 })
  return (
    circle(x + 28, y, 28, index === 0 ? 'mint' : 'coral') +
    textLine(letter ?? '', display, { x: x + 28, y: y + 12.5, size: 36, colour: 'ink', align: 'middle' }) +
    textLines(set, display, { x: x + 72, y: y + 13, colour: 'paper', tracking: -0.02 })
  )
}

function drawSingle(card: CardOf<'case'>, faces: Faces): string {
  const { note, name } = card.motif
  const title = layOutTitle(card.title, faces, { width: 412, lines: 4, sizes: [124, 112, 100, 88, 76, 64, 52] })
  // Uncropped, and in the corner.
  const width = 700
  const height = width / ASPECT_RATIO
  return framed(
    card,
    faces,
    { ground: 'pink', text: 'ink', note, over: name },
    drawPicture(0, SOCIAL_WIDTH - width, SOCIAL_HEIGHT - height, width, 'corner'),
    titleOn(title, faces, { bottom: 556, colour: 'ink' }),
  )
}

/**
 * A tested picture in its own shape, with rounded corners; in the corner of the card, only the upper left one is
 * rounded.
 */
function drawPicture(index: number, x: number, y: number, width: number, position?: 'corner'): string {
  const height = width / ASPECT_RATIO
  const overhang = position ? 40 : 0
  const shape = `<rect x="${x}" y="${y}" width="${width + overhang}" height="${height + overhang}" rx="20"/>`
  // A dark picture would have no visible edge on the dark background.
  const edge = position
    ? ''
    : `<g fill="none" stroke="${colours.nightMute}" stroke-opacity=".4" stroke-width="2">${shape}</g>`
  return picture(index, shape, { x, y, width, height }) + edge
}
