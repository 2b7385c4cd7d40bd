import type { SocialCard } from './card'
import { type Colour, colours } from './colours'
import { EYES_WIDTH, eyes } from './eyes'
import { layOutText } from './lay-out-text'
import { CONTENT, type Faces, type FrameOptions, MARGIN } from './layout'
import { panel, textLine, textLines } from './svg'

/** The font size of the logo's word; the eyes are 0.8 times as large. */
const LOGO = 58
const TOP = 56
const BASE = TOP + LOGO * 0.8
const MIDDLE = TOP + LOGO * 0.4
const EYES = (0.4 * EYES_WIDTH + 0.056) * LOGO
/** The gap between the parts of the head. */
const GAP = 28
const LABEL = 30

/**
 * Draws the top of every card: the logo on the left and, on the right, the section of the site, a text above it and the
 * note about the data.
 */
export function head(
  { name, area }: Pick<SocialCard, 'name' | 'area'>,
  faces: Faces,
  { ground, text, logo = ['coral', 'yellow'], note, over }: FrameOptions,
): string[] {
  const eyesOfLogo = eyes({ x: MARGIN, y: TOP, r: LOGO * 0.4, colours: logo, atNight: ground === 'night' })
  const word = layOutText(name.startsWith('Oo') ? name.slice(2) : name, faces.display, {
    // A longer name leaves the other half to the area.
    ...{ width: (area === undefined ? CONTENT : CONTENT / 2) - EYES, lines: 1, tracking: -0.02 },
    sizes: [LOGO, 50, 42, 36, 30],
  })
  const left = MARGIN + EYES
  const drawnWord = textLines(word, faces.display, { x: left, y: BASE, colour: text, tracking: -0.02 })
  const last = word.lines[0]?.at(-1)
  const room = MARGIN + CONTENT - (left + (last ? last.x + last.width : 0)) - GAP
  const pill = note === undefined ? undefined : pillOf(note, faces)
  const rows = [over, area].flatMap((row) => (row ? [row] : []))
  const set = rows.map((row) => oneLine(row, room - (pill ? pill.width + GAP : 0), faces))
  const width = Math.max(0, ...set.map((row) => row.width))
  // Beside the label about the data, text is centred on it; otherwise it is on the baseline of the logo.
  const base = rows.length > 1 ? BASE - 24 : pill ? MIDDLE + 10.5 : BASE
  return [
    eyesOfLogo,
    drawnWord,
    ...set.map((row, index) => row.draw(MARGIN + CONTENT - row.width, base + index * 36, text)),
    ...(pill ? [pill.draw(MARGIN + CONTENT - width - (width > 0 ? GAP : 0) - pill.width)] : []),
  ]
}

/** Sets a line in the largest size that fits. */
function oneLine(text: string, width: number, { label }: Faces) {
  const set = layOutText(text, label, { width, lines: 1, sizes: [LABEL, 27, 24, 21, 18], tracking: -0.01 })
  const last = set.lines[0]?.at(-1)
  return {
    width: last ? last.x + last.width : 0,
    draw: (x: number, y: number, colour: Colour) => textLines(set, label, { x, y, colour, tracking: -0.01 }),
  }
}

/** The note about the data, without a full stop, and the dashed ring that marks simulated viewers. */
function pillOf(note: string, { label }: Faces) {
  const text = note.replace(/\.$/, '')
  const width = label.measure(text, { size: LABEL, tracking: -0.01 }) + 88
  return {
    width,
    draw: (x: number) =>
      panel(x, MIDDLE - 29, width, 58, 'yellow', 29) +
      `<circle cx="${Math.round(x) + 34}" cy="${MIDDLE}" r="12" fill="none" stroke="${colours.ink}" stroke-width="3" stroke-dasharray="5 4.4"/>` +
      textLine(text, label, { x: x + 58, y: MIDDLE + 10.5, size: LABEL, colour: 'ink' }),
  }
}
