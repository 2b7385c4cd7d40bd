import type { Results } from '@oogwenk/gaze'
import sharp from 'sharp'
import { colours } from '../stills/colours'
import { burgerPage } from './burger-page'
import { type Picture, svg } from './canvas'
import { EYE, eyesAt } from './eyes'
import { type Label, prepareLabels } from './labels'
import { areasOf, dwellUntil, fixationsOf } from './looks'
import { easeInOut, FROM_GRID, momentOf } from './timing'

/** In pixels: half the side of a handle, the line width of a box, and the distance of a box from its area. */
const HALF_HANDLE = 5.5
const LINE = 3.2
const GAP = 4
/**
 * The tag on an edge of a box: its height, how much of that is inside the box, the space around its words and their
 * size, and the width of the bar beside it, which is as long as the edge for the area that people look at longest.
 */
const TAG = { height: 36, inside: 8, padding: 11, fontSize: 25, bar: 10 }
/** Below this line of the page, tags are on the lower edge, because there is no room above. */
const LOWER = 450

/**
 * Draws the frames of "Areas of interest": boxes around the parts of the burger page, and how long people look at each.
 */
export async function areas(results: Results, scale: number): Promise<(frame: number) => Promise<Picture>> {
  const [page, parts, label] = await Promise.all([
    burgerPage(scale),
    areasOf('bugfoundation'),
    prepareLabels('0123456789. s', TAG.fontSize * scale, colours.paper),
  ])
  const looks = fixationsOf(results)
  const longest = Math.max(...parts.map((part) => dwellUntil(looks, part, 10_000)))
  return async (frame) => {
    const { time, visible, live } = momentOf(frame)
    const tags = await Promise.all(
      parts.map(async (part) => {
        const seconds = dwellUntil(looks, part, time) * visible
        return { box: boxAround(part), seconds, label: await label(`${seconds.toFixed(1)} s`) }
      }),
    )
    const drawn = tags.map(({ box, seconds, label }) => drawBox(box, seconds / longest, label, scale)).join('')
    const eyes =
      live > 0
        ? eyesAt(results, time)
            .map(({ x, y }) => eye(x, y, easeInOut(live)))
            .join('')
        : ''
    const positioned = tags.map(({ box, label }) => ({
      input: label.png,
      left: Math.round((box.x - HALF_HANDLE / 2 + TAG.padding) * scale),
      top: Math.round((tagTop(box) + TAG.height / 2) * scale - label.height / 2),
    }))
    const { data, info } = await sharp(page)
      .composite([{ input: Buffer.from(svg(drawn + eyes, scale)) }, ...positioned])
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { width: info.width, height: info.height, data }
  }
}

/** A rectangle in pixels of the clip. */
interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Returns the box around an area, in pixels of the clip. */
const boxAround = ({ x, y, width, height }: Box): Box => ({
  x: x * FROM_GRID - GAP,
  y: y * FROM_GRID - GAP,
  width: width * FROM_GRID + 2 * GAP,
  height: height * FROM_GRID + 2 * GAP,
})

/** Returns the upper edge of a box's tag. */
function tagTop({ y, height }: Box): number {
  return y < LOWER ? y - TAG.height + TAG.inside : y + height - TAG.inside
}

/** Draws a box with handles, its tag, and a bar along the edge that grows with time. */
function drawBox(box: Box, share: number, label: Label, scale: number): string {
  const { x: left, y: top, width: w, height: h } = box
  const side = 2 * HALF_HANDLE
  const handles = [left, left + w].flatMap((x) =>
    [top, top + h].map((down) => `M${x - HALF_HANDLE} ${down - HALF_HANDLE}h${side}v${side}h${-side}z`),
  )
  const tag = label.width / scale + 2 * TAG.padding
  const edge = box.y < LOWER ? top : top + h
  const bar = (tag + (w - tag) * share).toFixed(1)
  return (
    `<g stroke="${colours.navy}" stroke-width="${LINE}"><path d="M${left} ${top}h${w}v${h}h${-w}z" fill="none"/><path d="${handles.join('')}" fill="${colours.mint}"/></g>` +
    `<g fill="${colours.navy}"><path d="M${left} ${edge - TAG.bar / 2}h${bar}v${TAG.bar}h-${bar}z"/>` +
    `<rect x="${left - HALF_HANDLE}" y="${tagTop(box)}" width="${(tag + HALF_HANDLE).toFixed(1)}" height="${TAG.height}" rx="6"/></g>`
  )
}

const eye = (x: number, y: number, size: number) =>
  `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(EYE.r * size).toFixed(2)}" fill="${colours.paper}" stroke="${colours.navy}" stroke-width="${(2 * size).toFixed(2)}"/><circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(EYE.pupil * size).toFixed(2)}" fill="${colours.navy}"/>`
