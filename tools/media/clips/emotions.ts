import type { Results } from '@oogwenk/gaze'
import { colours } from '../stills/colours'
import { drawSvg, type Picture } from './canvas'
import { type Point, pathUntil, valueAt } from './curve'
import { face, type Mood } from './face'
import { meanOf, seriesOf } from './series'
import { easeInOut, momentOf } from './timing'

/** The emotions of the burger page that are drawn, with the width of their line. */
const SHOWN = [
  { emotion: 'happiness', colour: colours.yellow, width: 13 },
  { emotion: 'surprise', colour: colours.paper, width: 7 },
  { emotion: 'disgust', colour: colours.navy, width: 10 },
] as const
/** The share at which a drawn face shows a feeling fully. */
const FULL = 0.36
/** Faces: two rows of six. */
const FACES = { x: 92, y: 92, across: 155, down: 144, r: 62 }
/**
 * Curves: where they begin and finally end; zero, and the pixels of a share of 1; the radius of the faces at their
 * ends.
 */
const CURVES = { from: -12, to: 848, zero: 545, scale: 950, faceRadius: 30 }
/** The colours of the faces of viewers. */
const FACE_COLOURS = [colours.yellow, colours.paper, colours.mint, colours.pink]

/** Draws the frames of "Emotions": twelve faces looking at the burger page, and the mean of what they show. */
export function emotions(results: Results, scale: number): (frame: number) => Promise<Picture> {
  const series = SHOWN.map(({ emotion }) => seriesOf(results, ({ emotions }) => emotions[emotion]))
  const means = SHOWN.map(({ emotion }) => meanOf(results, ({ emotions }) => emotions[emotion]))
  return (frame) => {
    const { time, visible } = momentOf(frame)
    const part = visible < 1 ? visible : time / 10_000
    const faces = results.participants.map((_, person) => {
      const shows = series.map((people) => {
        const own = people[person] as number[]
        const now = valueAt(own, time / 10_000)
        return easeInOut(Math.min(1, (visible * now + (1 - visible) * (own[0] as number)) / FULL))
      })
      const mood: Mood = { happiness: shows[0] as number, surprise: shows[1] as number, disgust: shows[2] as number }
      const x = FACES.x + FACES.across * (person % 6)
      const y = FACES.y + FACES.down * Math.floor(person / 6)
      return face(x, y, FACES.r, FACE_COLOURS[(person * 3 + Math.floor(person / 6)) % 4] as string, mood)
    })
    const curves = means.map((mean, index) => curve(mean, part, SHOWN[index] as (typeof SHOWN)[number]))
    return drawSvg(colours.coral, faces.join('') + curves.join('') + endFaces(means, part), scale)
  }
}

const pointAt = (mean: readonly number[], part: number): Point => ({
  x: CURVES.from + (CURVES.to - CURVES.from) * part,
  y: CURVES.zero - CURVES.scale * valueAt(mean, part),
})

function curve(mean: readonly number[], part: number, { colour, width }: (typeof SHOWN)[number]): string {
  const path = pathUntil(mean, part, (position) => pointAt(mean, position))
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
}

/** Draws a face at the end of each curve, with the emotion of the curve. */
function endFaces(means: readonly (readonly number[])[], part: number): string {
  const ends = means.map((mean) => pointAt(mean, part))
  const ys = spreadOut(
    ends.map(({ y }) => y),
    2 * CURVES.faceRadius + 10,
  )
  return SHOWN.map(({ emotion, colour }, index) => {
    const mood = { happiness: 0, surprise: 0, disgust: 0, [emotion]: 1 }
    const [x, y] = [(ends[index] as Point).x + CURVES.faceRadius, ys[index] as number]
    const ring = `<circle cx="${x}" cy="${y}" r="${CURVES.faceRadius + 4}" fill="${colour}"/>`
    return ring + face(x, y, CURVES.faceRadius, emotion === 'disgust' ? colours.mint : colour, mood)
  }).join('')
}

/**
 * Moves heights that are closer than `minDistance` to about that distance. Two that cross pass each other without a
 * jump.
 */
function spreadOut(heights: readonly number[], minDistance: number, rounds = 4): readonly number[] {
  if (rounds === 0) return heights
  const moved = heights.map((height, index) =>
    heights.reduce((sum, other, otherIndex) => {
      const distance = height - other
      const missing = Math.max(0, minDistance - Math.abs(distance))
      return otherIndex === index ? sum : sum + (missing / 2) * Math.tanh(distance / 8)
    }, height),
  )
  return spreadOut(moved, minDistance, rounds - 1)
}
