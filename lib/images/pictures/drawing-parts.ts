import { MAX_REPEATED } from './drawing-rules'
import type { MakeDrawingError } from './drawing-text'
import { drawingMessages } from './picture-messages'

interface Part {
  id: string | undefined
  /** The number of its elements, including itself. */
  size: number
  hasUse: boolean
}

/**
 * Returns a checker for what a drawing repeats with `<use>`. A part that repeats others must not be repeated itself:
 * with ten levels, each of which repeats the level below ten times, ten thousand million shapes would be drawn.
 */
export function drawingParts(drawingError: MakeDrawingError, line: () => number) {
  const open: Part[] = []
  const byId = new Map<string, Part>()
  const uses: { id: string; line: number }[] = []
  return {
    open(name: string, attributes: ReadonlyMap<string, string>): void {
      const part = { id: attributes.get('id'), size: 1, hasUse: name === 'use' }
      if (name === 'use') uses.push({ id: (attributes.get('href') ?? '').slice(1), line: line() })
      open.push(part)
      if (part.id !== undefined) byId.set(part.id, part)
    },
    close(): void {
      const part = open.pop() as Part
      const outer = open.at(-1)
      if (!outer) return
      outer.size += part.size
      outer.hasUse ||= part.hasUse
    },
    /** @throws ContentError if the drawing repeats more parts than any drawing needs */
    end(): void {
      let size = 0
      for (const { id, line } of uses) {
        const part = byId.get(id)
        size += part?.size ?? 0
        if (part?.hasUse || size > MAX_REPEATED) throw drawingError(drawingMessages['drawing-nested'], { line })
      }
    },
  }
}
