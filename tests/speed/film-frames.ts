/** A frame of a film of a page. */
export interface Frame {
  /** In milliseconds after the request. */
  time: number
  png: Buffer
}

/**
 * Returns what the window shows at a moment: the last frame until then.
 * @param moment in milliseconds after the request
 * @returns undefined while the window is still blank; frames before the request show the page before
 */
export function frameAt(frames: readonly Frame[], moment: number): Frame | undefined {
  return frames.findLast(({ time }) => time >= 0 && time <= moment)
}
