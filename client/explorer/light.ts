import type { Fixation } from '@oogwenk/gaze'
import { circleOf, sharedLooks } from '../../lib/charts/lit'
import type { StageVersion } from './store'

/** The width of the rim around the lit area, in units of the grid. */
const RIM = 3
/** A fixation circle is redrawn once its radius has grown by this much, in canvas pixels. */
const GROWTH = 0.4

/** The colour of a version. */
export const COLOURS = { a: '#87e5ea', b: '#fe8d73' } as const

/** A picture that lights up where people look. */
export interface Light {
  /** Prepares for a width, in canvas pixels. */
  size: (width: number) => void
  /**
   * Shows all fixations up to a moment, or hides them. Going forwards, only what is new is drawn.
   * @param t milliseconds
   */
  show: (t: number, people: readonly { fixations: readonly Fixation[] }[], hidden: boolean) => void
}

/** Adds two layers over a picture: one darkened like the static stage, and the light on top. */
export function makeLight({ frame, letter, data }: StageVersion): Light {
  const image = frame.querySelector('img') as HTMLImageElement
  const [dark, lit] = [addCanvas(frame), addCanvas(frame)]
  // The text alternative of the static drawing stays, but the canvases now draw what it describes.
  for (const drawing of frame.querySelectorAll('svg')) drawing.replaceChildren()
  // Whether at least two others looked there depends on everybody, not just on the chosen people.
  const shared = sharedLooks(data.sessions.map(({ fixations }) => fixations))
  const sharedOf = new Map<readonly Fixation[], readonly Fixation[]>(
    data.sessions.map(({ fixations }, index) => [fixations, shared[index] ?? []]),
  )
  let pattern: CanvasPattern | string = '#000'
  let scale = 1
  let people: readonly unknown[] | undefined
  let circles: { fixation: Fixation; drawn: number }[] = []
  let [next, last] = [0, 0]
  let active: typeof circles = []

  const clear = () => {
    lit.clearRect(0, 0, lit.canvas.width, lit.canvas.height)
    for (const each of circles) each.drawn = 0
    ;[next, last, active] = [0, 0, []]
  }
  const draw = (each: (typeof circles)[number], t: number) => {
    const { x, y, radius } = circleOf(each.fixation, t)
    const done = t >= each.fixation.end
    if (radius > 0 && (done || (radius - each.drawn) * scale > GROWTH)) {
      each.drawn = radius
      // The rim goes below everything drawn so far, so there is none between two circles that touch.
      lit.globalCompositeOperation = 'destination-over'
      fillCircle(lit, x * scale, y * scale, (radius + RIM) * scale, COLOURS[letter])
      lit.globalCompositeOperation = 'source-over'
      fillCircle(lit, x * scale, y * scale, radius * scale, pattern)
    }
    return !done
  }
  return {
    size(width) {
      scale = width / data.grid.width
      const height = Math.round(data.grid.height * scale)
      for (const { canvas } of [dark, lit]) Object.assign(canvas, { width, height })
      dark.drawImage(image, 0, 0, width, height)
      const copy = document.createElement('canvas')
      Object.assign(copy, { width, height })
      copy.getContext('2d')?.drawImage(image, 0, 0, width, height)
      pattern = lit.createPattern(copy, 'no-repeat') ?? '#000'
      for (const [blend, colour] of [
        ['color', '#3b4087'],
        ['multiply', '#4d57b4'],
        ['source-over', 'rgb(43 49 136 / 36%)'],
      ] as const) {
        dark.globalCompositeOperation = blend
        dark.fillStyle = colour
        dark.fillRect(0, 0, width, height)
      }
      clear()
    },
    show(t, chosen, hidden) {
      lit.canvas.hidden = hidden
      if (hidden) return
      if (chosen !== people) {
        people = chosen
        circles = chosen
          .flatMap(({ fixations }) => (sharedOf.get(fixations) ?? []).map((fixation) => ({ fixation, drawn: 0 })))
          .sort((one, other) => one.fixation.start - other.fixation.start)
        clear()
      }
      if (t < last) clear()
      last = t
      for (; next < circles.length && (circles[next] as (typeof circles)[number]).fixation.start < t; next++)
        active.push(circles[next] as (typeof circles)[number])
      active = active.filter((each) => draw(each, t))
    },
  }
}

/**
 * Fills a circle, and leaves its path to be stroked. It takes separate numbers because it runs for each circle in each
 * frame, where an array would be created and read each time.
 */
export function fillCircle(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  radius: number,
  fill: CanvasPattern | string,
): void {
  context.fillStyle = fill
  context.beginPath()
  context.arc(x, y, radius, 0, 2 * Math.PI)
  context.fill()
}

/** Adds a canvas as large as the frame, above everything in it. */
export function addCanvas(frame: HTMLElement): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas')
  canvas.className = 'explorer-canvas'
  canvas.setAttribute('aria-hidden', 'true')
  frame.append(canvas)
  return canvas.getContext('2d') as CanvasRenderingContext2D
}
