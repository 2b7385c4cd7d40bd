/**
 * A layer of ink: how often each pixel is printed. Overlapping circles are printed one over another, so the ink
 * builds up.
 */
export class InkLayer {
  readonly counts: Float32Array

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.counts = new Float32Array(width * height)
  }

  /**
   * Prints a filled circle with an edge one pixel soft. Centre and radius are in pixels; `ink` is the amount, 1 for a
   * full print.
   */
  circle(x: number, y: number, r: number, ink = 1): void {
    const fromX = Math.max(0, Math.floor(x - r - 1))
    const toX = Math.min(this.width - 1, Math.ceil(x + r + 1))
    const fromY = Math.max(0, Math.floor(y - r - 1))
    const toY = Math.min(this.height - 1, Math.ceil(y + r + 1))
    for (let py = fromY; py <= toY; py += 1) {
      for (let px = fromX; px <= toX; px += 1) {
        const distance = Math.sqrt((px + 0.5 - x) * (px + 0.5 - x) + (py + 0.5 - y) * (py + 0.5 - y))
        const covered = Math.min(1, Math.max(0, r - distance + 0.5))
        const index = py * this.width + px
        if (covered > 0) this.counts[index] = (this.counts[index] as number) + ink * covered
      }
    }
  }

  /** Returns a copy that can be printed on without changing this layer. */
  copy(): InkLayer {
    const copy = new InkLayer(this.width, this.height)
    copy.counts.set(this.counts)
    return copy
  }
}
