import type { Person } from '@oogwenk/gaze'
import * as settings from '@oogwenk/gaze/settings'
import { addCanvas, fillCircle } from './light'
import type { StageVersion } from './store'

/** The radius of a person's eye, in CSS pixels: smaller on a small picture. */
const RADIUS = { small: 5, large: 7 }
/** A picture narrower than this is small, in CSS pixels. */
const SMALL = 500
/** Gaze that moves farther than this within a step jumps, and is not interpolated. In units of the grid. */
const JUMP = 90

/**
 * Returns where a person looks at a moment, in units of the grid; undefined while gaze is lost.
 * @param t in milliseconds
 */
export function gazeAt({ x, y }: Pick<Person, 'x' | 'y'>, t: number): [x: number, y: number] | undefined {
  const position = Math.max(0, Math.min(x.length - 1, t / settings.CURVE_STEP - 0.5))
  const [step, part] = [Math.floor(position), position % 1]
  const from = [x[step] as number, y[step] as number] as const
  const to = [x[step + 1] ?? Number.NaN, y[step + 1] ?? Number.NaN] as const
  const isJump = !(Math.hypot(to[0] - from[0], to[1] - from[1]) < JUMP)
  const nearest = part < 0.5 ? from : to
  const gaze = isJump ? nearest : [from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1])]
  return Number.isNaN(gaze[0]) ? undefined : [gaze[0] as number, gaze[1] as number]
}

/** Adds a canvas that shows an eye where each person looks. Each drawing clears only the eyes of the previous one. */
export function makeEyes({ frame, data }: StageVersion) {
  const context = addCanvas(frame)
  let [scale, radius] = [1, RADIUS.large]
  let before: [x: number, y: number][] = []
  return {
    /** Prepares for a size. @param width in canvas pixels @param density canvas pixels per CSS pixel */
    size(width: number, density: number) {
      scale = width / data.grid.width
      radius = density * (width / density < SMALL ? RADIUS.small : RADIUS.large)
      Object.assign(context.canvas, { width, height: Math.round(data.grid.height * scale) })
      before = []
    },
    show(t: number, people: readonly { person: Person }[]) {
      const reach = radius + 3
      for (const [x, y] of before) context.clearRect(x - reach, y - reach, 2 * reach, 2 * reach)
      before = people.flatMap(({ person }) => {
        const gaze = gazeAt(person, t)
        return gaze ? [[gaze[0] * scale, gaze[1] * scale] as [number, number]] : []
      })
      context.lineWidth = radius / 5
      context.strokeStyle = '#10134a'
      for (const [x, y] of before) {
        fillCircle(context, x, y, radius, '#f6f5f0')
        context.stroke()
        fillCircle(context, x, y, radius * 0.45, '#171b6b')
      }
    },
  }
}
